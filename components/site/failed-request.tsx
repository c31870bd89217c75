"use client";

import { useSyncExternalStore } from "react";

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id of the call that opened the error page, for the customer service (OP-08). */
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
