import { copyText } from "./copy-text";

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
