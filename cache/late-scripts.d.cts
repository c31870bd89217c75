/** The source of an inline script of every page. */
export const LATE_SCRIPTS: string;
