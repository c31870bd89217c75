import { type Preview, parsePreview, previewPath } from "@/lib/site/preview-path";

it.each<[Preview, string]>([
  [{ of: "site" }, "/og/site.jpg"],
  [{ of: "area", area_id: 107 }, "/og/area-107.jpg"],
  [{ of: "store", stid: 12 }, "/og/store-12.jpg"],
  [{ of: "product", stid: 12, kind: "fdid", id: 1201 }, "/og/product-12-fdid-1201.jpg"],
  [{ of: "product", stid: 12, kind: "setid", id: 1299 }, "/og/product-12-setid-1299.jpg"],
])(
  "the preview %j has the path %s, and the path is parsed to the same preview",
  (preview, path) => {
    expect(previewPath(preview, "zh-TW")).toBe(path);
    expect(parsePreview(path.replace("/og/", ""))).toEqual({ locale: "zh-TW", preview });
    const english = path.replace("/og/", "/og/en-");
    expect(previewPath(preview, "en")).toBe(english);
    expect(parsePreview(english.replace("/og/", ""))).toEqual({ locale: "en", preview });
  },
);

it.each([
  "",
  "site.png",
  "store-0.jpg",
  "store-01.jpg",
  "store-9999999999.jpg",
  "store--1.jpg",
  "store-1.jpg.jpg",
  "product-1-fdid-0.jpg",
  "product-1-id-2.jpg",
  "../store-1.jpg",
  "area-x.jpg",
  "fr-site.jpg",
  "zh-site.jpg",
  "en-.jpg",
])("parsePreview returns null for %j, to which no page links", (file) => {
  expect(parsePreview(file)).toBeNull();
});
