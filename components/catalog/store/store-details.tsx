"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { DataText } from "@/components/ui/data-text";
import { Dialog } from "@/components/ui/dialog";
import { Picture } from "@/components/ui/picture";
import { paymentMethods } from "@/lib/catalog/payment-methods";
import { storeTypesText } from "@/lib/catalog/store-rules";
import { useDataNames } from "@/lib/client/use-data-names";
import type { Visit } from "@/lib/client/use-visit";
import { nameLanguage, textLanguage } from "@/lib/routing/locale-path";
import { PaymentMarks } from "./payment-marks";
import { MENU_SECTIONS, scrollToSection } from "./scroll-to-section";
import { StoreComments } from "./store-comments";
import { StoreScores } from "./store-scores";
import { WeekHours } from "./week-hours";

type Props = { visit: Visit; open: boolean; onClose: () => void };

/** The sheet with the legal and practical facts of a store, and its reviews (ST-27 to ST-35). */
export function StoreDetails({ visit, open, onClose }: Props) {
  const t = useTranslations("storeDetails");
  const [shown, setShown] = useState<"facts" | "comments" | "facts again">("facts");
  const { store, detail } = visit;

  function close() {
    setShown("facts");
    onClose();
  }

  /** Closes the dialog. Scrolls to the products in the next frame, after the dialog has returned the focus (ST-32). */
  function closeAndGoToList() {
    close();
    requestAnimationFrame(goToList);
  }

  return (
    <Dialog open={open} title={t("title")} closeLabel={t("close")} place="sheet" onClose={close}>
      <div className="grid gap-6 p-5 pt-2">
        {shown === "comments" ? (
          <>
            <StoreComments store={store} comments={detail?.store_comments ?? []} isWhole />
            <Button look="secondary" onClick={() => setShown("facts again")}>
              {t("backToStore")}
            </Button>
          </>
        ) : (
          <>
            <Identity visit={visit} />
            <StoreScores scores={store.service_score} />
            <StoreComments
              store={store}
              comments={detail?.store_comments ?? []}
              onMore={() => setShown("comments")}
              isReturn={shown === "facts again"}
            />
            <Facts visit={visit} />
            <Button onClick={closeAndGoToList}>{t("order")}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Identity({ visit }: { visit: Visit }) {
  const locale = useLocale();
  const { store } = visit;
  const types = storeTypesText(store.store_types, useDataNames());
  return (
    <div className="flex items-center gap-4">
      <Picture
        src={store.image}
        alt=""
        shape="cover"
        sizes="8rem"
        className="aspect-video w-32 flex-none rounded-card"
      />
      <div className="min-w-0">
        <p lang={nameLanguage(locale)} className="font-bold text-lg leading-snug">
          {store.name}
        </p>
        <p lang={textLanguage(types, locale)} className="text-ink-soft text-sm">
          {types}
        </p>
      </div>
    </div>
  );
}

function Facts({ visit }: { visit: Visit }) {
  const t = useTranslations("storeDetails");
  const { store, dining_type } = visit;
  const methods = paymentMethods(store, dining_type);
  return (
    <>
      <dl className="grid gap-3">
        <Fact label={t("phone")}>
          {store.phone && (
            <a
              href={`tel:${store.phone}`}
              className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
            >
              {store.phone}
            </a>
          )}
        </Fact>
        <Fact label={t("address")}>{store.address}</Fact>
        {store.opening_hours && (
          <Fact label={t("hours")}>
            <WeekHours hours={store.opening_hours} />
          </Fact>
        )}
        <Fact label={t("intro")}>{store.intro}</Fact>
        <Fact label={t("origin")}>{store.product_origin_labeling}</Fact>
      </dl>
      {methods.length > 0 && (
        <section aria-label={t("payments")} className="grid gap-2">
          <h3 className="text-base">{t("payments")}</h3>
          <PaymentMarks methods={methods} />
        </section>
      )}
      <section aria-label={t("information")} className="grid gap-2">
        <h3 className="text-base">{t("information")}</h3>
        <dl className="grid gap-2 rounded-card bg-surface p-4 text-sm">
          <Fact label={t("productId")}>{store.product_id}</Fact>
          <Fact label={t("policyNumber")}>{store.policy_number}</Fact>
          <Fact label={t("unifiedCode")}>{store.unified_code}</Fact>
        </dl>
      </section>
    </>
  );
}

/** One fact with its label. An empty fact is left out (ST-30). */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="break-words whitespace-pre-line">
        {typeof children === "string" ? <DataText>{children}</DataText> : children}
      </dd>
    </div>
  );
}

/**
 * Scrolls and moves the focus to the store's products: the first section of a menu, or the categories of a grocery
 * (ST-32).
 */
function goToList(): void {
  const list = document.querySelector<HTMLElement>(`${MENU_SECTIONS}, section:has(> #categories)`);
  if (!list) return;
  list.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  scrollToSection(list);
}
