import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";

type Props = {
  url: string;
  /** The state of the payment, which is shown below the link or the QR code. */
  children: ReactNode;
};

const QrCode = onDemand(async () => (await import("@/components/ui/qr-code")).QrCode);

/**
 * Lets the payer open the icash Pay app (PY-05). A phone shows a link and offers a QR code. Other devices show a QR
 * code and offer the link.
 */
export function IcashPayLink({ url, children }: Props) {
  const t = useTranslations("payments");
  const [openedBy, setOpenedBy] = useState<"link" | "code">(() =>
    isTouchDevice() ? "link" : "code",
  );
  if (openedBy === "link") {
    return (
      <>
        <p className="text-balance">{t("icashLinkText")}</p>
        <PageLink href={url} className={`${buttonClass("primary")} w-full`}>
          {t("icashOpen")}
        </PageLink>
        {children}
        <Button look="secondary" className="w-full" onClick={() => setOpenedBy("code")}>
          {t("icashByCode")}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="text-balance">{t("icashCodeText")}</p>
      <div className="grid size-60 place-items-center rounded-card bg-surface">
        <QrCode text={url} label={t("icashQr")} />
      </div>
      {children}
      <PageLink href={url} className={`${buttonClass("secondary")} w-full`}>
        {t("icashOpenHere")}
      </PageLink>
    </>
  );
}

function isTouchDevice(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
