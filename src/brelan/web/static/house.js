/* Every page: menus that close, addresses that copy, choices that need no second press. All of it works without, too. */
(() => {
  for (const select of document.querySelectorAll("select[data-submit]")) {
    select.addEventListener("change", () => select.form.requestSubmit());
    for (const button of select.form.querySelectorAll("button")) button.hidden = true;
  }
  document.addEventListener("click", (event) => {
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      if (!menu.contains(event.target)) menu.open = false;
    }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const field = document.getElementById(copy.dataset.copy);
      field.select();
      // At home the house is not served over https, and then a page has no clipboard of its own.
      if (navigator.clipboard) navigator.clipboard.writeText(field.value);
      else document.execCommand("copy");
      copy.textContent = copy.dataset.done;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
    if (menu) {
      menu.open = false;
      menu.querySelector("summary").focus();
    }
  });
  // A hand is gone through with the arrow keys, wherever one is not writing.
  document.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: "arrowleft", ArrowRight: "arrowright" }[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = document.querySelector(`.steps a[href][data-key="${way}"]`);
    if (step && !event.target.matches("input, select, textarea")) {
      event.preventDefault();
      step.click();
    }
  });
  // Its log is read from its end: that is the step one looks at.
  for (const log of document.querySelectorAll("ol.log")) log.scrollTop = log.scrollHeight;
  const copying = () => {
    for (const copy of document.querySelectorAll("[data-copy][hidden]")) copy.hidden = false;
  };
  copying();
  document.addEventListener("htmx:after:swap", copying);
  for (const stepper of document.querySelectorAll(".page [data-stepper]")) stepper.dataset.ready = "1";

  // Sounds are a matter of this device: kept here, and off until somebody switches one on.
  const sounds = document.querySelector("[data-sounds]");
  const kept = (name) => {
    try { return localStorage.getItem(`sound-${name}`) === "on"; } catch { return false; }
  };
  if (sounds && window.AudioContext) {
    sounds.hidden = false;
    for (const box of sounds.querySelectorAll("[data-sound]")) {
      box.checked = kept(box.dataset.sound);
      box.addEventListener("change", () => {
        try { localStorage.setItem(`sound-${box.dataset.sound}`, box.checked ? "on" : "off"); } catch { /* private window */ }
        if (box.checked && window.brelanSound) window.brelanSound(box.dataset.sound, true);
      });
    }
  }
  window.brelanSoundKept = kept;
})();
