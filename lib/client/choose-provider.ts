import { type AddressProvider, gazetteerProvider } from "./address-provider";
import { mapsKey } from "./maps-key";

let google: Promise<AddressProvider | null> | null = null;

/**
 * Google where the operator has a key and its service can be reached, else the built-in gazetteer. Google's code
 * is fetched at the first question, so nobody pays for it who asks none (AP-17).
 */
export async function addressProvider(): Promise<AddressProvider> {
  const key = mapsKey();
  if (!key) return gazetteerProvider;
  google ??= import("./google-provider")
    .then(({ loadGoogleProvider }) => loadGoogleProvider(key))
    .catch(() => null);
  return (await google) ?? gazetteerProvider;
}
