import { eq } from "drizzle-orm";
import { referrals } from "../../../../backend/db/schema/referral-tables.ts";
import { CODE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertCode, insertCoupon } from "../../../factories/benefit-rows";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

const REFUSED = {
  code: CODE.refused,
  message: "此代碼無效或已使用，請確認後再輸入",
  data: null,
  reason: "promo-code-invalid",
};
const OK = { code: CODE.ok, message: "", data: null };
let backend: TestBackend;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  session = await newcomer();
});
afterAll(() => backend.close());

const newcomer = async () => backend.asMember(await insertMember(backend.db));
async function send(call: "exchangeCoin" | "registerReward", code: string, as = session) {
  return (await backend.call(call, { body: { code }, as })).envelope;
}
async function couponsOf(as: TestSession) {
  return (await backend.call("newDiscountCodeList", { query: { type: 1 }, as })).envelope.data;
}

it("gives the coupon of a redeem code to the first member who sends the code, and to nobody else", async () => {
  const coupon_id = await insertCoupon(backend.db, { code: "GIFT" });
  await insertCode(backend.db, { code: "GIFTCODE01", coupon_id });
  expect(await send("exchangeCoin", "  giftcode01 ")).toEqual(OK);
  expect(await couponsOf(session)).toMatchObject([{ code: "GIFT", is_access: 1 }]);
  expect(await send("exchangeCoin", "GIFTCODE01")).toEqual(REFUSED);
  const other = await newcomer();
  expect(await send("exchangeCoin", "GIFTCODE01", other)).toEqual(REFUSED);
  expect(await couponsOf(other)).toEqual([]);
  expect(await couponsOf(session)).toHaveLength(1);
});

it("accepts a reward code with the prefix FDM- in capitals", async () => {
  const coupon_id = await insertCoupon(backend.db, { code: "REWARD" });
  await insertCode(backend.db, { code: "fdm-welcome26", kind: "reward", coupon_id });
  expect(await send("registerReward", "FDM-Welcome26")).toEqual(OK);
  expect(await couponsOf(session)).toMatchObject([{ code: "REWARD" }]);
});

it("refuses a member's second code of the same campaign, which another member can still use (RU-42)", async () => {
  await insertCode(backend.db, { code: "ANNIVERS01", campaign: "週年慶", points: 20 });
  await insertCode(backend.db, { code: "ANNIVERS02", campaign: "週年慶", points: 20 });
  expect(await send("exchangeCoin", "ANNIVERS01")).toEqual(OK);
  expect(await send("exchangeCoin", "ANNIVERS02")).toEqual(REFUSED);
  expect(await send("exchangeCoin", "ANNIVERS02", await newcomer())).toEqual(OK);
});

it("refuses every invalid code with the same message (RU-42)", async () => {
  await insertCode(backend.db, { code: "fdm-onlyreward", kind: "reward", points: 1 });
  await insertCode(backend.db, { code: "EXPIRED001", points: 1, end_time: 1 });
  const wrong = [
    ["exchangeCoin", "UNKNOWN001"],
    ["exchangeCoin", "EXPIRED001"],
    ["exchangeCoin", "fdm-onlyreward"],
    ["exchangeCoin", "SHORT"],
    ["exchangeCoin", "' or 1=1 --"],
    ["exchangeCoin", ""],
    ["registerReward", "UNKNOWN001"],
    ["registerReward", "fdm-unknown001"],
  ] as const;
  for (const [call, code] of wrong) {
    expect(await send(call, code, await newcomer())).toEqual(REFUSED);
  }
});

describe("a referral code (RU-43)", () => {
  let inviter: MemberRow;
  let inviterNumber = 0;

  beforeEach(async () => {
    inviterNumber += 1;
    inviter = await insertMember(backend.db, { recommend_code: `FUTA22${inviterNumber + 20}` });
  });

  const invitationOf = async (member: MemberRow) =>
    backend.db.select().from(referrals).where(eq(referrals.member_id, member.id));

  it.each([
    ["exchangeCoin", (code: string) => code.toLowerCase()],
    ["registerReward", (code: string) => `fdm-${code}`],
  ] as const)("is accepted by %s once, and the referral is recorded", async (call, writeCode) => {
    const friend = await insertMember(backend.db);
    const as = await backend.asMember(friend);
    expect(await send(call, writeCode(inviter.recommend_code), as)).toEqual(OK);
    expect(await invitationOf(friend)).toMatchObject([
      { inviter_id: inviter.id, status: "waiting" },
    ]);
    expect(await send(call, writeCode(inviter.recommend_code), as)).toEqual(REFUSED);
  });

  it("is refused if its owner sends it", async () => {
    const as = await backend.asMember(inviter);
    expect(await send("exchangeCoin", inviter.recommend_code, as)).toEqual(REFUSED);
  });

  it("is refused after the friend's first delivered order", async () => {
    const friend = await insertMember(backend.db);
    const store = await insertStore(backend.db);
    const order_status = ORDER_STATUS.delivered;
    await insertOrder(backend.db, { member_id: friend.id, store_id: store.id, order_status });
    const as = await backend.asMember(friend);
    expect(await send("exchangeCoin", inviter.recommend_code, as)).toEqual(REFUSED);
  });

  it("is refused for a person who has deleted an account before", async () => {
    const as = await backend.asMember(await insertMember(backend.db, { is_returning: 1 }));
    expect(await send("exchangeCoin", inviter.recommend_code, as)).toEqual(REFUSED);
  });

  it("is refused if its owner was invited by the member who sends it", async () => {
    const friend = await insertMember(backend.db, {
      recommend_code: `FUTA33${inviterNumber + 20}`,
    });
    const asFriend = await backend.asMember(friend);
    expect(await send("exchangeCoin", inviter.recommend_code, asFriend)).toEqual(OK);
    const asInviter = await backend.asMember(inviter);
    expect(await send("exchangeCoin", friend.recommend_code, asInviter)).toEqual(REFUSED);
  });

  it("is accepted in only one of four simultaneous requests in which a friend sends the codes of two members", async () => {
    const other = await insertMember(backend.db, { recommend_code: `FUTA44${inviterNumber + 20}` });
    const friend = await insertMember(backend.db);
    const as = await backend.asMember(friend);
    const codes = [inviter, other, inviter, other].map(({ recommend_code }) => recommend_code);
    const answers = await Promise.all(codes.map((code) => send("exchangeCoin", code, as)));
    expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
    expect(await invitationOf(friend)).toHaveLength(1);
  });
});

it("accepts a code once if fifty members send it at the same time", async () => {
  await insertCode(backend.db, { code: "RACECODE01", points: 20 });
  const many = await Promise.all(Array.from({ length: 50 }, newcomer));
  const answers = await Promise.all(many.map((as) => send("exchangeCoin", "RACECODE01", as)));
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
});

it("refuses the sixth try within ten minutes, and counts the tries of exchangeCoin and registerReward together", async () => {
  for (let n = 0; n < 5; n += 1) {
    const call = n % 2 === 0 ? "exchangeCoin" : "registerReward";
    expect((await send(call, `WRONGONE${n}`)).code).toBe(CODE.refused);
  }
  expect(await send("exchangeCoin", "WRONGONE5")).toMatchObject({ code: CODE.tooManyTries });
  backend.clock.advance(601_000);
  expect((await send("exchangeCoin", "WRONGONE6")).code).toBe(CODE.refused);
});
