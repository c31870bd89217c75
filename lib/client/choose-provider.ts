import { type AddressProvider, gazetteerProvider } from "./address-provider";

let google: Promise<AddressProvider | null> | null = null;

/**
 * Returns the address provider: Google if the operator has a key and Google Maps loads, or else the built-in gazetteer.
 * Google Maps loads at the first use, because the operator pays for each load (AP-17).
 */
export async function addressProvider(): Promise<AddressProvider> {
  const key = mapsKey();
  if (!key) return gazetteerProvider;
  google ??= import("./google-provider")
    .then(({ loadGoogleProvider }) => loadGoogleProvider(key))
    .catch(() => null);
  return (await google) ?? gazetteerProvider;
}

/** The operator's browser key for Google Maps, which the page contains. Null if no key is configured. */
function mapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="maps-key"]')?.content || null;
}
