import { eq } from "drizzle-orm";
import { readBackendConfig } from "../../../../backend/config/backend-config.ts";
import { schema } from "../../../../backend/db/client.ts";
import { sealToken } from "../../../../backend/modules/payments/card-seal.ts";
import { assertUsableCard, listCards } from "../../../../backend/modules/payments/card-service.ts";
import { insertCard, insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { TEST_SECRET, TEST_SECRETS } from "../../../setup/test-secrets";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function cardSealedUnder(BACKEND_SECRET: string) {
  const { id: member_id } = await insertMember(backend.db);
  const card = await insertCard(backend.db, { id: member_id });
  const deps = { ...backend.deps, config: readBackendConfig({ ...TEST_SECRETS, BACKEND_SECRET }) };
  const credit_hash = await sealToken(deps, { member_id, credit_hash: "A".repeat(64) });
  await backend.db.update(schema.cards).set({ credit_hash }).where(eq(schema.cards.id, card.id));
  return { member_id, courier_session_id: 0, card_id: card.id };
}

it("a saved card is offered and can be chosen", async () => {
  const whose = await cardSealedUnder(TEST_SECRET);
  expect(await listCards(backend.deps, whose)).toEqual([
    { id: whose.card_id, card_six_no: "414763", card_four_no: "0001", credit_card_type: 1 },
  ]);
  expect(await assertUsableCard(backend.db, backend.deps, whose)).toBe(whose.card_id);
});

it("a card whose token cannot be opened after a change of the secret is neither listed nor usable", async () => {
  const whose = await cardSealedUnder("another-secret-another-secret-0001");
  expect(await listCards(backend.deps, whose)).toEqual([]);
  await expect(assertUsableCard(backend.db, backend.deps, whose)).rejects.toThrow("找不到此信用卡");
});
