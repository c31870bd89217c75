"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { wantsAppBanner } from "@/lib/client/app-banner-state";
import { writeCookie } from "@/lib/client/cookies";
import { rememberInAppWebview } from "@/lib/client/in-app-webview";
import { takeNotice } from "@/lib/client/notice";
import { rememberOpnVisit } from "@/lib/client/opn-visit";
import { rememberLanguage } from "@/lib/client/page-locale";
import { readStored } from "@/lib/client/storage";
import { useTouched } from "@/lib/client/use-touched";
import { isGuarded } from "@/lib/routing/guarded-path";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, returnPathOf } from "@/lib/routing/return-to";
import { frameTexts } from "@/messages/parts/frame-texts";
import { ReloadOffer } from "./reload-offer";

const AppBanner = onDemand(async () => (await import("./app-banner")).AppBanner, frameTexts);
const Toast = onDemand(async () => (await import("@/components/ui/toast")).Toast);

const Services = onDemand(
  async () => (await import("@/components/site/services")).Services,
  frameTexts,
);

type Props = { reloadOffer: ComponentProps<typeof ReloadOffer> };

/**
 * Does the tasks that are the same on every page with this component. It checks the session, registers the service
 * worker, and loads the app banner and third-party services. It stores the page to return to and the language. If the
 * URL belongs to a partner's order or to the in-app web view, it stores that too. It shows the message that the
 * previous page left, and offers a reload if code fails to load.
 */
export function SessionSync({ reloadOffer }: Props) {
  const [message, setMessage] = useState<string | null>(null);
  const [hasBanner, setHasBanner] = useState(false);
  const [services, setServices] = useState<Element | null>(null);
  const isTouched = useTouched();
  useEffect(() => {
    arrive();
    // The browser's Back button restores a page as it was, but another member may have signed in meanwhile.
    const handleShow = (event: PageTransitionEvent) => event.persisted && arrive();
    window.addEventListener("pageshow", handleShow);
    if (document.readyState === "complete") registerServiceWorker();
    else window.addEventListener("load", registerServiceWorker);
    rememberInAppWebview();
    rememberOpnVisit();
    const timer = setTimeout(() => {
      const notice = takeNotice();
      if (notice) setMessage(notice);
      setHasBanner(wantsAppBanner());
      setServices(document.querySelector("meta[name=services]"));
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", handleShow);
    };
  }, []);
  return (
    <>
      {/* The live region is in the page from the start, because screen readers do not announce a live region that
          appears together with its text. */}
      <div aria-live="polite">
        {(isTouched || message !== null) && (
          <Toast message={message} isEarly={message === null} onDone={() => setMessage(null)} />
        )}
        <ReloadOffer {...reloadOffer} />
      </div>
      {/* The banner is loaded after the first interaction, so that its code does not slow down the opening of the
          page. */}
      {hasBanner && isTouched && <AppBanner onUnavailable={() => setHasBanner(false)} />}
      {services && <Services onUnavailable={() => setServices(null)} />}
    </>
  );
}

/**
 * Registers the service worker public/sw.js, which stores viewed pages for offline use. In development it is not
 * registered, because it would stay registered for localhost and affect other projects there.
 */
function registerServiceWorker(): void {
  if (process.env.NODE_ENV === "development") return;
  // Service workers are not available on plain http and in some in-app browsers. If the registration fails, no pages
  // are stored for offline use.
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

/** Stores the language and the page to return to (RB-02), and checks the session (LG-26). */
function arrive(): void {
  rememberLanguage();
  const { pathname, search } = window.location;
  const path = returnPathOf(pathname + search);
  if (path) writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
  // A visitor on a public page has no member session to check, so the code for the check is not loaded.
  if (readStored("member") || isGuarded(pathname)) {
    void import("@/lib/client/session").then(
      (module) => module.checkSession(),
      () => undefined,
    );
  }
}

/**
 * The client component of the page for a missing product. It is exported from this file, because that page already
 * loads this file. A separate script would exceed the limits of the page /product (tests/e2e/budgets.spec.ts) by one
 * request and 2 KiB.
 */
export const ProductMissing = onDemand(
  async () => (await import("@/components/catalog/product/product-missing")).ProductMissing,
);
