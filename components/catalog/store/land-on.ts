/** Signs of the visitor's own scrolling: from then on they know best where they want to be. */
export const OWN_SCROLL = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** As far as one follows a scroll with the eye; further away it only takes time. */
const NEAR_SCREENS = 2;
const FRAMES_TO_SETTLE = 20;

/**
 * Brings a section to the top. Those between here and there may never have been drawn, and get their true
 * heights only now: the place is corrected until it holds.
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

/** Takes the place, and takes it again while the page moves: until it is loaded, drawn and at rest. */
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
