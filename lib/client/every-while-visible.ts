/**
 * Runs a task every `ms` milliseconds while the page is visible, and also when the page becomes visible again. Returns
 * a function that stops this.
 */
export function everyWhileVisible(ms: number, run: () => void): () => void {
  const timer = setInterval(() => isVisible() && run(), ms);
  const handleVisibility = () => isVisible() && run();
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
