import { preparePreview } from "@/lib/server/preview-drawing";

// sharp is mocked, because these tests check where the picture is read from, not its conversion.
jest.mock("sharp", () => () => ({ png: () => ({ toBuffer: async () => Buffer.from("png") }) }));

const preview = { name: "福饕", lines: ["美食外送"], shape: "cover" as const };

it("preparePreview reads a picture of the shop", async () => {
  const { picture } = await preparePreview({ ...preview, picture: "/icon.svg" }, "zh-TW");
  expect(picture).toMatch(/^data:image\/png;base64,/);
});

it.each([
  "https://evil.example/pictures/a.webp",
  "//evil.example/a.webp",
  "http://169.254.169.254/latest/meta-data",
  "/pictures/../../package.json",
  "file:///etc/passwd",
])("preparePreview neither fetches nor reads the picture %s (SE-09)", async (picture) => {
  const sent = jest.spyOn(globalThis, "fetch");
  expect((await preparePreview({ ...preview, picture }, "zh-TW")).picture).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});
