import { idOf } from "@/lib/routing/path-ids";

/** The subject of a link preview. */
export type Preview =
  | { of: "site" }
  | { of: "area"; area_id: number }
  | { of: "store"; stid: number }
  | { of: "product"; stid: number; kind: "fdid" | "setid"; id: number };

/** The path of the picture of a link preview. */
export function previewPath(preview: Preview): string {
  return `/og/${nameOf(preview)}.jpg`;
}

const SHAPES = {
  site: /^site\.jpg$/,
  area: /^area-(\d+)\.jpg$/,
  store: /^store-(\d+)\.jpg$/,
  product: /^product-(\d+)-(fdid|setid)-(\d+)\.jpg$/,
};

/** The subject of a path; null for a path that no page links to. */
export function parsePreview(file: string): Preview | null {
  if (SHAPES.site.test(file)) return { of: "site" };
  const area_id = idOf(SHAPES.area.exec(file)?.[1]);
  if (area_id) return { of: "area", area_id };
  const store = idOf(SHAPES.store.exec(file)?.[1]);
  if (store) return { of: "store", stid: store };
  const [, first, kind, second] = SHAPES.product.exec(file) ?? [];
  const [stid, id] = [idOf(first), idOf(second)];
  if (!stid || !id) return null;
  return { of: "product", stid, kind: kind === "setid" ? "setid" : "fdid", id };
}

function nameOf(preview: Preview): string {
  if (preview.of === "area") return `area-${preview.area_id}`;
  if (preview.of === "store") return `store-${preview.stid}`;
  if (preview.of === "product") return `product-${preview.stid}-${preview.kind}-${preview.id}`;
  return "site";
}
