"use client";

import { Failure } from "@/components/errors/failure";
import errors from "@/messages/zh-TW/errors.json";

/** A page that broke: its messages come as they are, since nothing of the page can be relied on. */
export default function PageError() {
  return (
    <main id="main" className="flex flex-1">
      <Failure
        title={errors.serverErrorTitle}
        text={errors.serverErrorText}
        action={errors.backToIndex}
      />
    </main>
  );
}
