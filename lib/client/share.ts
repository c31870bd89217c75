import { copyText } from "./copy-text";

/** The device's share sheet, else the link on the clipboard; what happened, so that the page can say it. */
export async function sharePage(page: {
  title: string;
  url: string;
}): Promise<"shared" | "copied" | "none"> {
  if ("share" in navigator) {
    // A closed sheet rejects: the person has changed their mind, which is no failure.
    return navigator.share(page).then(
      () => "shared" as const,
      () => "none" as const,
    );
  }
  return (await copyText(page.url)) ? "copied" : "none";
}
