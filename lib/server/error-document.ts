import { createHash } from "node:crypto";
import { GUARD_TEXTS } from "../../messages/guard-texts.ts";
import { localPath } from "../routing/locale-path.ts";
import { LANGUAGES, type Locale } from "../routing/routes.ts";

const STYLE = `body{font-family:system-ui,sans-serif;line-height:1.6;min-height:100vh;margin:0;display:grid;place-content:center;justify-items:center;padding:1rem;text-align:center;color:#201a16;background:#fff}
small{margin-top:1.5rem;font-size:.75rem;overflow-wrap:anywhere;user-select:all}
h1{font-size:1.75rem;line-height:1.3;margin:0}
a{padding:.75rem 1.5rem;border-radius:9999px;font-weight:700;text-decoration:none;color:#fff;background:#c8400f}
a+a{margin-top:.75rem;color:inherit;background:none;border:1px solid}
@media(prefers-color-scheme:dark){body{color:#f4eee8;background:#17130f}a{color:#201006;background:#f0733f}}`;

/**
 * The HTML that replaces a page that failed during rendering. The error document of Next.js is not used, because it is
 * empty without its scripts, and the content security policy blocks these scripts. vercel/next.js#98455 proposes that
 * the server renders the text of that document. Delete this file when the error document of Next.js shows its text even
 * if its scripts are blocked.
 */
export function errorDocument(locale: Locale, requestId: string): string {
  const texts = GUARD_TEXTS[locale];
  return `<!DOCTYPE html>
<html lang="${LANGUAGES[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.serverErrorTitle}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${texts.serverErrorTitle}</h1>
<p>${texts.serverErrorText}</p>
<a href="${localPath(locale, "/")}">${texts.backToIndex}</a>
<a href="${localPath(locale, "/orderList")}">${texts.toOrders}</a>
<small>${texts.errorCode} ${requestId}</small>
</body>
</html>
`;
}

const styleHash = createHash("sha256").update(STYLE).digest("base64");

export const ERROR_DOCUMENT_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
