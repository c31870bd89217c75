import type { FastifyReply } from "fastify";
import { type Html, html } from "./sandbox-html.ts";

export type SandboxPage = {
  title: string;
  theme:
    | "index"
    | "line-pay"
    | "payuni"
    | "icash-pay"
    | "membership"
    | "google"
    | "apple"
    | "sms"
    | "crm";
  brand: string;
  notice: string;
  body: Html;
  refresh?: { seconds: number; url: string };
  /** URLs to which the page's forms may lead. Their origins are allowed in the `form-action` directive of the CSP. */
  formTargets?: string[];
};

export function sendPage(reply: FastifyReply, page: SandboxPage, status = 200) {
  const targets = (page.formTargets ?? []).map((url) => new URL(url).origin);
  const formAction = ["'self'", ...new Set(targets)].join(" ");
  return reply
    .code(status)
    .header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header("Referrer-Policy", "no-referrer")
    .header("X-Content-Type-Options", "nosniff")
    .header("Cache-Control", "no-store")
    .type("text/html; charset=utf-8")
    .send(pageText(page));
}

export function pageText(page: SandboxPage): string {
  return `<!doctype html>${document(page).markup}`;
}

function document({ title, theme, brand, notice, body, refresh }: SandboxPage) {
  const refreshTag =
    refresh && html`<meta http-equiv="refresh" content="${refresh.seconds};url=${refresh.url}">`;
  return html`<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshTag ?? null}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body class="${theme}">
<header class="bar"><span class="brand">${brand}</span><span class="badge">測試環境</span></header>
<aside class="notice">${notice}</aside>
<main>${body}</main>
</body>
</html>`;
}
