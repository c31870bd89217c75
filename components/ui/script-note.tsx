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

/**
 * If the browser runs no scripts, tells the visitor why this part of the page needs them (AX-08). Other visitors do not
 * see this text.
 */
export async function ScriptNote({ part, className = "" }: Props) {
  const t = await getTranslations("scriptNotes");
  return (
    <noscript>
      <p className={`rounded-card bg-warn-tint p-4 text-warn ${className}`}>{t(part)}</p>
    </noscript>
  );
}
