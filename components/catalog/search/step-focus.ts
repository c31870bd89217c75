const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** What arrow keys walk to carries this attribute. */
const STOPS = "[data-result]";

/**
 * Arrow keys move the focus from the field through the results and round again; Enter is then the link's own.
 * True when the key was one of them.
 */
export function stepFocus(key: string, inside: HTMLElement, field: HTMLElement | null): boolean {
  const step = STEPS[key];
  if (!step || !field) return false;
  const stops = [field, ...inside.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  return true;
}
