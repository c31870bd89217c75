import { useEffect, useEffectEvent, useRef } from "react";

/** Loads more when the end is this far below the window: about one screen of a phone. */
const AHEAD_PX = 900;

/** Calls back when the end of a list comes near, once for each `mark`. `mark` is null if nothing follows. */
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
