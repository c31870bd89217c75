import type { Locale } from "@/lib/routing/routes";
import siteSettings from "./site-settings.json";

/** A text in each language. */
type Texts = Readonly<Record<Locale, string>>;

type Site = Omit<typeof siteSettings, "name" | "partners" | "showcase" | "accountMergeYear"> & {
  name: Texts;
  partners: { name: Texts; href: string }[];
  showcase: { name: Texts; kind: Texts; logo: string }[];
  /** The year in which old accounts are merged (LG-35). Null if there is no merge. */
  accountMergeYear: number | null;
};

/**
 * The name, logos, links and contacts of the operator (GN-09). They come from `site-settings.json`, which is read at
 * build time. tests/lib/site/site-settings.test.ts checks the file.
 */
export const site: Site = siteSettings;
