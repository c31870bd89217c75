"use client";

import { PageFailure } from "@/components/site/page-failure";
import "./globals.css";

/**
 * Replaces the whole document if a layout throws an error. The new document keeps the language of the old one.
 */
export default function GlobalError() {
  return (
    <html lang={document.documentElement.lang}>
      <body>
        <PageFailure />
      </body>
    </html>
  );
}
