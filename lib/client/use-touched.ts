import { startTransition, useEffect, useState } from "react";

const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** True from the first interaction with the page, when code for later presses can be loaded. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    // A transition, so that the press does not wait for the loaded code.
    const touch = () => startTransition(() => setTouched(true));
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touch);
    };
  }, [isTouched]);
  return isTouched;
}
