import type { Metadata } from "next";
import { IntroApps } from "@/components/home/intro-apps";
import { IntroHero } from "@/components/home/intro-hero";
import { IntroNotice } from "@/components/home/intro-notice";
import { IntroSteps } from "@/components/home/intro-steps";
import { Messages } from "@/components/i18n/messages";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function IntroPage() {
  return (
    <main id="main" className="flex-1">
      <IntroHero />
      <IntroSteps />
      <IntroApps />
      <Messages of={["home"]}>
        <IntroNotice />
      </Messages>
    </main>
  );
}
