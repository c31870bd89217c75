import { openPayuni, sealPayuni } from "../../../backend/providers/payuni-envelope.ts";

const keys = {
  merchantId: "AAA",
  hashKey: "12345678901234567890123456789012",
  hashIv: "1234567890123456",
};
const published = {
  EncryptInfo:
    "47396636346f66735853533167396942344f587a3775696b34752b596e70452b3a3a3a4373354a5a5143306b7153467531354c6e6f554a69773d3d",
  HashInfo: "ED643E971A700C25A7FCDF5D0369E89704F33C4A10167024D71D5452B371DE40",
};

describe("PAYUNi's envelope", () => {
  it("has the content of PAYUNi's published example (PV-06)", async () => {
    expect(await sealPayuni({ MerID: "AAA", MerTradeNo: "BBB" }, keys)).toEqual(published);
  });

  it("has the hash of PAYUNi's published example with Chinese text", async () => {
    const fields = { MerID: "AAA", MerTradeNO: "BBB", Prod: "商品說明" };
    const { HashInfo } = await sealPayuni(fields, keys);
    expect(HashInfo).toBe("E97180D78C8378D64A188D292938B9D2717034F292B626019B01DF160AEFC0B7");
  });

  it("can be decrypted to the fields that were encrypted", async () => {
    const fields = { MerID: "AAA", ProdDesc: "訂單 F&=+%", Empty: "" };
    expect(await openPayuni(await sealPayuni(fields, keys), keys)).toEqual(fields);
    expect(await openPayuni(published, keys)).toEqual({ MerID: "AAA", MerTradeNo: "BBB" });
  });

  it.each([
    ["another hash", { ...published, HashInfo: "0".repeat(64) }],
    ["no hash", { ...published, HashInfo: "" }],
    ["a hash in lower case", { ...published, HashInfo: published.HashInfo.toLowerCase() }],
    ["a changed text", { ...published, EncryptInfo: published.EncryptInfo.replace("47", "48") }],
    ["a truncated text", { ...published, EncryptInfo: published.EncryptInfo.slice(0, -2) }],
    ["no text", { ...published, EncryptInfo: "" }],
    ["a text that is not hexadecimal", { ...published, EncryptInfo: "zz" }],
  ])("with %s cannot be opened (PV-06)", async (_what, envelope) => {
    expect(await openPayuni(envelope, keys)).toBeNull();
  });

  it("cannot be opened with the keys of another merchant", async () => {
    const other = { ...keys, hashKey: keys.hashKey.replace("1", "9") };
    expect(await openPayuni(published, other)).toBeNull();
  });

  it("cannot be opened with a changed text and a matching hash, because the authentication tag does not match", async () => {
    const text = Buffer.from(published.EncryptInfo, "hex").toString().replace("G9f6", "G9f7");
    const EncryptInfo = Buffer.from(text).toString("hex");
    const { createHash } = await import("node:crypto");
    const HashInfo = createHash("sha256")
      .update(keys.hashKey + EncryptInfo + keys.hashIv)
      .digest("hex")
      .toUpperCase();
    expect(await openPayuni({ EncryptInfo, HashInfo }, keys)).toBeNull();
  });
});
