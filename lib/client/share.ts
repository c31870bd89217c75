/** Opens the share dialog of the device. On a device without a share dialog, copies the link. Returns what happened. */
export async function sharePage(page: {
  title: string;
  url: string;
}): Promise<"shared" | "copied" | "none"> {
  if ("share" in navigator) {
    // The promise rejects if the person closes the share dialog. This is not a failure.
    return navigator.share(page).then(
      () => "shared" as const,
      () => "none" as const,
    );
  }
  return (await copyText(page.url)) ? "copied" : "none";
}

/** Copies the text to the clipboard; false if that is not possible. */
export async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return window.navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
