/** `4:59` while the customer may still cancel, including the last second; null after it. Epoch seconds. */
export function cancelCountdown(cancel_until: number | null, now: number): string | null {
  if (cancel_until === null || now > cancel_until) return null;
  const remaining = cancel_until - Math.floor(now);
  return `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, "0")}`;
}
