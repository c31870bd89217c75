import { inPageLanguage } from "./page-locale";

/** Opens another page by a full load, so that the next page starts from stored data only. */
export type Go = (href: string) => void;

/** Replaces this page, so that Back skips it. */
export const replacePage: Go = (href) => window.location.replace(inPageLanguage(href));

export const openPage: Go = (href) => window.location.assign(inPageLanguage(href));
