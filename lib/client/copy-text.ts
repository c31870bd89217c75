/** On the clipboard; false where there is none or the browser refuses it. */
export async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return window.navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
