import {
  choiceForAll,
  choiceText,
  isUndecided,
  isWithdrawn,
  readChoice,
} from "@/lib/site/consent-choice";

describe("the visitor's consent", () => {
  const wanted = { analytics: "GTM-AB12", chat: "aa-bb" };

  it("is undecided if a configured service has no choice yet", () => {
    expect(isUndecided({}, {})).toBe(false);
    expect(isUndecided(wanted, {})).toBe(true);
    expect(isUndecided(wanted, { analytics: false })).toBe(true);
    expect(isUndecided(wanted, { analytics: false, chat: true })).toBe(false);
  });

  it("is read back as it was stored, and unknown services and values do not count as consent", () => {
    const choice = { analytics: true, chat: false };
    expect(readChoice(choiceText(choice))).toEqual(choice);
    expect([readChoice(undefined), readChoice("x=1&analytics=yes")]).toEqual([
      {},
      { analytics: false },
    ]);
  });

  it("contains a choice for configured services only", () => {
    expect(choiceForAll(wanted, false)).toEqual({ analytics: false, chat: false });
  });

  it("is withdrawn when a service changes from allowed to refused", () => {
    expect(isWithdrawn({ chat: true }, { chat: false })).toBe(true);
    expect(isWithdrawn({ chat: false }, { chat: true })).toBe(false);
  });
});
