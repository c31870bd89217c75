export function menuSectionId(category_id: number): string {
  return `menu-${category_id}`;
}

/** Matches every section of a menu. */
export const MENU_SECTIONS = "[id^=menu-]";

/** Events that show that the visitor scrolls. */
export const OWN_SCROLL = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Scrolling is animated up to this distance, because a longer animation takes too much time. */
const NEAR_SCREENS = 2;
const FRAMES_TO_SETTLE = 20;

/**
 * Scrolls to a section. Sections above it may change from estimated to real heights meanwhile, so the position is
 * corrected until it is stable.
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

/** Corrects the position until the page is loaded, rendered and stable. */
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
