import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegisterForm } from "@/components/account/sign-in/register-form";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";
import { REVISION } from "@/lib/routing/routes";
import { readSignInOffer } from "@/lib/server/sign-in-reader";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ revision: string }> };

/**
 * During a build no backend runs, so the build renders the page with the revision `REVISION.build`. For this revision
 * the page reads no data.
 */
export function generateStaticParams() {
  return [{ revision: REVISION.build }];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return {
    title: t("registerTitle"),
    description: t("registerDescription"),
    robots: { index: false },
  };
}

export default async function RegisterPage({ params }: Props) {
  const [t, { revision }] = await Promise.all([getTranslations("auth"), params]);
  const hasSms = revision === REVISION.build || (await readSignInOffer()).hasSms;
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-start justify-items-center gap-6 py-10"
    >
      <div className="grid max-w-sm gap-2 text-center">
        <h1 className="text-2xl">{t("registerTitle")}</h1>
        <p className="text-balance text-ink-soft">
          {t(hasSms ? "registerLead" : "registerLeadKnown")}
        </p>
      </div>
      <ScriptNote part="signIn" className="max-w-sm" />
      <Messages of={["auth", "errors"]}>
        <RegisterForm hasSms={hasSms} />
      </Messages>
    </main>
  );
}
