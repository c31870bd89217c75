import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { type Env, providerValues } from "./provider-settings.ts";

// These values are not secrets. The messages are protected by key pairs, and each start creates new ones.
const SANDBOX = {
  platformId: "10500001",
  merchantId: "10500002",
  keyId: "1",
  aesKey: "sandbox-icash-pay-aes-key-000001",
  aesIv: "sandbox-icash-iv",
};
const BRIDGE_URL = "https://icpbridge.icashsys.com.tw/ICP";

export type IcashPayKeys = {
  /** The private key of this side, which signs the messages that it sends. */
  privateKey: string;
  /** The public key of the other side. With it, this side verifies the messages that it receives. */
  publicKey: string;
};

export type IcashPayConfig = typeof SANDBOX & {
  host: string;
  /** The URL of the page that opens the icash Pay app. */
  bridgeUrl: string;
  keys: () => IcashPayKeys;
};

/** `sandboxKeys` are the keys with which the sandbox plays icash Pay. */
type SandboxIcashPay = IcashPayConfig & { sandboxKeys: () => IcashPayKeys };

type Places = { sandboxHost: string; sandboxUrl: string };

export function sandboxIcashPay(env: Env, { sandboxHost, sandboxUrl }: Places): SandboxIcashPay {
  const { shop, provider: sandboxKeys } = keysOfBothSides(env);
  const bridgeUrl = `${sandboxUrl}/icashpay/ICP`;
  const host = `${sandboxHost}/icashpay/api`;
  return { ...SANDBOX, host, bridgeUrl, keys: shop, sandboxKeys };
}

export function realIcashPay(env: Env): IcashPayConfig | null {
  const icash = providerValues(env, "ICASH_PAY");
  if (!icash) return null;
  const keys = {
    privateKey: icash.ICASH_PAY_PRIVATE_KEY,
    publicKey: icash.ICASH_PAY_PUBLIC_KEY,
  };
  return {
    host: icash.ICASH_PAY_HOST,
    bridgeUrl: icash.ICASH_PAY_BRIDGE_URL ?? BRIDGE_URL,
    platformId: icash.ICASH_PAY_PLATFORM_ID,
    merchantId: icash.ICASH_PAY_MERCHANT_ID,
    keyId: icash.ICASH_PAY_KEY_ID,
    aesKey: icash.ICASH_PAY_AES_KEY,
    aesIv: icash.ICASH_PAY_AES_IV,
    keys: () => keys,
  };
}

/**
 * The private keys of both sides: the backend (`shop`) and icash Pay (`provider`). Each public key is derived from its
 * private key.
 */
type PrivateKeys = { shop: string; provider: string };

/**
 * The launcher gives the backend and the sandbox the same keys. A process that is started without the launcher
 * generates keys at their first use.
 */
function keysOfBothSides(env: Env): typeof GENERATED_SIDES {
  const { ICASH_PAY_SANDBOX_SHOP_KEY: shop, ICASH_PAY_SANDBOX_KEY: provider } = env;
  return shop && provider ? sidesOf(() => ({ shop, provider })) : GENERATED_SIDES;
}

function sidesOf(privateKeys: () => PrivateKeys) {
  return {
    shop: () => keysOf(privateKeys().shop, privateKeys().provider),
    provider: () => keysOf(privateKeys().provider, privateKeys().shop),
  };
}

let generatedKeys: PrivateKeys | undefined;
const GENERATED_SIDES = sidesOf(() => {
  generatedKeys ??= { shop: newPrivateKey(), provider: newPrivateKey() };
  return generatedKeys;
});

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

function keysOf(own: string, other: string): IcashPayKeys {
  const publicKey = createPublicKey(other).export({ type: "spki", format: "pem" });
  return { privateKey: own, publicKey: String(publicKey) };
}
