/** Opens the device's share sheet, else copies the link. Returns what happened. */
export async function sharePage(page: {
  title: string;
  url: string;
}): Promise<"shared" | "copied" | "none"> {
  if ("share" in navigator) {
    // A closed sheet rejects. That is not a failure.
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
