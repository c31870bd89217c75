/** Repeats a task while the page is visible, and runs it at once when the page becomes visible, until stopped. */
export function everyWhileVisible(ms: number, run: () => void): () => void {
  const timer = setInterval(() => isVisible() && run(), ms);
  const comeBack = () => isVisible() && run();
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", comeBack);
  };
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
