import {
  choiceForAll,
  choiceText,
  isUndecided,
  isWithdrawn,
  readChoice,
} from "@/lib/site/consent-choice";

describe("the visitor's consent", () => {
  const wanted = { analytics: "GTM-AB12", chat: "aa-bb" };

  it("asks if a configured service has no choice yet", () => {
    expect(isUndecided({}, {})).toBe(false);
    expect(isUndecided(wanted, {})).toBe(true);
    expect(isUndecided(wanted, { analytics: false })).toBe(true);
    expect(isUndecided(wanted, { analytics: false, chat: true })).toBe(false);
  });

  it("is stored as it was given", () => {
    const choice = { analytics: true, chat: false };
    expect(readChoice(choiceText(choice))).toEqual(choice);
    expect([readChoice(undefined), readChoice("x=1&analytics=yes")]).toEqual([
      {},
      { analytics: false },
    ]);
  });

  it("stores the choice for configured services only", () => {
    expect(choiceForAll(wanted, false)).toEqual({ analytics: false, chat: false });
  });

  it("can be withdrawn", () => {
    expect(isWithdrawn({ chat: true }, { chat: false })).toBe(true);
    expect(isWithdrawn({ chat: false }, { chat: true })).toBe(false);
  });
});
