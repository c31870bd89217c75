"use client";

import { PageFailure } from "@/components/site/page-failure";
import "./globals.css";

/** Replaces the whole document if a layout throws an error. */
export default function GlobalError() {
  return (
    <html lang="zh-Hant-TW">
      <body>
        <PageFailure />
      </body>
    </html>
  );
}
