import { getTranslations } from "next-intl/server";

type Part =
  | "address"
  | "signIn"
  | "product"
  | "cart"
  | "checkout"
  | "group"
  | "member"
  | "referral"
  | "invitation"
  | "courier"
  | "application";

type Props = { part: Part; className?: string };

/** Tells a visitor without scripts what this part of the page needs them for (AX-08). Other browsers ignore it. */
export async function ScriptNote({ part, className = "" }: Props) {
  const t = await getTranslations("scriptNotes");
  return (
    <noscript>
      <p className={`rounded-card bg-warn-tint p-4 text-warn ${className}`}>{t(part)}</p>
    </noscript>
  );
}
