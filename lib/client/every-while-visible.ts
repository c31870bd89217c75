/** Again and again while somebody sees the page, and at once when they come back to it, until it is ended. */
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
