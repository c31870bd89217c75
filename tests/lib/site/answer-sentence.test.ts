import { CODE, REASON } from "@/lib/contracts/answer-code";
import { REFUSAL_REASONS } from "@/lib/contracts/refusal-reason";
import { SENTENCE_CODES } from "@/lib/contracts/sentence-code";
import { answerSentence, answerTexts } from "@/lib/site/answer-sentence";
import english from "@/messages/en/answers.json";

test.each([
  {
    code: CODE.refused,
    reason: "below-minimum",
    shown: "Your order is below the store’s minimum. Please add a little more.",
  },
  {
    code: CODE.soldOut,
    reason: "quantity-limit",
    shown: "You’ve chosen more of an item than one order may have. Please reduce the quantity.",
  },
  { code: CODE.storeClosed, reason: undefined, shown: "The store is closed right now" },
  { code: CODE.loginNeeded, reason: "not-known-here", shown: "Please log in first" },
  {
    code: CODE.refused,
    reason: undefined,
    shown: "Sorry, this isn’t possible right now. Please check your details and try again.",
  },
  { code: -1, reason: undefined, shown: "訊息" },
])(
  "the English sentence for code $code and reason $reason is: $shown (TX-05)",
  ({ shown, ...refusal }) => {
    expect(answerSentence({ ...refusal, message: "訊息" }, english)).toBe(shown);
  },
);

test("the Chinese sentence is the backend's own message (TX-05)", () => {
  const refusal = {
    code: CODE.refused,
    reason: "below-minimum",
    message: "未滿足低消，還差 NT$50",
  };
  expect(answerSentence(refusal, null)).toBe("未滿足低消，還差 NT$50");
});

test("the empty message of a changed quote stays empty (TX-05)", () => {
  expect(answerSentence({ code: CODE.quoteChanged, message: "" }, english)).toBe("");
});

test("the English sentences cover exactly all codes and reasons of refusals (TX-05)", () => {
  const codes = Object.values(CODE).filter((code) => code !== CODE.ok);
  expect(Object.keys(english.codes)).toEqual(codes.map(String));
  const reasons = [...Object.values(REASON), ...REFUSAL_REASONS].toSorted();
  expect(Object.keys(english.reasons)).toEqual(reasons);
});

test("the English sentences cover exactly all sentence codes of answers (LN-11)", () => {
  expect(Object.keys(english.sentences)).toEqual(SENTENCE_CODES.toSorted());
});

test("answerTexts replaces texts that have a known sentence code, and keeps other texts (LN-11)", () => {
  const say = ({ code }: { code: string }) => (code === "points-none" ? "no points" : null);
  const data = {
    parts: [
      { note: "沒有點數", note_said: { code: "points-none" } },
      { note: "新的說明", note_said: { code: "not-known-here" } },
      { note: "沒有代碼" },
    ],
    hint: "",
    hint_said: undefined,
    count: 0,
    none: null,
  };
  expect(answerTexts(data, say)).toMatchObject({
    parts: [{ note: "no points" }, { note: "新的說明" }, { note: "沒有代碼" }],
    hint: "",
    count: 0,
    none: null,
  });
});
