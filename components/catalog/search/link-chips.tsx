import { useId } from "react";
import { PageLink } from "@/components/ui/page-link";

type Props = {
  title: string;
  /** `word` is the term that the link searches for, if it differs from `name`. */
  links: { name: string; href: string; word?: string }[];
  onChoose?: ((word: string) => void) | undefined;
};

/** A titled row of links that look like chips. */
export function LinkChips({ title, links, onChoose }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-2 pt-3 text-left">
      <h3 id={id} className="pb-2 text-sm text-ink-soft">
        {title}
      </h3>
      <p className="flex flex-wrap gap-2">
        {links.map(({ name, href, word }) => (
          <PageLink
            key={href}
            data-result=""
            href={href}
            onClick={() => onChoose?.(word ?? name)}
            className="grid min-h-11 place-items-center rounded-full border border-line bg-paper px-4 hover:bg-surface"
          >
            {name}
          </PageLink>
        ))}
      </p>
    </section>
  );
}
