/** The purpose of a key. A value that was sealed for one purpose cannot be opened with the key of another purpose. */
type SealPurpose = "session cookie";

const KEY_BYTES = 32;
const ID_BYTES = 4;
/** The key id for cookies that an older version sealed without a key id. They expire 30 days after their last use. */
const OLD_ID = 1;

type SealKeys = {
  /** The keys of all secrets, to open cookies. Cookies without a key id are opened with the last secret itself. */
  reading: Record<number, string>;
  /** The key of the first secret, to seal cookies. */
  writing: Record<number, string>;
};

/**
 * The passwords for iron-session, derived from the secrets in `SESSION_SECRET`. The first secret is the current one.
 * The id of a key is derived from its secret, so it stays the same when other secrets are added or removed.
 */
export async function sealKeys(setting: string, purpose: SealPurpose): Promise<SealKeys> {
  const secrets = setting.split(",");
  const keys = await Promise.all(secrets.map((secret) => sealKey(secret, purpose)));
  const [current] = keys;
  return {
    reading: { [OLD_ID]: secrets.at(-1) ?? "", ...Object.fromEntries(keys) },
    writing: Object.fromEntries([current ?? []]),
  };
}

async function sealKey(secret: string, purpose: SealPurpose): Promise<[number, string]> {
  const [id, key] = await Promise.all([
    derive(secret, `${purpose} key id`, ID_BYTES),
    derive(secret, purpose, KEY_BYTES),
  ]);
  return [new DataView(id.buffer).getUint32(0), hex(key)];
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Derives a key with HKDF. It uses Web Crypto, because the middleware has no node:crypto. */
async function derive(secret: string, info: string, bytes: number): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const master = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, [
    "deriveBits",
  ]);
  const algorithm = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode(info),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, master, bytes * 8));
}
