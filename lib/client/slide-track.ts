import { SLIDER_SPEED_MS } from "@/lib/contracts/codes";

function wantsNoMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Moves one card forward for the automatic slide show. Does nothing if the visitor prefers reduced motion. */
export function slideOn(track: HTMLElement | null): void {
  if (!wantsNoMotion()) slideTrack(track, 1);
}

/** Moves one card forward or back. At an end, continues at the other end. */
export function slideTrack(track: HTMLElement | null, step: 1 | -1): void {
  const [first, second] = track?.children ?? [];
  if (!track || !first || !second) return;
  const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const end = track.scrollWidth - track.clientWidth;
  const next = track.scrollLeft + step * width;
  const isAtEdge = step > 0 ? track.scrollLeft >= end - 1 : track.scrollLeft <= 0;
  const wrapped = step > 0 ? 0 : end;
  glide(track, isAtEdge ? wrapped : Math.max(0, Math.min(end, next)));
}

/**
 * Scrolls in `SLIDER_SPEED_MS`, or at once if the visitor prefers reduced motion. `behavior: "smooth"` is not used,
 * because its duration depends on the browser.
 */
function glide(track: HTMLElement, to: number): void {
  const from = track.scrollLeft;
  const start = performance.now();
  const duration = wantsNoMotion() ? 0 : SLIDER_SPEED_MS;
  // With scroll snapping, the browser would pull the track back at every frame.
  track.style.scrollSnapType = "none";
  function draw(now: number) {
    const part = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / duration));
    track.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(draw);
    else track.style.scrollSnapType = "";
  }
  requestAnimationFrame(draw);
}
