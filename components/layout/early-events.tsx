"use client";

import { startTransition, useEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The text of a field, and for a checkbox or radio button whether it is checked. */
type EarlyFields = Map<Field, string | boolean>;
/** `earlyPress` is null from the time when React listens, `earlyFields` when all fields are repeated. */
type EarlyWindow = Window & { earlyPress?: MouseEvent | null; earlyFields?: EarlyFields | null };

const RETRY_MS = 50;
const MOST_TRIES = 200;

/**
 * Repeats what a person typed and pressed before React listened. cache/late-scripts.cjs keeps it. The button is
 * pressed after the first effects of the page, because they read the address.
 */
export function EarlyEvents() {
  const [press, setPress] = useState<MouseEvent | null>();
  useEffect(() => {
    const page: EarlyWindow = window;
    const early = page.earlyPress ?? null;
    page.earlyPress = null;
    // A click during hydration makes React hydrate at once and then handle that click too.
    early?.stopImmediatePropagation();
    // A transition runs after the renders that other effects have caused.
    startTransition(() => setPress(early));
  }, []);
  useEffect(() => {
    if (press !== undefined) void repeat(press);
  }, [press]);
  return null;
}

async function repeat(press: MouseEvent | null): Promise<void> {
  const page: EarlyWindow = window;
  for (const [field] of page.earlyFields ?? []) {
    const isReady = await isHydrated(field);
    // Read now, because the person may have typed more while the field was not ready.
    const value = page.earlyFields?.get(field);
    if (isReady && value !== undefined) fill(field, value);
  }
  page.earlyFields = null;
  const target = press?.target;
  const button = target instanceof Element ? target.closest("button") : null;
  if (button && (await isHydrated(button))) button.click();
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
  // React compares the text with what the field's own property was last set to.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Waits for React, which hydrates some parts of a page later than others. False if the element leaves the page. */
async function isHydrated(element: Element): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES && element.isConnected; tries++) {
    // React has no public way to tell that an element is hydrated. It keeps the element's properties under this name.
    if (Object.keys(element).some((name) => name.startsWith("__reactProps$"))) return true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}
