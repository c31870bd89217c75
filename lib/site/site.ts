import type { Locale } from "@/lib/routing/routes";
import siteSettings from "./site-settings.json";

/** A text in each language. */
type Texts = Readonly<Record<Locale, string>>;

type Site = Omit<typeof siteSettings, "name" | "partners" | "showcase" | "accountMergeYear"> & {
  name: Texts;
  partners: { name: Texts; href: string }[];
  showcase: { name: Texts; kind: Texts; logo: string }[];
  /** The year of the merge of old accounts (LG-35); null after it. */
  accountMergeYear: number | null;
};

/**
 * Name, logos, links and contacts of the operator (GN-09), from `site-settings.json`. The file is read at build time;
 * tests/lib/site/site-settings.test.ts checks its form.
 */
export const site: Site = siteSettings;
