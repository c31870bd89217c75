"use client";

import { useEffect, useEffectEvent } from "react";
import { ALERT_MS } from "@/lib/contracts/codes";

type Props = { message: string | null; onDone: () => void };

/**
 * A short message (MD-04). Two seconds after the message appears, the toast calls `onDone`. The message disappears when
 * the caller sets it to null.
 */
export function Toast({ message, onDone }: Props) {
  // `useEffectEvent` is needed because a new `onDone` function must not restart the two seconds.
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => done(), ALERT_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-28 z-50 grid place-items-center px-4"
    >
      {message !== null && (
        <p className="max-w-sm rounded-card bg-ink px-5 py-3 text-center font-bold text-paper shadow-float">
          {message}
        </p>
      )}
    </div>
  );
}
