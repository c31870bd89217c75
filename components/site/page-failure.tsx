"use client";

import failures from "@/messages/zh-TW/failures.json";
import { Failure } from "./failure";

/**
 * Replaces a page that broke in the browser. Header, footer and cart of its layout stay. A page that breaks on the
 * server is replaced by lib/server/error-document.ts.
 */
export function PageFailure() {
  return (
    <main id="main" className="flex flex-1">
      <Failure
        title={failures.serverErrorTitle}
        text={failures.serverErrorText}
        action={failures.backToIndex}
      />
    </main>
  );
}
