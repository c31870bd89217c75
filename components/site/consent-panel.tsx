"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { colon, listText } from "@/lib/format/list-text";
import { hrefs } from "@/lib/routing/hrefs";
import { type ConsentChoice, choiceForAll, configuredNames } from "@/lib/site/consent-choice";
import type { Service, Services } from "@/lib/site/services";

type Props = {
  services: Services;
  choice: ConsentChoice;
  /** True if the visitor opened the panel from the footer. The panel then shows the earlier choice. */
  isReopened: boolean;
  onDecide: (choice: ConsentChoice) => void;
};

/**
 * Asks for consent to third-party services. The panel takes the focus only if the visitor has opened it from the
 * footer. The buttons to agree and to refuse look the same. If there are several services, the visitor can also choose
 * each of them separately.
 */
export function ConsentPanel({ services, choice, isReopened, onDecide }: Props) {
  const t = useTranslations("consent");
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState(choice);
  const names = configuredNames(services);
  const isSingle = names.length === 1;
  const [showsEach, setShowsEach] = useState(isReopened && !isSingle);
  useEffect(() => {
    const { style } = document.documentElement;
    panel.current?.showPopover();
    // With this padding, the browser scrolls a focused element so far that the panel does not cover it.
    style.scrollPaddingBottom = `${panel.current?.offsetHeight ?? 0}px`;
    return () => void style.removeProperty("scroll-padding-bottom");
  }, []);
  useEffect(() => {
    if (isReopened) title.current?.focus();
  }, [isReopened]);

  return (
    <section
      ref={panel}
      popover="manual"
      data-consent=""
      aria-labelledby={titleId}
      className="inset-auto inset-x-0 bottom-0 max-h-dvh w-full gap-3 overflow-y-auto rounded-t-sheet border border-line bg-paper p-4 text-ink shadow-float open:grid md:bottom-4 md:left-4 md:w-104 md:rounded-sheet md:p-5"
    >
      <div className="text-sm">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-base">
          {t("title")}
        </h2>
        <Words names={names} choice={choice} showsEach={showsEach} />
      </div>
      {showsEach && <Boxes names={names} draft={draft} onChange={setDraft} />}
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" onClick={() => onDecide(choiceForAll(services, false))}>
          {isSingle ? t("refuse") : t("refuseAll")}
        </Button>
        <Button look="secondary" onClick={() => onDecide(choiceForAll(services, true))}>
          {isSingle ? t("agree") : t("agreeAll")}
        </Button>
        {showsEach && (
          <Button
            className="col-span-2"
            onClick={() => onDecide({ ...choiceForAll(services, false), ...draft })}
          >
            {t("save")}
          </Button>
        )}
        {!showsEach && !isSingle && (
          <Button look="quiet" className="col-span-2" onClick={() => setShowsEach(true)}>
            {t("choose")}
          </Button>
        )}
      </div>
    </section>
  );
}

type WordsProps = { names: Service[]; choice: ConsentChoice; showsEach: boolean };

/**
 * The text of the panel. It lists the names of the services, unless checkboxes show them. For a single service it
 * explains the purpose instead, and shows the visitor's earlier choice if there is one.
 */
function Words({ names, choice, showsEach }: WordsProps) {
  const locale = useLocale();
  const t = useTranslations("consent");
  const [only] = names.length === 1 ? names : [];
  const list = showsEach
    ? ""
    : listText(
        names.map((name) => t(name)),
        locale,
      ) + colon(locale);
  const isAllowed = only && choice[only];
  return (
    <>
      <p className="text-ink-soft">
        {only ? t(`${only}Text`) : list}
        {t("text")}
        <PageLink
          href={hrefs.static({ p: "privacy" })}
          className="ml-1 whitespace-nowrap text-brand underline"
        >
          {t("privacy")}
        </PageLink>
      </p>
      {isAllowed !== undefined && (
        <p>{t("now", { choice: isAllowed ? t("agree") : t("refuse") })}</p>
      )}
    </>
  );
}

type BoxesProps = {
  names: Service[];
  draft: ConsentChoice;
  onChange: (draft: ConsentChoice) => void;
};

function Boxes({ names, draft, onChange }: BoxesProps) {
  const t = useTranslations("consent");
  return (
    <ul className="border-line border-y">
      {names.map((name) => (
        <li key={name} className="border-line border-b last:border-b-0">
          <label className="flex min-h-12 items-start gap-3 py-2.5">
            <input
              type="checkbox"
              checked={draft[name] === true}
              onChange={({ target }) => onChange({ ...draft, [name]: target.checked })}
              className="mt-0.5 size-6 flex-none accent-brand"
            />
            <span>
              <b>{t(name)}</b>
              <span className="block text-ink-soft text-sm">{t(`${name}Text`)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
