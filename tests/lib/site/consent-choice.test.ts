import {
  choiceText,
  isUndecided,
  isWithdrawn,
  readChoice,
  sameForAll,
} from "@/lib/site/consent-choice";

describe("the visitor's word", () => {
  const wanted = { analytics: "GTM-AB12", chat: "aa-bb" };

  it("is asked for where something is configured that nobody decided", () => {
    expect(isUndecided({}, {})).toBe(false);
    expect(isUndecided(wanted, {})).toBe(true);
    expect(isUndecided(wanted, { analytics: false })).toBe(true);
    expect(isUndecided(wanted, { analytics: false, chat: true })).toBe(false);
  });

  it("is kept as it was given", () => {
    const choice = { analytics: true, chat: false };
    expect(readChoice(choiceText(choice))).toEqual(choice);
    expect([readChoice(undefined), readChoice("x=1&analytics=yes")]).toEqual([
      {},
      { analytics: false },
    ]);
  });

  it("goes to the configured ones alone", () => {
    expect(sameForAll(wanted, false)).toEqual({ analytics: false, chat: false });
  });

  it("can be taken back", () => {
    expect(isWithdrawn({ chat: true }, { chat: false })).toBe(true);
    expect(isWithdrawn({ chat: false }, { chat: true })).toBe(false);
  });
});
