import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { APPLICATION_GROUPS } from "@/lib/partners/application-fields";

type Name = (typeof APPLICATION_GROUPS)[number]["name"];
type Props = { name: Name; children: ReactNode };

export function groupId(name: Name): string {
  return `apply-${name}`;
}

/** One group of the form's fields as a card. On a wide screen it has two columns. */
export function ApplicationGroup({ name, children }: Props) {
  const t = useTranslations("joinUsForm");
  const titleId = `${groupId(name)}-title`;
  return (
    <section
      id={groupId(name)}
      aria-labelledby={titleId}
      className="grid items-start gap-4 rounded-sheet border border-line bg-paper p-4 sm:grid-cols-2 md:gap-x-5 md:gap-y-6 md:p-6"
    >
      <h3 id={titleId} className="text-lg sm:col-span-2">
        {t(name)}
      </h3>
      {children}
    </section>
  );
}
