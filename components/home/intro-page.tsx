import { AppEntry } from "@/components/auth/app-entry";
import type { IntroVariant } from "./intro-address";
import { IntroApps } from "./intro-apps";
import { IntroHero } from "./intro-hero";
import { IntroNotice } from "./intro-notice";
import { IntroPartners } from "./intro-partners";
import { IntroSteps } from "./intro-steps";

/** SPEC §2.1: the shop's own intro and the partner campaign's, which behaves the same. */
export function IntroPage({ variant = "fdm" }: { variant?: IntroVariant }) {
  return (
    <main id="main" className="flex-1">
      <IntroHero variant={variant} />
      <IntroSteps />
      <IntroPartners />
      <IntroApps />
      <IntroNotice />
      <AppEntry />
    </main>
  );
}
