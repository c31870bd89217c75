import { randomBytes } from "node:crypto";
import { openToken, sealToken } from "../../../backend/cards/card-seal.ts";
import { readBackendConfig } from "../../../backend/config.ts";

const depsWith = (BACKEND_SECRET: string) => ({
  config: readBackendConfig({ BACKEND_SECRET }),
  randomBytes,
});
const deps = depsWith("one-secret-one-secret-one-secret-0001");
const token = "A".repeat(64);
const sealed = () => sealToken(deps, { member_id: 7, credit_hash: token });

describe("a saved card's token", () => {
  it("opens for its member, and is not to be read in what is kept", async () => {
    const credit_hash = await sealed();
    expect(credit_hash).toMatch(/^v1\.[\w-]+$/);
    expect(credit_hash).not.toContain(token.slice(0, 8));
    expect(await openToken(deps, { member_id: 7, credit_hash })).toBe(token);
  });

  it("is kept differently each time", async () => {
    expect(await sealed()).not.toBe(await sealed());
  });

  it("does not open for another member, after a change of the secret, or changed by a bit", async () => {
    const credit_hash = await sealed();
    expect(await openToken(deps, { member_id: 8, credit_hash })).toBeNull();
    const others = depsWith("two-secret-two-secret-two-secret-0002");
    expect(await openToken(others, { member_id: 7, credit_hash })).toBeNull();
    const last = credit_hash.at(-5) === "A" ? "B" : "A";
    const changed = credit_hash.slice(0, -5) + last + credit_hash.slice(-4);
    expect(await openToken(deps, { member_id: 7, credit_hash: changed })).toBeNull();
    expect(await openToken(deps, { member_id: 7, credit_hash: "v1." })).toBeNull();
  });

  it("kept before tokens were sealed is read as it is", async () => {
    expect(await openToken(deps, { member_id: 7, credit_hash: token })).toBe(token);
  });
});
