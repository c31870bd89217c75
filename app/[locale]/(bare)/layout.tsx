import type { ReactNode } from "react";
import { EarlyEvents } from "@/components/layout/early-events";

// Turns off Next.js's check that navigations are instant, because every page is cached as a whole document without a
// static shell.
export const instant = false;

/** The layout of pages without the shop's header and footer (RT-21, RT-23). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <EarlyEvents />
    </>
  );
}
