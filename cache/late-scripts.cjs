/**
 * This function runs in the browser, as an inline script. It loads the scripts with `data-src` after the first paint,
 * or earlier at the first touch or key press.
 *
 * Until React handles events, the function stores the last click on a button, or on a link with `data-held`, in
 * `window.earlyPress`, and the values of the filled fields in `window.earlyFields`. After hydration,
 * components/layout/early-events.tsx repeats the click and the inputs.
 *
 * The event "load" also starts the scripts, because a page in a hidden tab is not painted. If a script fails to load,
 * no click is stored any more, so that links work. These comments are outside the function, because every page contains
 * the text of the function.
 */
function fetchLateScripts() {
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const late of document.querySelectorAll("script[data-src]")) {
      const script = document.createElement("script");
      script.setAttribute("src", late.dataset.src);
      if (late.id) script.id = late.id;
      script.setAttribute("async", "");
      script.addEventListener("error", () => {
        window.earlyPress = null;
      });
      late.replaceWith(script);
    }
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  addEventListener("load", start);
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, start, { capture: true, once: true });
  }
  window.earlyFields = new Map();
  addEventListener(
    "click",
    (event) => {
      const pressed = event.target.closest("button, a[data-held]");
      if (!pressed || window.earlyPress === null || event.ctrlKey || event.metaKey) return;
      window.earlyPress = event;
      const isFormButton = pressed.form && !pressed.form.hasAttribute("action");
      if (isFormButton || pressed.href) event.preventDefault();
    },
    true,
  );
  addEventListener(
    "input",
    ({ target }) => {
      const isCheckable = target.type === "checkbox" || target.type === "radio";
      window.earlyFields?.set(target, isCheckable ? target.checked : target.value);
    },
    true,
  );
}

module.exports = { LATE_SCRIPTS: `(${fetchLateScripts})()` };
