/** The paper colour of each scheme in app/globals.css. Browsers use it around the page. */
export const THEME_COLOR = { light: "#ffffff", dark: "#17130f" } as const;
