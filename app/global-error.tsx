"use client";

import { PageFailure } from "@/components/site/page-failure";
import "./globals.css";

/** Replaces the document when a layout broke. Nothing of the old document is reused. */
export default function GlobalError() {
  return (
    <html lang="zh-Hant-TW">
      <body>
        <PageFailure />
      </body>
    </html>
  );
}
