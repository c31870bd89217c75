import { type AddressProvider, gazetteerProvider } from "./address-provider";

let google: Promise<AddressProvider | null> | null = null;

/**
 * Google if the operator has a key and the service is reachable, else the built-in gazetteer. Google's code loads
 * with the first use, because each load costs the operator (AP-17).
 */
export async function addressProvider(): Promise<AddressProvider> {
  const key = mapsKey();
  if (!key) return gazetteerProvider;
  google ??= import("./google-provider")
    .then(({ loadGoogleProvider }) => loadGoogleProvider(key))
    .catch(() => null);
  return (await google) ?? gazetteerProvider;
}

/** The operator's browser key for Google Maps from the page; null if none is configured. */
function mapsKey(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="maps-key"]')?.content || null;
}
