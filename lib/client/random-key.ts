/**
 * A random idempotency key for one press (RU-21, OR-26). crypto.randomUUID is not used, because it exists only on
 * secure origins.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
