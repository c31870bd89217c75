import { PageLink } from "@/components/ui/page-link";

type Props = { title: string; links: readonly { name: string; href: string }[] };

/** A column of the footer with links. Links to other sites open in a new tab (FT-03). */
export function FooterLinks({ title, links }: Props) {
  return (
    <section>
      <h2 className="text-sm text-ink">{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <PageLink
              href={href}
              {...(href.startsWith("http") && { target: "_blank", rel: "noopener" })}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
