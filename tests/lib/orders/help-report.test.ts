import { chosenLines, helpProblem } from "@/lib/orders/help-report";

it.each([
  ["no kind", { kind: "" as const }, "chooseKind"],
  ["no line", { kind: "missing" as const, lines: { 0: 0 } }, "chooseLines"],
  ["a photo that is being sent", { kind: "late" as const, sendingCount: 1 }, "waitPhotos"],
  ["a whole order", { kind: "late" as const }, null],
  ["a chosen line", { kind: "wrong" as const, lines: { 0: 1 } }, null],
])("checks a report with %s", (_what, values, problem) => {
  expect(helpProblem({ lines: {}, sendingCount: 0, ...values })).toBe(problem);
});

it("sends the chosen lines only", () => {
  expect(chosenLines({ 0: 0, 2: 3 })).toEqual([{ line: 2, quantity: 3 }]);
});
