import type { ReactNode } from "react";
import { EarlyEvents } from "@/components/layout/early-events";

// Every page is cached as a whole document, so there is no static shell for instant navigation.
export const instant = false;

/** Pages without header and footer (RT-21, RT-23). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <EarlyEvents />
    </>
  );
}
