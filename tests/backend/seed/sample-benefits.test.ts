import { coupons, redeem_codes } from "@/backend/db/schema/benefit-tables";
import { couponRefusal } from "@/backend/modules/benefits/coupon-rules";
import { makeSampleBenefits, SAMPLE_CODES } from "@/backend/seed/sample-benefits";
import { CODE } from "@/lib/contracts/answer-code";
import { insertMember } from "../../factories/member-rows";
import { createTestBackend } from "../../setup/in-process-backend";

const NOW = Date.parse("2026-11-21T12:00:00+08:00") / 1000;
const sample = makeSampleBenefits(NOW);
const ofMember = (member_id: number) =>
  sample.member_coupons.filter((held) => held.member_id === member_id);

it("the first member has coupons of every type, and among them are usable, used-up, expired and not yet valid coupons", () => {
  const held = ofMember(1).map(({ coupon_id, used_times }) => {
    const coupon = sample.coupons.find(({ id }) => id === coupon_id);
    if (!coupon) throw new Error(`no coupon ${coupon_id}`);
    const row = {
      cut_type: 1 as const,
      user_type: 0 as const,
      full_money: 0,
      cut_money: 0,
      cut_percent: 0,
      discount_money: 0,
      target_type: 0 as const,
      store_ids: [],
      limit_times: 1,
      consumption_rate: 100,
      takes_reservations: 1 as const,
      remark: "",
      ...coupon,
    };
    return { row, used_times: used_times ?? 0 };
  });
  const values = (key: "type" | "cut_type" | "user_type" | "target_type") =>
    [...new Set(held.map(({ row }) => row[key]))].toSorted();
  expect(values("type")).toEqual([1, 2, 3]);
  expect(values("cut_type")).toEqual([1, 2]);
  expect(values("user_type")).toEqual([0, 1]);
  expect(values("target_type")).toEqual([0, 1]);
  const reasons = held.map(({ row, used_times }) =>
    couponRefusal({ coupon: row, used_times }, { now: NOW, is_first_order: true }),
  );
  const texts = reasons.map((reason) => reason?.text);
  expect(reasons.filter((reason) => reason === null).length).toBeGreaterThan(6);
  expect(texts).toContain("已使用完畢");
  expect(texts).toContain("已於 2026-11-18 23:59 到期");
  expect(texts).toContain("2026-11-28 00:00 起才能使用");
});

it("the sample redeem codes are unique, and each can be redeemed", async () => {
  expect(new Set(SAMPLE_CODES.map(({ code }) => code)).size).toBe(SAMPLE_CODES.length);
  const backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "10" } });
  await backend.db.insert(coupons).values(sample.coupons);
  await backend.db.insert(redeem_codes).values(sample.redeem_codes);
  for (const { code, kind } of SAMPLE_CODES) {
    const as = await backend.asMember(await insertMember(backend.db));
    const call = kind === "reward" ? "registerReward" : "exchangeCoin";
    expect((await backend.call(call, { body: { code }, as })).envelope.code).toBe(CODE.ok);
  }
  await backend.close();
});
