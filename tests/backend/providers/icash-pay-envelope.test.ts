import { createPublicKey, generateKeyPairSync } from "node:crypto";
import {
  isSignedBy,
  openIcashPay,
  sealIcashPay,
  signIcashPay,
} from "../../../backend/providers/icash-pay-envelope.ts";
import {
  isSigned,
  sealText,
  signature,
  unsealText,
} from "../../../sandbox/icash-pay/icash-pay-seal.ts";

const SECRETS = { aesKey: "12345678901234567890123456789012", aesIv: "1234567890123456" };
const FIELDS = { MerchantTradeNo: "F26112100000001-1", ItemName: "訂單 便當" };
const makeKeyPair = () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  return {
    privateKey: pem,
    publicKey: String(createPublicKey(pem).export({ type: "spki", format: "pem" })),
  };
};
const shop = makeKeyPair();
const stranger = makeKeyPair();

test("encrypts as openssl does with the same key, vector and text (PV-12)", async () => {
  // The expected text was made with: openssl enc -aes-256-cbc -K <key in hex> -iv <iv in hex> -base64
  expect(await sealIcashPay({ a: "b" }, SECRETS)).toBe("DpRlFO7NA0g+XHNDYdD2DA==");
});

test("the shop and the sandbox can each decrypt what the other has encrypted", async () => {
  expect(unsealText(await sealIcashPay(FIELDS, SECRETS), SECRETS)).toEqual(FIELDS);
  expect(JSON.parse(String(await openIcashPay(sealText(FIELDS, SECRETS), SECRETS)))).toEqual(
    FIELDS,
  );
});

test("shop and sandbox accept each other's signature, and the shop refuses one that was made with another key or for another text (PV-12)", () => {
  expect(isSigned("文字", signIcashPay("文字", shop.privateKey), shop.publicKey)).toBe(true);
  expect(isSignedBy("文字", signature("文字", shop.privateKey), shop.publicKey)).toBe(true);
  expect(isSignedBy("文字", signature("文字", stranger.privateKey), shop.publicKey)).toBe(false);
  expect(isSignedBy("文字 ", signature("文字", shop.privateKey), shop.publicKey)).toBe(false);
});

test.each(["", "AAAA", "====", "💥"])("refuses the signature %p", (given) => {
  expect(isSignedBy("文字", given, shop.publicKey)).toBe(false);
  expect(isSigned("文字", given, shop.publicKey)).toBe(false);
});

test.each(["", "AAAA", "AAAAAAAAAAAAAAAAAAAAAA==", "💥"])(
  "returns null for %p, which is not a valid encrypted text",
  async (text) => {
    expect(await openIcashPay(text, SECRETS)).toBeNull();
  },
);
