"use client";

import { startTransition, useEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The text of a field, and for a checkbox or radio button whether it is checked. */
type EarlyFields = Map<Field, string | boolean>;
/** `earlyPress` becomes null when React listens, and `earlyFields` when all fields have been filled again. */
type EarlyWindow = Window & { earlyPress?: MouseEvent | null; earlyFields?: EarlyFields | null };

const RETRY_MS = 50;
const MAX_TRIES = 200;

/**
 * Repeats what a person typed and pressed before React listened. cache/late-scripts.cjs keeps it. The button is
 * pressed after the first effects of the page, because they read the URL.
 */
export function EarlyEvents() {
  const [earlyInput, setEarlyInput] = useState<EarlyInput | null>(null);
  useEffect(() => {
    const page: EarlyWindow = window;
    const press = page.earlyPress ?? null;
    page.earlyPress = null;
    // A click during hydration makes React hydrate at once and then handle that click too.
    press?.stopImmediatePropagation();
    const unfilled = new Set(page.earlyFields?.keys());
    // This runs after React has ended its effects, and before the next render, which would clear
    // the fields.
    queueMicrotask(() => {
      for (const field of [...unfilled].filter(isHydrated)) {
        fill(field, page.earlyFields?.get(field) ?? "");
        unfilled.delete(field);
      }
    });
    // A transition runs after the renders that other effects have caused.
    startTransition(() => setEarlyInput({ press, unfilled }));
  }, []);
  useEffect(() => {
    if (earlyInput) void repeat(earlyInput);
  }, [earlyInput]);
  return null;
}

/** `unfilled`: the fields in parts of the page that React hydrates later. */
type EarlyInput = { press: MouseEvent | null; unfilled: Set<Field> };

async function repeat({ press, unfilled }: EarlyInput): Promise<void> {
  const page: EarlyWindow = window;
  for (const field of unfilled) {
    const isReady = await untilHydrated(field);
    // Read now, because the person may have typed more while the field was not ready.
    const value = page.earlyFields?.get(field);
    if (isReady && value !== undefined) fill(field, value);
  }
  page.earlyFields = null;
  const target = press?.target;
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>("button, a[data-held]") : null;
  if (pressed && (await untilHydrated(pressed))) pressed.click();
}

/** Fills a field as a person does, so that React calls its `onChange`. */
function fill(field: Field, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === "boolean") {
    // React reports only a change, and a click on a radio button can only check it.
    field.checked = field.type === "checkbox" && !value;
    field.click();
    return;
  }
  const { prototype } = Object.getPrototypeOf(field).constructor;
  // React compares the text with the last value that was set on the field itself.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React has no public way to tell that an element is hydrated. It keeps the element's properties under this name. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith("__reactProps$"));
}

/** Waits for React, which hydrates some parts of a page later than others. False if the element leaves the page. */
async function untilHydrated(element: Element): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES && element.isConnected; tries++) {
    if (isHydrated(element)) return true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}
