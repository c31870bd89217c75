import { startTransition, useEffect, useState } from "react";

const EVENTS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** True from the first interaction with the page, when code for later presses can be loaded. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    // A transition, so that the press does not wait for the loaded code.
    const touch = () => startTransition(() => setTouched(true));
    // A component that appears later, such as a sheet, finds a page that was touched already.
    if (navigator.userActivation?.hasBeenActive) touch();
    for (const event of EVENTS) window.addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, touch);
    };
  }, [isTouched]);
  return isTouched;
}
