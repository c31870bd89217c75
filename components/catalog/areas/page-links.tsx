import { PageLink } from "@/components/ui/page-link";

type Props = {
  label: string;
  page: number;
  last_page: number;
  hrefOf: (page: number) => string;
  nameOf: (page: number) => string;
};

/** Links to all pages of a list. From each page, a crawler reaches every other page by one link. */
export function PageLinks({ label, page, last_page, hrefOf, nameOf }: Props) {
  if (last_page === 1) return null;
  const pages = Array.from({ length: last_page }, (_none, index) => index + 1);
  return (
    <nav aria-label={label}>
      <ul className="tabular flex flex-wrap justify-center gap-1 [&_a]:grid [&_a]:size-11 [&_a]:place-items-center [&_a]:rounded-full [&_a]:hover:bg-surface [&_a[aria-current]]:bg-brand-tint [&_a[aria-current]]:font-bold [&_a[aria-current]]:text-brand-strong">
        {pages.map((number) => (
          <li key={number}>
            <PageLink
              href={hrefOf(number)}
              aria-label={nameOf(number)}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
