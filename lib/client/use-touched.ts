import { startTransition, useEffect, useState } from "react";

const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** True from the first sign of a person on the page: the time to fetch what a press will need. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    // As a transition: the press itself must not wait for what it makes load.
    const touch = () => startTransition(() => setTouched(true));
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touch);
    };
  }, [isTouched]);
  return isTouched;
}
