/** The paper of each scheme, as app/globals.css has it: what browsers and systems colour around the page. */
export const THEME_COLOR = { light: "#ffffff", dark: "#17130f" } as const;
