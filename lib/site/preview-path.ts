import { localeOf } from "@/lib/routing/locale-path";
import { idOf } from "@/lib/routing/path-ids";
import { DEFAULT_LOCALE, type Locale } from "@/lib/routing/routes";

/** The subject of a link preview. */
export type Preview =
  | { of: "site" }
  | { of: "area"; area_id: number }
  | { of: "store"; stid: number }
  | { of: "product"; stid: number; kind: "fdid" | "setid"; id: number };

/** The path of the picture of a link preview. Each language has its own picture, because pictures contain text. */
export function previewPath(preview: Preview, locale: Locale): string {
  return `/og/${locale === DEFAULT_LOCALE ? "" : `${locale}-`}${nameOf(preview)}.jpg`;
}

const SHAPES = {
  site: /^site\.jpg$/,
  area: /^area-(\d+)\.jpg$/,
  store: /^store-(\d+)\.jpg$/,
  product: /^product-(\d+)-(fdid|setid)-(\d+)\.jpg$/,
};

/** The language and the subject of a picture file. Null for a name that `previewPath` does not create. */
export function parsePreview(file: string): { locale: Locale; preview: Preview } | null {
  const [, folder, name = ""] = /^(?:([a-z]{2})-)?(.+)$/.exec(file) ?? [];
  const locale = localeOf(folder);
  const preview = subjectOf(name);
  if (!preview || (folder && locale === DEFAULT_LOCALE)) return null;
  return { locale, preview };
}

function subjectOf(file: string): Preview | null {
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
