import {
  monthStart,
  type ReferralFacts,
  referralRefusal,
  rewardEnd,
} from "../../../../backend/modules/benefits/referral-rules.ts";

const HOME = { city_name: "台北市", area_name: "信義區", street: "松仁路100號" };
const inviter: ReferralFacts["inviter"] = {
  isInGoodStanding: true,
  phones: ["0911000001", "0911000002"],
  devices: ["d1", "d2"],
  places: [HOME, { ...HOME, street: "" }],
  rewarded: 19,
};
const friend: ReferralFacts["friend"] = {
  phones: ["0922000001", "0922000002"],
  devices: ["d3"],
  place: { ...HOME, street: "松仁路102號" },
};

it("allows a reward for two people without common data if the inviter has had fewer than twenty rewards this month (RU-44)", () => {
  expect(referralRefusal({ inviter, friend })).toBeNull();
  expect(referralRefusal({ inviter: { ...inviter, rewarded: 20 }, friend })).toBe("month-full");
});

it.each([
  ["a locked inviter", { isInGoodStanding: false }, {}, "inviter-locked"],
  [
    "a phone number that both people have used",
    {},
    { phones: ["0922000001", "0911000002"] },
    "same-phone",
  ],
  ["a browser that both people have used", {}, { devices: ["d9", "d2"] }, "same-device"],
  ["an address that both people have used", {}, { place: HOME }, "same-address"],
  [
    "an address that both people have used, in another spelling",
    {},
    { place: { city_name: "臺北市", area_name: "信義區", street: "松仁路 １００號" } },
    "same-address",
  ],
])("refuses the reward because of %s (RU-44)", (_what, own, other, reason) => {
  const facts = { inviter: { ...inviter, ...own }, friend: { ...friend, ...other } };
  expect(referralRefusal(facts)).toBe(reason);
});

it("does not count empty phone numbers and streets as common data", () => {
  const unknown = { phones: [""], devices: [], place: { ...HOME, street: "" } };
  const facts = { inviter: { ...inviter, phones: ["", "0911000001"] }, friend: unknown };
  expect(referralRefusal(facts)).toBeNull();
});

const taipei = (text: string) => Date.parse(`${text}+08:00`) / 1000;

it.each([
  ["2026-11-01T00:00:00", "2026-11-01T00:00:00"],
  ["2026-11-30T23:59:59", "2026-11-01T00:00:00"],
  ["2027-01-01T00:30:00", "2027-01-01T00:00:00"],
])("the month of %s begins at %s, both in Taipei time", (now, start) => {
  expect(monthStart(taipei(now))).toBe(taipei(start));
});

it("a reward can be used until the end of the thirtieth day after the day on which it was given", () => {
  expect(rewardEnd(taipei("2026-11-21T12:00:00"))).toBe(taipei("2026-12-21T23:59:59"));
});
