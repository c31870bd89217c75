import { eq } from "drizzle-orm";
import { readBackendConfig } from "../../../../backend/config/backend-config.ts";
import { schema } from "../../../../backend/db/client.ts";
import { sealToken } from "../../../../backend/modules/payments/card-seal.ts";
import {
  assertUsableCard,
  listCards,
  removeCard,
} from "../../../../backend/modules/payments/card-service.ts";
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

it("lists a saved card and accepts it for a payment", async () => {
  const ownerOfCard = await cardSealedUnder(TEST_SECRET);
  expect(await listCards(backend.deps, ownerOfCard)).toEqual([
    { id: ownerOfCard.card_id, card_six_no: "414763", card_four_no: "0001", credit_card_type: 1 },
  ]);
  expect(await assertUsableCard(backend.db, backend.deps, ownerOfCard)).toBe(ownerOfCard.card_id);
});

it("neither lists nor accepts a card whose token was sealed with a secret that is no longer configured", async () => {
  const ownerOfCard = await cardSealedUnder("another-secret-another-secret-0001");
  expect(await listCards(backend.deps, ownerOfCard)).toEqual([]);
  await expect(assertUsableCard(backend.db, backend.deps, ownerOfCard)).rejects.toThrow(
    "找不到此信用卡",
  );
});

it("removes a card only after PAYUNi has confirmed that its token is deleted (MB-13)", async () => {
  const ownerOfCard = await cardSealedUnder(TEST_SECRET);
  const forgotten = jest
    .spyOn(backend.deps.providers.payuni, "forgetCard")
    .mockResolvedValueOnce({ ok: "unknown" })
    .mockResolvedValueOnce({ ok: true, info: {} as never });
  await expect(removeCard(backend.deps, ownerOfCard)).rejects.toThrow("信用卡暫時無法移除");
  expect(await listCards(backend.deps, ownerOfCard)).toHaveLength(1);
  await removeCard(backend.deps, ownerOfCard);
  expect(forgotten.mock.calls).toEqual([["A".repeat(64)], ["A".repeat(64)]]);
  expect(await listCards(backend.deps, ownerOfCard)).toEqual([]);
  await expect(removeCard(backend.deps, ownerOfCard)).rejects.toThrow("找不到此信用卡");
});

it("does not remove a card of another member", async () => {
  const forgotten = jest.spyOn(backend.deps.providers.payuni, "forgetCard");
  forgotten.mockClear();
  const ownerOfCard = await cardSealedUnder(TEST_SECRET);
  const { id: member_id } = await insertMember(backend.db);
  await expect(removeCard(backend.deps, { ...ownerOfCard, member_id })).rejects.toThrow(
    "找不到此信用卡",
  );
  expect(await listCards(backend.deps, ownerOfCard)).toHaveLength(1);
  expect(forgotten).not.toHaveBeenCalled();
});
