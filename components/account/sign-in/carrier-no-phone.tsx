import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { site } from "@/lib/site/site";

type Props = { onLeave: () => void };

/**
 * The ways on for a member without a phone number that can receive a code. The membership service stores the number, so
 * the member adds it there. The shop learns the new number when the member signs in again.
 */
export function CarrierNoPhone({ onLeave }: Props) {
  const t = useTranslations("carrier");
  return (
    <>
      <PageLink
        href={site.membershipUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass("primary")}
      >
        {t("addPhone")}
      </PageLink>
      <Button look="quiet" onClick={onLeave}>
        {t("later")}
      </Button>
    </>
  );
}
