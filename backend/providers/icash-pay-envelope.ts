import { sign, verify, webcrypto } from "node:crypto";

export type IcashPaySecrets = { aesKey: string; aesIv: string };

/** `EncData`: base64 of AES-256-CBC over the JSON text (PV-12). */
export async function sealIcashPay(fields: object, secrets: IcashPaySecrets): Promise<string> {
  const plain = Buffer.from(JSON.stringify(fields));
  const key = await importKey(secrets);
  return Buffer.from(await webcrypto.subtle.encrypt(algorithm(secrets), key, plain)).toString(
    "base64",
  );
}

/** The sealed JSON text; null for a text that was not sealed with this key. */
export async function openIcashPay(EncData: string, secrets: IcashPaySecrets) {
  const key = await importKey(secrets);
  const sealed = Buffer.from(EncData, "base64");
  const plain = await webcrypto.subtle.decrypt(algorithm(secrets), key, sealed).catch(() => null);
  return plain === null ? null : Buffer.from(plain).toString("utf8");
}

/** `X-iCP-Signature`: base64 of RSA-SHA256 over the exact text. */
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
