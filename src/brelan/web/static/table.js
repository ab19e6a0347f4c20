/* The table: what comes from the house is morphed in; here is only what must answer at once. */
(() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const live = document.getElementById("live");
  const lost = document.getElementById("lost");
  const table = () => document.getElementById("table");

  // ---- what lay there and what lies there now
  const places = (root) => [...root.querySelectorAll("#felt [data-card], #desk [data-card]")]
    .map((card) => card.dataset.card + card.closest("section").id).join();
  const seen = () => ({
    down: [...document.querySelectorAll("#felt .played")].map((card) => card.dataset.card),
    pot: table().dataset.pot,
    turn: table().dataset.turn,
    stage: table().dataset.stage,
  });

  // ---- one table at a time: answers come by two ways, and one that was overtaken must not bring back an older table
  let newest = Number(table().dataset.changes);
  let waiting = null, busy = false, flown = 0;

  const flying = new CSSStyleSheet();
  if (document.startViewTransition && !calm.matches) {
    for (let card = 0; card < 52; card++) {
      flying.insertRule(`.flying #live [data-card="${card}"] { view-transition-name: card-${card}; }`);
    }
    document.adoptedStyleSheets.push(flying);
  }
  const skip = () => document.activeViewTransition?.skipTransition();
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, { capture: true, passive: true });

  // The last card of a hand, or the hands that are shown: whoever sits there sees them before the account covers them.
  let lingers = 0;
  function linger() {
    live.classList.add("lingering");
    clearTimeout(lingers);
    lingers = setTimeout(() => live.classList.remove("lingering"), 1500);
  }
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => live.classList.remove("lingering"), { capture: true, passive: true });

  async function put() {
    const { text } = waiting, before = seen();
    waiting = null;
    await htmx.swap({ sourceElement: live, target: live, swap: "innerMorph", text, transition: false, ours: true });
    settle();
    const now = seen();
    if (now.down.some((card) => !before.down.includes(card))) window.brelanSound("card");
    if (before.stage === "playing" && now.stage !== "playing") linger();
    // Whoever pressed Start far down in the lobby sees the table from its top.
    if (before.stage === "lobby" && now.stage !== "lobby") scrollTo(0, 0);
    if (now.pot !== before.pot) window.brelanSound("chips");
    if (now.turn && !before.turn) window.brelanSound("turn");
  }

  async function show() {
    if (busy) return; // whoever is at it takes the newest when it comes to it
    busy = true;
    try {
      while (waiting) {
        const quiet = calm.matches || document.hidden || !document.startViewTransition;
        const moment = performance.now();
        // Only when cards move, and never one flight on the heels of another.
        if (quiet || moment - flown < 300 || waiting.places === places(live)) await put();
        else {
          flown = moment;
          document.documentElement.classList.add("flying");
          const flight = document.startViewTransition(put);
          flight.ready.catch(() => {});
          flight.finished.catch(() => {}).then(() => document.documentElement.classList.remove("flying"));
          await flight.updateCallbackDone;
        }
      }
    } finally {
      busy = false;
    }
  }

  htmx.registerExtension("brelan", {
    htmx_before_swap(_element, { ctx, tasks }) {
      if (ctx.ours) return true;
      const fragment = tasks[0]?.fragment, told = fragment?.querySelector("#table");
      if (!told) {
        missed(fragment);
        return false;
      }
      const changes = Number(told.dataset.changes);
      if (changes >= newest) {
        newest = changes;
        waiting = { text: ctx.text, places: places(fragment) };
        show();
      }
      return false;
    },
    // What a person has opened, ticked or pushed stays so while others act.
    htmx_before_morph_attr(element, { attrName }) {
      if (attrName === "open" && element.matches("details")) return false;
      return !(attrName === "value" && element.matches("[data-slider], [data-number]") && element.closest("form")?.dataset.touched);
    },
  });

  // ---- after every change
  const title = document.title;
  function settle() {
    const now = table();
    if (!now) return;
    document.title = now.dataset.title ? `${now.dataset.title} ${title}` : title;
    tabs();
    drawn();
    last();
    for (const stepper of document.querySelectorAll("[data-stepper]")) bet(stepper);
    lastLine();
  }

  // The log is read from its end.
  function lastLine() {
    const log = document.getElementById("log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  // ---- what was said since the talk was last before one's eyes
  const spot = `heard ${live.dataset.address}`;
  let heard = 0, latest = 0;
  try { heard = Number(sessionStorage.getItem(spot)); } catch { /* private window */ }
  function talk() {
    const panel = document.getElementById("panel-talk"), last = panel?.querySelector("#talk p:last-child");
    const said = Number(last?.id.replace("said-", "") ?? 0);
    const box = panel?.getBoundingClientRect();
    const field = document.getElementById("say-text");
    // What has been said need not be wiped away before the next thing is.
    if (said > latest && field?.value && last.textContent.endsWith(` ${field.value.trim().split(/\s+/).join(" ")}`)) field.value = "";
    latest = said;
    if (said > heard && box.height && box.top < innerHeight - 40 && box.bottom > 0) {
      heard = said;
      try { sessionStorage.setItem(spot, heard); } catch { /* private window */ }
    }
    for (const mark of document.querySelectorAll("[data-fresh]")) mark.hidden = said <= heard;
  }
  for (const kind of ["scroll", "resize"]) addEventListener(kind, talk, { passive: true });

  // ---- tabs beside the table
  let tab = "";
  function tabs() {
    const bar = document.querySelector("[data-tabs]"), side = document.getElementById("side");
    if (!bar) return;
    bar.hidden = false;
    side.classList.add("tabbed");
    const buttons = [...bar.querySelectorAll("[data-tab]")];
    const open = buttons.some((button) => button.dataset.tab === tab) ? tab : buttons[0].dataset.tab;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.tab === open));
    for (const panel of side.querySelectorAll(".panel")) panel.classList.toggle("on", panel.id === `panel-${open}`);
    talk();
  }

  // ---- changing cards: tap them away, then one confirm
  function drawn() {
    const button = document.querySelector("[data-draw]");
    if (!button) return;
    const count = document.querySelectorAll("#draw input[name=card]:checked").length;
    button.textContent = button.dataset.draw.split("|")[count] ?? button.textContent;
  }

  // ---- the last card goes by itself, for whoever wants that, when they have seen what it goes to
  let sent = "";
  function last() {
    const { only, version } = table().dataset;
    if (!only || sent === version) return;
    sent = version;
    setTimeout(() => {
      if (table().dataset.version === version) document.getElementById(`card-${only}`)?.click();
    }, 700);
  }

  // ---- a number by slider, steps, keys and quick amounts; always with what it comes to
  function bet(stepper, wanted) {
    const number = stepper.querySelector("[data-number]"), slider = stepper.querySelector("[data-slider]");
    const low = Number(number.min), high = Number(number.max);
    const typing = wanted === undefined && document.activeElement === number;
    const amount = Math.min(high, Math.max(low, Math.round(Number(wanted ?? number.value)) || low));
    if (!typing) number.value = amount;
    if (slider) slider.value = amount;
    const form = stepper.closest("form");
    const button = form.querySelector("[data-label]"), result = form.querySelector("[data-result]");
    const put = Number(stepper.dataset.put), cave = Number(stepper.dataset.cave);
    const filled = (text) => text.replace("{n}", amount).replace("{m}", amount - put).replace("{r}", cave - amount + put);
    if (button) button.textContent = filled(button.dataset.label);
    if (result) result.textContent = filled(result.dataset.result);
  }

  document.addEventListener("input", (event) => {
    if (event.target.matches("#draw input[name=card]")) {
      const row = event.target.closest("[data-most]");
      if (row.querySelectorAll(":checked").length > Number(row.dataset.most)) event.target.checked = false;
      drawn();
    }
    const stepper = event.target.closest("[data-stepper]");
    if (stepper) {
      stepper.closest("form").dataset.touched = "1";
      bet(stepper, event.target.matches("[data-slider]") ? event.target.value : undefined);
    }
  });
  document.addEventListener("change", (event) => {
    const stepper = event.target.closest("[data-stepper]");
    if (stepper) bet(stepper, event.target.value);
  });

  document.addEventListener("click", (event) => {
    const chosen = event.target.closest("[data-tab]");
    if (chosen) {
      tab = chosen.dataset.tab;
      tabs();
      lastLine();
    }
    if (event.target.closest("[data-open-talk]")) {
      tab = "talk";
      tabs();
      document.getElementById("panel-talk").scrollIntoView({ block: "center" });
      document.getElementById("talk").focus({ preventScroll: true });
      talk();
    }
    const stepper = event.target.closest("[data-stepper]");
    const step = event.target.closest("[data-step]"), quick = event.target.closest("[data-amount]");
    if (stepper && (step || quick)) {
      stepper.closest("form").dataset.touched = "1";
      const now = Number(stepper.querySelector("[data-number]").value);
      bet(stepper, step ? now + Number(step.dataset.step) : quick.dataset.amount);
    }
    const card = event.target.closest(".hand[aria-disabled=true]");
    if (card) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (card.dataset.why) why(card.dataset.why, card.dataset.clause);
    }
    if (event.target.closest("[data-help]")) document.getElementById("help").showModal();
  }, true);

  // An answer without a table takes none away: it is a notice of the house, or a proxy that could not reach it.
  function missed(answer) {
    const words = [...answer?.querySelectorAll(".notice h1, .notice .lead") ?? []].map((said) => said.textContent);
    if (words.length) why(words.join(". "));
    else astray();
  }

  // A wrong tap is answered in the line above the cards, at once, with the clause and the way to it.
  function why(text, clause) {
    const ask = document.getElementById("ask");
    const line = document.createElement("p");
    line.className = "refused";
    line.id = "refused";
    line.textContent = `${text} `;
    if (clause) {
      const rule = document.createElement("a");
      rule.className = "clause";
      rule.href = `${document.querySelector("#strip a").getAttribute("href")}#${clause.split(",")[0].trim()}`;
      rule.textContent = clause;
      line.append(rule);
    }
    ask.replaceChildren(line);
  }

  // ---- the line to the house. One that was cut need not say so: after a silence, or when something did not go through,
  // the house is asked how far the table is. When it does not answer, or is further than this page, the line is laid anew.
  let line = null, heardAt = performance.now(), asking = false;
  const down = (is) => { lost.hidden = !is; };
  const open = () => line?.socket?.readyState === WebSocket.OPEN;
  async function asked() {
    if (asking || !open()) return; // where it is known to be cut, it is being laid already
    asking = true;
    const { socket } = line;
    let behind = true;
    try {
      const answer = await fetch(`${live.dataset.address}/view`, { signal: AbortSignal.timeout(8000) });
      const changes = Number(/ data-changes="(\d+)"/.exec(await answer.text())[1]);
      // What was told at the same time may still be on its way.
      if (changes > newest) await new Promise((on) => setTimeout(on, 1000));
      behind = changes > newest;
    } catch { /* no answer, or none about this table */ }
    asking = false;
    heardAt = performance.now();
    if (behind) {
      down(true);
      socket.close();
    } else if (open()) down(false);
  }
  live.addEventListener("htmx:ws:close", () => down(true));
  live.addEventListener("htmx:ws:after:connection", (event) => {
    line = event.detail.connection;
    down(false);
    newest = -1; // the house may have been opened anew, and counts anew
  });
  live.addEventListener("htmx:ws:before:message:incoming", () => {
    heardAt = performance.now();
    down(false);
  });
  function astray() {
    down(true);
    setTimeout(asked, 2000);
  }
  live.addEventListener("htmx:error", astray);
  addEventListener("online", asked);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) asked(); });
  setInterval(() => { if (!document.hidden && performance.now() - heardAt > 25_000) asked(); }, 5000);
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  setInterval(() => {
    const clock = document.querySelector("[data-seconds]");
    const left = clock && Number(clock.dataset.seconds);
    if (!clock || left <= 0) return;
    clock.dataset.seconds = left - 1;
    const words = clock.firstElementChild;
    words.textContent = words.textContent.replace(String(left), String(left - 1));
  }, 1000);

  document.querySelector("[data-help]").hidden = false;
  settle();
})();
