/** The target of the form, or null if it is outside of these origins (PY-10). */
export function readCardPage(action: string, origins: string[]): string | null {
  if (!URL.canParse(action)) return null;
  const url = new URL(action);
  const hasLogin = url.username !== "" || url.password !== "";
  return !hasLogin && origins.includes(url.origin) ? url.href : null;
}
