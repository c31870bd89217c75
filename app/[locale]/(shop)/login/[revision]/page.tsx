import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignInPanel } from "@/components/account/sign-in/sign-in-panel";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { ScriptNote } from "@/components/ui/script-note";
import { accountMerge } from "@/lib/account/account-merge";
import { hrefs } from "@/lib/routing/hrefs";
import { REVISION } from "@/lib/routing/routes";
import { readSignInOffer } from "@/lib/server/sign-in-reader";
import { site } from "@/lib/site/site";

export const ensureStatic = "navigation";
export const instant = false;

const BUILD = { loginTypes: [], hasMembership: true };

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
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function LoginPage({ params }: Props) {
  const [t, { revision }] = await Promise.all([getTranslations("auth"), params]);
  const { loginTypes, hasMembership } =
    revision === REVISION.build ? BUILD : await readSignInOffer();
  const hasProvider = hasMembership || loginTypes.length > 0;
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-6 py-12"
    >
      <div className="grid gap-2 text-center">
        <h1 className="text-2xl">{t("title")}</h1>
        {hasProvider && <p className="text-ink-soft">{t("lead")}</p>}
      </div>
      <ScriptNote part="signIn" className="max-w-sm" />
      <Messages of={["auth", "errors"]}>
        <SignInPanel
          loginTypes={loginTypes}
          hasMembership={hasMembership}
          merge={accountMerge(site.accountMergeYear)}
        />
      </Messages>
      {hasProvider && (
        <p className="max-w-sm text-center text-sm text-ink-soft">
          {t.rich("consent", {
            terms: (text) => (
              <PageLink href={hrefs.static({ p: "terms" })} className="text-brand underline">
                {text}
              </PageLink>
            ),
            privacy: (text) => (
              <PageLink href={hrefs.static({ p: "privacy" })} className="text-brand underline">
                {text}
              </PageLink>
            ),
          })}
        </p>
      )}
    </main>
  );
}
