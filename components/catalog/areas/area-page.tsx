import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import type { Crumb } from "@/lib/site/json-ld";
import { AreaTrail } from "./area-trail";

type Props = {
  crumbs: Crumb[];
  heading: string;
  lead: string;
  names: { trail: string; start: string };
  children: ReactNode;
};

/** The page of a city or district: the breadcrumb, the link to start an order, and the stores. */
export function AreaPage({ crumbs, heading, lead, names, children }: Props) {
  return (
    <main
      id="main"
      className="page-width grid flex-1 grid-cols-1 content-start gap-8 py-3 pb-10 md:pb-14"
    >
      <div className="grid gap-3">
        <AreaTrail label={names.trail} crumbs={crumbs} />
        <h1 className="text-2xl md:text-3xl">{heading}</h1>
        <p className="max-w-2xl text-ink-soft">{lead}</p>
        <PageLink href={hrefs.index()} className={`justify-self-start ${buttonClass("primary")}`}>
          {names.start}
        </PageLink>
      </div>
      {children}
    </main>
  );
}
