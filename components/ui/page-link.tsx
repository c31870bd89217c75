import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { localPath } from "@/lib/routing/locale-path";

type Props = ComponentProps<"a"> & { href: string };

/**
 * A link to a page of the shop in the language of the current page (LN-02). A link to another site stays unchanged. A
 * link to a place within the same page can be a plain `<a>`.
 */
export function PageLink({ href, ...rest }: Props) {
  return <a href={localPath(useLocale(), href)} {...rest} />;
}
