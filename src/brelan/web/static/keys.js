/* Keys at the table: 1–5, Enter, P, X, D, H, ?. Nothing here does what cannot be done by tapping. */
(() => {
  const enabled = (element) => element && element.getAttribute("aria-disabled") !== "true" ? element : null;
  const press = (selector) => {
    const found = enabled(document.querySelector(selector));
    if (found) found.click();
    return Boolean(found);
  };
  const number = (digit) => {
    const cards = [...document.querySelectorAll("#desk .hand")];
    const mode = document.getElementById("table").dataset.mode;
    if (["draw", "play", "correct"].includes(mode)) {
      const card = cards[digit - 1];
      if (!card) return false;
      const box = card.querySelector("input");
      (box ?? card).click();
      (box ?? card).focus();
      return true;
    }
    const button = document.querySelectorAll("#bar form > button:not([type=button])")[digit - 1];
    if (button) button.focus();
    return Boolean(button);
  };
  const deeds = {
    p: () => press("[data-key=p]"),
    x: () => press("[data-key=x]") || press("#bet .act"),
    c: () => press("[data-key=c]"),
    f: () => press("[data-key=f]"),
    n: () => press("[data-key=n]"),
    h: () => press("#do-hint"),
    d: () => {
      const amount = document.getElementById("bet-number");
      if (amount) { amount.focus(); amount.select(); return true; }
      return press("#do-draw");
    },
    enter: () => press("#do-draw") || press("#do-ready") || press("#cut-go") || press("#do-start"),
    "?": () => { document.getElementById("help").showModal(); return true; },
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const here = event.target;
    const writes = here.matches("input:not([type=checkbox]):not([type=range]), textarea, select");
    if (writes) return;
    const key = event.key.toLowerCase();
    // Enter on a button or a link is that button's own.
    if (key === "enter" && here.matches("button, a, summary")) return;
    if (/^[1-9]$/.test(key) ? number(Number(key)) : deeds[key]?.()) event.preventDefault();
  });
})();
