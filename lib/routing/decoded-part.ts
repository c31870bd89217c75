/** Decodes the percent-encoding of a part of a path. Returns null if the encoding is invalid. */
export function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
