import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { type Env, providerValues } from "./provider-settings.ts";

// These values are public. The messages are secured by the key pairs, which are created at the start.
const SANDBOX = {
  platformId: "10500001",
  merchantId: "10500002",
  keyId: "1",
  aesKey: "sandbox-icash-pay-aes-key-000001",
  aesIv: "sandbox-icash-iv",
};
const BRIDGE_URL = "https://icpbridge.icashsys.com.tw/ICP";

export type IcashPayKeys = {
  /** Our key, which signs our messages. */
  privateKey: string;
  /** icash Pay's key, which verifies its messages. */
  publicKey: string;
};

export type IcashPayConfig = typeof SANDBOX & {
  host: string;
  /** The address of the page that opens the app. */
  bridgeUrl: string;
  keys: () => IcashPayKeys;
};

/** `sandboxKeys`: the keys of icash Pay's side, for the sandbox only. */
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

/** The private keys of the shop and of icash Pay. Each public key is derived from its private key. */
type PrivateKeys = { shop: string; provider: string };

/** The launcher gives both processes the same keys. A process that is started alone makes its own at the first use. */
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
