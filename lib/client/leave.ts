import { inPageLanguage } from "./page-locale";

/** A function that opens another page by a full load. The next page then starts only with stored data. */
export type Go = (href: string) => void;

/** Opens a page in place of this page, so that the Back button skips this page. */
export const replacePage: Go = (href) => window.location.replace(inPageLanguage(href));

export const openPage: Go = (href) => window.location.assign(inPageLanguage(href));
