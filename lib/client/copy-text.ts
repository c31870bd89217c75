/** Copies the text to the clipboard; false if that is not possible. */
export async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return window.navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
