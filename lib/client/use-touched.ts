import { startTransition, useEffect, useState } from "react";

const EVENTS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** True after the visitor's first interaction with the page. Code that is only needed after a press can load then. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    // A transition keeps the page responsive while the code loads.
    const touch = () => startTransition(() => setTouched(true));
    // A component that mounts after the first interaction, such as a dialog, must not wait for another one.
    if (navigator.userActivation?.hasBeenActive) touch();
    for (const event of EVENTS) window.addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, touch);
    };
  }, [isTouched]);
  return isTouched;
}
