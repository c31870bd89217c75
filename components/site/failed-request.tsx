"use client";

import { useSyncExternalStore } from "react";

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Shows the id of the failed call that led to the error page. The visitor can tell it to the customer service (OP-08).
 */
export function FailedRequest({ label }: { label: string }) {
  const id = useSyncExternalStore(
    () => () => {},
    () => window.location.hash.slice(1),
    () => "",
  );
  if (!REQUEST_ID.test(id)) return null;
  return (
    <small className="select-all break-all text-ink-soft">
      {label} {id}
    </small>
  );
}
