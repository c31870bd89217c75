export function menuSectionId(category_id: number): string {
  return `menu-${category_id}`;
}

/** A CSS selector for the sections of a menu. */
export const MENU_SECTIONS = "[id^=menu-]";

/** Events that are sent when the person scrolls or presses something, but not when a script scrolls. */
export const OWN_SCROLL = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * The largest distance, in window heights, over which the scrolling is animated. A longer animation would take too much
 * time.
 */
const NEAR_SCREENS = 2;
const FRAMES_TO_SETTLE = 20;

/**
 * Scrolls to a section. During the scrolling, the sections above may change from estimated to real heights, so the
 * scroll position is corrected until it is stable.
 */
export function scrollToSection(section: HTMLElement): void {
  const distance = Math.abs(section.getBoundingClientRect().top);
  const controller = untilOwnScroll();
  const land = () =>
    keepPosition(() => section.scrollIntoView({ behavior: "instant" }), controller);
  if (distance > window.innerHeight * NEAR_SCREENS || prefersNoMotion()) {
    land();
  } else {
    window.addEventListener("scrollend", land, { once: true, signal: controller.signal });
    section.scrollIntoView({ behavior: "smooth" });
  }
}

/**
 * Calls `place` in each frame until the page is loaded and `frames` more frames have passed, so that the position is
 * stable. Stops earlier if the person scrolls or presses something.
 */
export function keepPosition(
  place: () => void,
  controller = untilOwnScroll(),
  frames = FRAMES_TO_SETTLE,
): void {
  if (controller.signal.aborted) return;
  place();
  const remaining = document.readyState === "complete" ? frames - 1 : frames;
  if (remaining === 0) controller.abort();
  else requestAnimationFrame(() => keepPosition(place, controller, remaining));
}

function untilOwnScroll(): AbortController {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  for (const sign of OWN_SCROLL) window.addEventListener(sign, () => controller.abort(), options);
  return controller;
}

function prefersNoMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
