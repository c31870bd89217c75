import { randomBytes } from "node:crypto";
import { readBackendConfig } from "../../../../backend/config/backend-config.ts";
import { openToken, sealToken } from "../../../../backend/modules/payments/card-seal.ts";
import { TEST_SECRETS } from "../../../setup/test-secrets";

const depsWith = (BACKEND_SECRET: string) => ({
  config: readBackendConfig({ ...TEST_SECRETS, BACKEND_SECRET }),
  randomBytes,
});
const ONE = "one-secret-one-secret-one-secret-0001";
const TWO = "two-secret-two-secret-two-secret-0002";
const OLD_SEAL =
  "v1.TmfBfFLCdpGIG3Q75UnLSPtkjw_z585nGPQ0VZ5tSw960lrjOa5gbYFhtcUxPa-DB3CEssZUiU6aIjKxbCOUbwp5Emi5U3P9QPQG1MUvc8Z7z0-czpwlf1AdnBk";
const deps = depsWith(ONE);
const token = "A".repeat(64);
const seal = () => sealToken(deps, { member_id: 7, credit_hash: token });

describe("a saved card's token", () => {
  it("can be opened for its member, and the stored text does not contain the token", async () => {
    const credit_hash = await seal();
    expect(credit_hash).toMatch(/^v2\.[\da-f]{12}\.[\w-]+$/);
    expect(credit_hash).not.toContain(token.slice(0, 8));
    expect(await openToken(deps, { member_id: 7, credit_hash })).toBe(token);
  });

  it("is sealed into a different text each time", async () => {
    expect(await seal()).not.toBe(await seal());
  });

  it("cannot be opened for another member, with another master secret, or if the sealed text was changed or is empty", async () => {
    const credit_hash = await seal();
    expect(await openToken(deps, { member_id: 8, credit_hash })).toBeNull();
    const others = depsWith(TWO);
    expect(await openToken(others, { member_id: 7, credit_hash })).toBeNull();
    const last = credit_hash.at(-5) === "A" ? "B" : "A";
    const changed = credit_hash.slice(0, -5) + last + credit_hash.slice(-4);
    expect(await openToken(deps, { member_id: 7, credit_hash: changed })).toBeNull();
    for (const none of ["v1.", "v2.", "v2.0.", `${credit_hash.slice(0, 15)}.`]) {
      expect(await openToken(deps, { member_id: 7, credit_hash: none })).toBeNull();
    }
  });

  it("can be opened with an older master secret that is still configured, and a new seal uses the current master secret", async () => {
    const credit_hash = await seal();
    const rotated = depsWith(`${TWO},${ONE}`);
    expect(await openToken(rotated, { member_id: 7, credit_hash })).toBe(token);
    const fresh = await sealToken(rotated, { member_id: 7, credit_hash: token });
    expect(await openToken(depsWith(TWO), { member_id: 7, credit_hash: fresh })).toBe(token);
    expect(await openToken(deps, { member_id: 7, credit_hash: fresh })).toBeNull();
  });

  it("that was sealed in the old format without a key id can be opened with the master secret that sealed it", async () => {
    // OLD_SEAL was made with the master secret ONE by the version that wrote no key ids.
    const credit_hash = OLD_SEAL;
    expect(await openToken(deps, { member_id: 7, credit_hash })).toBe(token);
    expect(await openToken(depsWith(`${TWO},${ONE}`), { member_id: 7, credit_hash })).toBe(token);
    expect(await openToken(depsWith(TWO), { member_id: 7, credit_hash })).toBeNull();
  });

  it("that an old version stored without a seal is returned unchanged", async () => {
    expect(await openToken(deps, { member_id: 7, credit_hash: token })).toBe(token);
  });
});
