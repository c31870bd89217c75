import { createHash } from "node:crypto";
import type { BrowserForm } from "../../providers/payuni-client.ts";

// The script submits the form while the page is loading, so that this page does not enter the browser history. The Back
// button of the payment page then leads to the page from which the payer came.
const SCRIPT = "document.forms[0].submit()";
const STYLE =
  "body{margin:0;display:grid;place-items:center;min-height:100vh;font:16px/1.6 system-ui,sans-serif;color:#1c1f1d;background:#f5f7f6}" +
  "form{display:grid;gap:16px;padding:24px;text-align:center}" +
  "button{min-height:48px;padding:8px 32px;border:0;border-radius:99px;background:#b23a00;color:#fff;font:inherit;font-weight:600}";

/**
 * Returns an HTML page that posts the form to another site. A script in the page submits the form; without JavaScript,
 * the payer presses the button.
 */
export function browserFormPage({ action, fields }: BrowserForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>前往付款頁｜福饕</title><style>${STYLE}</style></head><body><form method="post" action="${escapeHtml(action)}" accept-charset="utf-8">${inputs.join("")}<p>正在前往 PAYUNi 付款頁…</p><button type="submit">前往付款頁</button></form><script>${SCRIPT}</script></body></html>`;
}

/**
 * Returns the content security policy of the page. It allows only the script and the style of the page, and a form that
 * posts to the origin of `action`.
 */
export function browserFormPolicy({ action }: BrowserForm): string {
  return `default-src 'none'; script-src '${hash(SCRIPT)}'; style-src '${hash(STYLE)}'; form-action ${new URL(action).origin}; base-uri 'none'; frame-ancestors 'none'`;
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
