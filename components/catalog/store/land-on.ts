/** Events that show that the visitor scrolls. */
export const OWN_SCROLL = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** The distance up to which scrolling is animated. A longer way only takes time. */
const NEAR_SCREENS = 2;
const FRAMES_TO_SETTLE = 20;

/**
 * Scrolls to a section. The sections before it may get their real heights only now, so the position is corrected until
 * it is stable.
 */
export function landOn(section: HTMLElement): void {
  const distance = Math.abs(section.getBoundingClientRect().top);
  const ending = untilOwnScroll();
  const land = () => holdPlace(() => section.scrollIntoView({ behavior: "instant" }), ending);
  if (distance > window.innerHeight * NEAR_SCREENS || isCalm()) {
    land();
  } else {
    window.addEventListener("scrollend", land, { once: true, signal: ending.signal });
    section.scrollIntoView({ behavior: "smooth" });
  }
}

/** Corrects the position until the page is loaded, rendered and stable. */
export function holdPlace(
  take: () => void,
  ending = untilOwnScroll(),
  frames = FRAMES_TO_SETTLE,
): void {
  if (ending.signal.aborted) return;
  take();
  const left = document.readyState === "complete" ? frames - 1 : frames;
  if (left === 0) ending.abort();
  else requestAnimationFrame(() => holdPlace(take, ending, left));
}

function untilOwnScroll(): AbortController {
  const ending = new AbortController();
  const options = { passive: true, signal: ending.signal };
  for (const sign of OWN_SCROLL) window.addEventListener(sign, () => ending.abort(), options);
  return ending;
}

function isCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
