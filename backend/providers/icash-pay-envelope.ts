import { sign, verify, webcrypto } from "node:crypto";

export type IcashPaySecrets = { aesKey: string; aesIv: string };

/** Returns the `EncData` of a request: the JSON text of the fields, encrypted with AES-256-CBC, in base64 (PV-12). */
export async function sealIcashPay(fields: object, secrets: IcashPaySecrets): Promise<string> {
  const plain = Buffer.from(JSON.stringify(fields));
  const key = await importKey(secrets);
  return Buffer.from(await webcrypto.subtle.encrypt(algorithm(secrets), key, plain)).toString(
    "base64",
  );
}

/** Decrypts `EncData` and returns its JSON text; null if `EncData` cannot be decrypted with this key. */
export async function openIcashPay(EncData: string, secrets: IcashPaySecrets) {
  const key = await importKey(secrets);
  const sealed = Buffer.from(EncData, "base64");
  const plain = await webcrypto.subtle.decrypt(algorithm(secrets), key, sealed).catch(() => null);
  return plain === null ? null : Buffer.from(plain).toString("utf8");
}

/** Returns the value of `X-iCP-Signature`: the RSA-SHA256 signature of the exact text, in base64. */
export function signIcashPay(text: string, privateKey: string): string {
  return sign("sha256", Buffer.from(text), privateKey).toString("base64");
}

export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  return verify("sha256", Buffer.from(text), publicKey, Buffer.from(signature, "base64"));
}

function importKey({ aesKey }: IcashPaySecrets) {
  return webcrypto.subtle.importKey("raw", Buffer.from(aesKey), "AES-CBC", false, [
    "encrypt",
    "decrypt",
  ]);
}

function algorithm({ aesIv }: IcashPaySecrets) {
  return { name: "AES-CBC", iv: Buffer.from(aesIv) };
}
