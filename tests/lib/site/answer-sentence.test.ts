import { CODE, REASON } from "@/lib/contracts/answer-code";
import { REFUSAL_REASONS } from "@/lib/contracts/refusal-reason";
import { answerSentence } from "@/lib/site/answer-sentence";
import english from "@/messages/en/answers.json";

test.each([
  {
    code: 1,
    reason: "below-minimum",
    shown: "Your order is below the store’s minimum. Please add a little more.",
  },
  {
    code: 8,
    reason: "quantity-limit",
    shown: "You’ve chosen more of an item than one order may have. Please reduce the quantity.",
  },
  { code: 7, reason: undefined, shown: "The store is closed right now" },
  { code: 2, reason: "not-known-here", shown: "Please log in first" },
  {
    code: 1,
    reason: undefined,
    shown: "Sorry, this isn’t possible right now. Please check your details and try again.",
  },
  { code: -1, reason: undefined, shown: "訊息" },
])(
  "shows code $code with reason $reason in English as: $shown (TX-05)",
  ({ shown, ...refusal }) => {
    expect(answerSentence({ ...refusal, message: "訊息" }, english)).toBe(shown);
  },
);

test("shows the backend's own sentence in Chinese (TX-05)", () => {
  const refusal = { code: 1, reason: "below-minimum", message: "未滿足低消，還差 NT$50" };
  expect(answerSentence(refusal, null)).toBe("未滿足低消，還差 NT$50");
});

test("keeps the empty message of a changed quote (TX-05)", () => {
  expect(answerSentence({ code: CODE.quoteChanged, message: "" }, english)).toBe("");
});

test("every code and every reason has an English sentence, and no other has one (TX-05)", () => {
  const codes = Object.values(CODE).filter((code) => code !== CODE.ok);
  expect(Object.keys(english.codes)).toEqual(codes.map(String));
  const reasons = [...Object.values(REASON), ...REFUSAL_REASONS].toSorted();
  expect(Object.keys(english.reasons)).toEqual(reasons);
});
