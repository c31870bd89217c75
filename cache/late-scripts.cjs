/**
 * This function runs in the browser, as an inline script. It preloads the scripts with `data-src` after the first
 * paint, or earlier if the person presses the pointer or a key. The preload has a high priority, so that the scripts
 * arrive before the pictures that the page loads lazily. The function runs these scripts only after the stylesheets
 * have arrived. Otherwise the elements that a script adds would have no style at first. Five seconds after the preload,
 * it runs the scripts even if a stylesheet has not arrived.
 *
 * Until React handles events, the function stores the last click on a button, or on a link with `data-held`, in
 * `window.earlyPress`, and the values of the filled fields in `window.earlyFields`. After hydration,
 * components/layout/early-events.tsx repeats the click and the inputs.
 *
 * The event "load" also runs the scripts. This is needed in a hidden tab, which the browser does not paint, and if a
 * stylesheet fails to load. If a script fails to load, no click is stored any more, so that links work. These comments
 * are outside the function, because every page contains the text of the function.
 */
function fetchLateScripts() {
  const SCRIPTS = "script[data-src^='/_next/']";
  const select = (selector) => [...document.querySelectorAll(selector)];
  let isPreloaded = false;
  function preload() {
    if (isPreloaded) return;
    isPreloaded = true;
    for (const { dataset } of select(SCRIPTS)) {
      const hint = { rel: "preload", as: "script", fetchPriority: "high", href: dataset.src };
      document.head.append(Object.assign(document.createElement("link"), hint));
    }
    runIfStyled();
    setTimeout(run, 5000);
  }
  function runIfStyled() {
    const isParsed = document.readyState !== "loading";
    const isStyled = select("link[rel=stylesheet]").every(({ sheet }) => sheet);
    if (isPreloaded && isParsed && isStyled) run();
  }
  function run() {
    for (const late of select(SCRIPTS)) {
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
  new PerformanceObserver(preload).observe({ type: "paint", buffered: true });
  addEventListener("load", run);
  document.addEventListener("load", runIfStyled, true);
  document.addEventListener("DOMContentLoaded", runIfStyled);
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, preload, { capture: true, once: true });
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
