"use client";

import { useEffect, useState } from "react";

/** Counts down by seconds from the moment it is shown; `restart` begins anew. */
export function useCountdown(from: number): { seconds: number; restart: (from: number) => void } {
  const [seconds, setSeconds] = useState(from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, restart: setSeconds };
}
