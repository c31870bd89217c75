/** `4:59` while the customer may still cancel, including the last second; null after it. Epoch seconds. */
export function cancelCountdown(cancel_until: number | null, now: number): string | null {
  if (cancel_until === null || now > cancel_until) return null;
  const left = cancel_until - Math.floor(now);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
