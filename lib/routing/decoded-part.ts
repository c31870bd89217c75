/** A part of a path without its percent-encoding; null when the encoding is broken. */
export function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
