import { textBlocks } from "@/components/site/text-body";

it("makes no paragraphs from empty lines, and ends a list at an empty line", () => {
  expect(textBlocks("前言\n\n・現金\n \n・其他\n\n結語\n")).toEqual([
    { kind: "paragraph", text: "前言" },
    { kind: "list", items: ["現金"] },
    { kind: "list", items: ["其他"] },
    { kind: "paragraph", text: "結語" },
  ]);
});

it("turns lines into paragraphs, and adjacent lines that start with ・ into one list", () => {
  expect(textBlocks("前言\n・現金\n・LINE Pay\n結語\n・其他")).toEqual([
    { kind: "paragraph", text: "前言" },
    { kind: "list", items: ["現金", "LINE Pay"] },
    { kind: "paragraph", text: "結語" },
    { kind: "list", items: ["其他"] },
  ]);
});
