/**
 * Runs in the browser, as an inline script. Fetches the scripts of type "late" after the first paint, or at the first
 * touch or key. Keeps the click on a button before React listens
 * in `window.earlyClick`; components/layout/early-click.tsx repeats it.
 */
function fetchLateScripts() {
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const late of document.querySelectorAll("script[type=late]")) {
      const script = document.createElement("script");
      for (const name of ["src", "id"]) {
        if (late.hasAttribute(name)) script.setAttribute(name, late.getAttribute(name));
      }
      script.setAttribute("async", "");
      late.replaceWith(script);
    }
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  // A page in a hidden tab is not painted.
  addEventListener("load", start);
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, start, { capture: true, once: true });
  }
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("button");
      if (!button || window.earlyClick === null) return;
      window.earlyClick = event;
      if (button.form && !button.form.hasAttribute("action")) event.preventDefault();
    },
    true,
  );
}

module.exports = { LATE_SCRIPTS: `(${fetchLateScripts})()` };
