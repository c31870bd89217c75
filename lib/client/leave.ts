/** Leaves the page by a full load, so that every part of the next one starts from what is stored. */
export type Go = (href: string) => void;

/** Replaces this page, so that Back skips it. */
export const replacePage: Go = (href) => window.location.replace(href);

export const openPage: Go = (href) => window.location.assign(href);
