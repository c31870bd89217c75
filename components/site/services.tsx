"use client";

import { useEffect, useState } from "react";
import { deleteServiceCookies, readConsent, saveConsent } from "@/lib/client/consent";
import { loadServices } from "@/lib/client/load-services";
import { readPageServices } from "@/lib/client/page-services";
import {
  type ConsentChoice,
  configuredNames,
  isUndecided,
  isWithdrawn,
} from "@/lib/site/consent-choice";
import {
  CONSENT_HASH,
  type Services as ConfiguredServices,
  isAllowedOn,
  type Service,
} from "@/lib/site/services";
import { ConsentPanel } from "./consent-panel";

type Props = { reload?: () => void };

/**
 * Asks once for consent to the third-party services, and loads the services that the visitor has allowed. A link in the
 * footer opens the consent panel again.
 */
export function Services({ reload = reloadPage }: Props) {
  const [services] = useState(readPageServices);
  const [choice, setChoice] = useState(readConsent);
  const [isReopened, setReopened] = useState(hasConsentHash);
  const isOpen = isReopened || (isUndecided(services, choice) && hasServiceOnPage(services));
  const [started] = useState(() => new Set<Service>());
  useEffect(() => loadServices({ services, choice, started }), [services, choice, started]);
  useEffect(() => {
    const handleHash = () => hasConsentHash() && setReopened(true);
    window.addEventListener("hashchange", handleHash);
    return () => window.removeEventListener("hashchange", handleHash);
  }, []);

  function decide(next: ConsentChoice) {
    saveConsent(next);
    setReopened(false);
    const { pathname, search } = window.location;
    if (hasConsentHash()) window.history.replaceState(window.history.state, "", pathname + search);
    if (!isWithdrawn(choice, next)) return setChoice(next);
    // If consent is withdrawn, the page is reloaded, because a service that runs cannot be stopped.
    deleteServiceCookies();
    reload();
  }

  return (
    isOpen && (
      <ConsentPanel
        key={String(isReopened)}
        services={services}
        choice={choice}
        isReopened={isReopened}
        onDecide={decide}
      />
    )
  );
}

function hasConsentHash(): boolean {
  return window.location.hash === CONSENT_HASH;
}

function hasServiceOnPage(services: ConfiguredServices): boolean {
  return configuredNames(services).some((name) => isAllowedOn(window.location.pathname, name));
}

function reloadPage(): void {
  window.location.reload();
}
