import type { ReactNode } from "react";

/**
 * The 404 page for a city, district, store or product that does not exist. It shows the heading `title`, and below it
 * `children`, such as links to other pages.
 */
export function MissingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center"
    >
      <h1 className="text-2xl">{title}</h1>
      {children}
    </main>
  );
}
