"use client";

import { useEffect, useState } from "react";
import { withMessages } from "@/components/ui/with-messages";
import { dropTheirCookies, keepChoice, keptChoice } from "@/lib/client/consent";
import { loadServices } from "@/lib/client/load-services";
import { wantedServices } from "@/lib/client/wanted-services";
import {
  type ConsentChoice,
  configured,
  isUndecided,
  isWithdrawn,
} from "@/lib/site/consent-choice";
import {
  CONSENT_HASH,
  isAllowedOn,
  type Service,
  type Services as Wanted,
} from "@/lib/site/services";
import consent from "@/messages/zh-TW/consent.json";
import { ConsentPanel } from "./consent-panel";

type Props = { reload?: () => void };

/** The services of third parties: asks for consent once and loads what is allowed. The footer can change the choice. */
function ConsentAndServices({ reload = reloadPage }: Props) {
  const [wanted] = useState(wantedServices);
  const [choice, setChoice] = useState(keptChoice);
  const [isRecalled, setRecalled] = useState(isCalled);
  const isOpen = isRecalled || (isUndecided(wanted, choice) && isAnyHere(wanted));
  const [started] = useState(() => new Set<Service>());
  useEffect(() => loadServices({ wanted, choice, started }), [wanted, choice, started]);
  useEffect(() => {
    const handleHash = () => isCalled() && setRecalled(true);
    window.addEventListener("hashchange", handleHash);
    return () => window.removeEventListener("hashchange", handleHash);
  }, []);

  function decide(next: ConsentChoice) {
    keepChoice(next);
    setRecalled(false);
    const { pathname, search } = window.location;
    if (isCalled()) window.history.replaceState(window.history.state, "", pathname + search);
    if (!isWithdrawn(choice, next)) return setChoice(next);
    // A reload is needed, because a running service cannot be stopped.
    dropTheirCookies();
    reload();
  }

  return (
    isOpen && (
      <ConsentPanel
        key={String(isRecalled)}
        wanted={wanted}
        choice={choice}
        isRecalled={isRecalled}
        onDecide={decide}
      />
    )
  );
}

export const Services = withMessages(ConsentAndServices, { "zh-TW": { consent } });

function isCalled(): boolean {
  return window.location.hash === CONSENT_HASH;
}

function isAnyHere(wanted: Wanted): boolean {
  return configured(wanted).some((name) => isAllowedOn(window.location.pathname, name));
}

function reloadPage(): void {
  window.location.reload();
}
