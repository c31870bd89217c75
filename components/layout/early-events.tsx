"use client";

import { startTransition, useEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/**
 * The values that a person entered before hydration: the text of a field, or for a checkbox or radio button whether it
 * is checked.
 */
type EarlyFields = Map<Field, string | boolean>;
/**
 * The press and the field values that cache/late-scripts.cjs has stored. `earlyPress` becomes null when React handles
 * events, or when a script fails to load. `earlyFields` becomes null after the fields are filled again.
 */
type EarlyWindow = Window & { earlyPress?: MouseEvent | null; earlyFields?: EarlyFields | null };

const RETRY_MS = 50;
const MAX_TRIES = 200;

/**
 * Repeats what a person did before React handled events: first the inputs, then the last click on a button or on a link
 * with `data-held`. cache/late-scripts.cjs has stored the inputs and the click. The click is repeated after the first
 * effects of the page, because these effects read the URL and the click may change it.
 */
export function EarlyEvents() {
  const [earlyInput, setEarlyInput] = useState<EarlyInput | null>(null);
  useEffect(() => {
    const page: EarlyWindow = window;
    const press = page.earlyPress ?? null;
    page.earlyPress = null;
    // If the person clicks during hydration, React hydrates at once and would then handle this click itself, in
    // addition to the repeated click. So the original click is stopped here.
    press?.stopImmediatePropagation();
    const unfilled = new Set(page.earlyFields?.keys());
    // The microtask runs after React has finished its effects, and before the next render, which would clear the
    // fields.
    queueMicrotask(() => {
      for (const field of [...unfilled].filter(isHydrated)) {
        fill(field, page.earlyFields?.get(field) ?? "");
        unfilled.delete(field);
      }
    });
    // A transition renders after the renders that other effects have caused.
    startTransition(() => setEarlyInput({ press, unfilled }));
  }, []);
  useEffect(() => {
    if (earlyInput) void repeat(earlyInput);
  }, [earlyInput]);
  return null;
}

/** `unfilled` contains the fields in parts of the page that React hydrates later. */
type EarlyInput = { press: MouseEvent | null; unfilled: Set<Field> };

async function repeat({ press, unfilled }: EarlyInput): Promise<void> {
  const page: EarlyWindow = window;
  for (const field of unfilled) {
    const isReady = await untilHydrated(field);
    // The value is read only now, because the person may have typed more while the field was not hydrated.
    const value = page.earlyFields?.get(field);
    if (isReady && value !== undefined) fill(field, value);
  }
  page.earlyFields = null;
  const target = press?.target;
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>("button, a[data-held]") : null;
  if (pressed && (await untilHydrated(pressed))) pressed.click();
}

/** Fills a field in such a way that React notices the change and calls `onChange`. */
function fill(field: Field, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === "boolean") {
    // React calls `onChange` only if the state changes. So the opposite state is set first, and the click then sets the
    // wanted state. A radio button is always unchecked first, because a click can only check it.
    field.checked = field.type === "checkbox" && !value;
    field.click();
    return;
  }
  const { prototype } = Object.getPrototypeOf(field).constructor;
  // React remembers the last value that was set through the field's own `value` property, and ignores an event with the
  // same text. So the property is set to an empty text first. Then the real text is set through the prototype. React
  // does not notice this second change, so the remembered text differs from the real text and React handles the event.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * True if React has hydrated the element. React has no public API for this, but it stores the element's props in a
 * property with this prefix.
 */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith("__reactProps$"));
}

/**
 * Waits until React has hydrated the element, because React hydrates some parts of a page later than others. Returns
 * false if the element is removed from the page or the waiting takes too long.
 */
async function untilHydrated(element: Element): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES && element.isConnected; tries++) {
    if (isHydrated(element)) return true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}
