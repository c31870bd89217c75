import { chosenLines, helpProblem } from "@/lib/orders/help-report";

it.each([
  ["no kind of problem", { kind: "" as const }, "chooseKind"],
  ["no chosen line", { kind: "missing" as const, lines: { 0: 0 } }, "chooseLines"],
  ["a photo that is still uploading", { kind: "late" as const, sendingCount: 1 }, "waitPhotos"],
  ["a problem of the whole order", { kind: "late" as const }, null],
  ["a chosen line", { kind: "wrong" as const, lines: { 0: 1 } }, null],
])("helpProblem returns the expected problem of a report with %s", (_what, values, problem) => {
  expect(helpProblem({ lines: {}, sendingCount: 0, ...values })).toBe(problem);
});

it("chosenLines returns only lines with a quantity above 0", () => {
  expect(chosenLines({ 0: 0, 2: 3 })).toEqual([{ line: 2, quantity: 3 }]);
});
