import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CarrierForm } from "@/components/account/sign-in/carrier-form";
import { buttonClass } from "@/components/ui/button";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { REVISION } from "@/lib/routing/routes";
import { readSignInOffer } from "@/lib/server/sign-in-reader";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ revision: string }> };

export function generateStaticParams() {
  return [{ revision: REVISION.build }];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("carrier");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** The page on which a member binds their member carrier. Its public URL is `/register?step=2` (LG-25). */
export default async function CarrierPage({ params }: Props) {
  const [t, { revision }] = await Promise.all([getTranslations("carrier"), params]);
  const canBind = revision === REVISION.build || (await canBindCarrier());
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-start justify-items-center gap-2 py-10"
    >
      <h1 className="text-center text-2xl">{t("title")}</h1>
      {canBind ? (
        <Messages of={["auth", "carrier", "errors"]}>
          <CarrierForm />
        </Messages>
      ) : (
        <>
          <p className="max-w-sm wrap-anywhere break-keep pb-4 text-center text-ink-soft">
            {t("notOffered")}
          </p>
          <PageLink href={hrefs.index()} className={buttonClass("primary")}>
            {t("home")}
          </PageLink>
        </>
      )}
    </main>
  );
}

/**
 * Returns true if the backend has the membership service and can send the one-time code by SMS. Binding a carrier needs
 * both.
 */
async function canBindCarrier(): Promise<boolean> {
  const { hasMembership, hasSms } = await readSignInOffer();
  return hasMembership && hasSms;
}
