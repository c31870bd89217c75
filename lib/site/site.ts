import siteSettings from "./site-settings.json";

/**
 * Name, marks, links and contacts of the operator (GN-09), from `site-settings.json`. The file is read at build time;
 * tests/lib/site/site-settings.test.ts checks its form.
 */
export const site = {
  ...siteSettings,
  /** The year of the merge of old accounts (LG-35); null after it. */
  accountMergeYear: siteSettings.accountMergeYear as number | null,
};
