import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InvitationCard } from "@/components/benefits/invitation-card";
import { AppLinks } from "@/components/site/app-links";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";

/** Search engines must not index the invitation page, because its URL contains a member's referral code. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("referrals");
  const [title, description] = [t("invitedTitle"), t("invitedDescription")];
  return { title, description, openGraph: { title, description }, robots: { index: false } };
}

export default async function ReferralCodePage() {
  const [t, tApps] = await Promise.all([getTranslations("referrals"), getTranslations("apps")]);
  return (
    <main id="main" className="flex flex-1 bg-brand-tint px-4 py-8 md:py-14">
      <div className="m-auto grid w-full max-w-md content-start gap-6 rounded-sheet bg-paper p-5 shadow-float md:p-8">
        <h1 className="text-center text-2xl">{t("invitedTitle")}</h1>
        <ScriptNote part="invitation" />
        <Messages of={["referrals", "errors"]}>
          <InvitationCard>
            <AppLinks labels={{ ios: tApps("ios"), android: tApps("android") }} rank="second" />
          </InvitationCard>
        </Messages>
      </div>
    </main>
  );
}
