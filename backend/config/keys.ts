import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Each purpose has a key of its own, so that a value made for one purpose is invalid for another purpose. */
type KeyPurpose =
  | "anti-forgery tokens"
  | "former phones"
  | "group orders"
  | "identity provider secrets"
  | "LINE Pay cancel pages"
  | "merchant contacts"
  | "one-time codes"
  | "partner guests"
  | "PAYUNi pages"
  | "redeem codes"
  | "saved card tokens";

export type Key = { id: string; bytes: Buffer };

const KEY_BYTES = 32;
const ID_BYTES = 6;

/**
 * The keys of every purpose, derived with HKDF from the master secrets. The first secret is the current secret, and all
 * new values are made with it. The other secrets are used only to decrypt and verify older values.
 */
export function createKeys([current, ...older]: readonly [string, ...string[]]) {
  const all = (purpose: KeyPurpose): Key[] =>
    [current, ...older].map((secret) => keyOf(secret, purpose));
  const macs = (purpose: KeyPurpose, text: string): string[] =>
    all(purpose).map((key) => macWith(key, text));
  return {
    /** The id of the current master secret. It reveals nothing about the secret. */
    currentId: idOf(current),
    current: (purpose: KeyPurpose): Key => keyOf(current, purpose),
    /** The keys of a purpose, newest first. */
    all,
    /** `<key id>.<HMAC>` under the current key. */
    mac: (purpose: KeyPurpose, text: string): string => macWith(keyOf(current, purpose), text),
    /** The MAC under every key, newest first, to find values that may have been made with an older key. */
    macs,
    /** Returns true if `given` is the MAC of the text under any key. Compares in constant time. */
    isMac: (purpose: KeyPurpose, text: string, given: string): boolean =>
      macs(purpose, text).some((mac) => isSame(mac, given)),
  };
}

function keyOf(secret: string, purpose: KeyPurpose): Key {
  return { id: idOf(secret), bytes: derive(secret, purpose, KEY_BYTES) };
}

function idOf(secret: string): string {
  return derive(secret, "key id", ID_BYTES).toString("hex");
}

function derive(secret: string, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, length));
}

function macWith({ id, bytes }: Key, text: string): string {
  return `${id}.${createHmac("sha256", bytes).update(text).digest("base64url")}`;
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
