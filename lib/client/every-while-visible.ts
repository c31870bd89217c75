/** Repeats a task while the page is visible, and runs it at once when the page becomes visible, until stopped. */
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
