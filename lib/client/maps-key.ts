/** The operator's browser key for Google Maps, as the page carries it; without one there is no such element. */
export function mapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="maps-key"]')?.content || null;
}
