import { useEffect, useEffectEvent, useRef } from "react";

/**
 * More entries load when the end of the list is at most this far below the window. This is about the height of a phone
 * screen.
 */
const AHEAD_PX = 900;

/**
 * Calls `onNear` with `mark` whenever the visitor scrolls near the end of a list. `mark` is null if the list is
 * complete. Returns the ref for the element at the end of the list.
 */
export function useNearEnd<Mark>(mark: Mark | null, onNear: (mark: Mark) => void) {
  const end = useRef<HTMLParagraphElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (mark === null || !end.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(mark),
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [mark]);
  return end;
}
