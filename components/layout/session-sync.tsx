"use client";

import { useEffect, useState } from "react";
import { LOST, onDemand } from "@/components/ui/on-demand";
import { wantsAppBanner } from "@/lib/client/app-banner-state";
import { writeCookie } from "@/lib/client/cookies";
import { rememberInAppWebview } from "@/lib/client/in-app-webview";
import { takeNotice } from "@/lib/client/notice";
import { rememberOpnVisit } from "@/lib/client/opn-visit";
import { readStored } from "@/lib/client/storage";
import { useTouched } from "@/lib/client/use-touched";
import { isGuarded } from "@/lib/routing/guarded-path";
import { keptReturnTo, RETURN_TO_COOKIE, RETURN_TO_SECONDS } from "@/lib/routing/return-to";

const AppBanner = onDemand(async () => (await import("./app-banner")).AppBanner);
const Toast = onDemand(async () => (await import("@/components/ui/toast")).Toast);

const Services = onDemand(async () => (await import("@/components/site/services")).Services);

type Props = { lostText: string };

/** What every page does for its visitor: checks the session once, keeps the way back, says what was left or lost. */
export function SessionSync({ lostText }: Props) {
  const [message, setMessage] = useState<string | null>(null);
  const [hasBanner, setHasBanner] = useState(false);
  const [services, setServices] = useState<Element | null>(null);
  const isTouched = useTouched();
  useEffect(() => {
    arrive();
    // The browser's Back button restores a page as it was, but the member may have changed.
    const handleShow = (event: PageTransitionEvent) => event.persisted && arrive();
    window.addEventListener("pageshow", handleShow);
    if (document.readyState === "complete") keepPages();
    else window.addEventListener("load", keepPages);
    rememberInAppWebview();
    rememberOpnVisit();
    const left = setTimeout(() => {
      const notice = takeNotice();
      if (notice) setMessage(notice);
      setHasBanner(wantsAppBanner());
      setServices(document.querySelector("meta[name=services]"));
    });
    return () => {
      clearTimeout(left);
      window.removeEventListener("pageshow", handleShow);
    };
  }, []);
  useEffect(() => {
    const tell = (event: Event) => {
      if (event instanceof CustomEvent && !event.detail) setMessage(lostText);
    };
    window.addEventListener(LOST, tell);
    return () => window.removeEventListener(LOST, tell);
  }, [lostText]);
  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <div aria-live="polite">
        {(isTouched || message !== null) && (
          <Toast message={message} onDone={() => setMessage(null)} />
        )}
      </div>
      {/* Not before somebody is there: a page opens without its code. */}
      {hasBanner && isTouched && <AppBanner onUnavailable={() => setHasBanner(false)} />}
      {services && <Services onUnavailable={() => setServices(null)} />}
    </>
  );
}

/**
 * What was looked at can be looked at again without a connection: public/sw.js. Not while somebody builds the
 * shop: its worker would stay at an address where other work is served tomorrow.
 */
function keepPages(): void {
  if (process.env.NODE_ENV === "development") return;
  // Not there on a page that came by plain http, nor inside of some apps; refused, nothing is kept.
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

/** RB-02, and LG-26: the way back is kept, and the session checked. */
function arrive(): void {
  const { pathname, search } = window.location;
  const path = keptReturnTo(pathname + search);
  if (path) writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
  // A visitor of a page for all has no session to check, and is spared the code for it.
  if (readStored("member") || isGuarded(pathname)) {
    void import("@/lib/client/session").then(
      (it) => it.checkSession(),
      () => undefined,
    );
  }
}

/**
 * The client part of a missing product. It is here because every page has this code: a script of its own would put
 * /product over its budgets by a request and 2 KiB.
 */
export const ProductMissing = onDemand(
  async () => (await import("@/components/catalog/product/product-missing")).ProductMissing,
);
