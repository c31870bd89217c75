import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AllStores } from "@/components/catalog/home/all-stores";
import { BannerRail } from "@/components/catalog/home/banner-rail";
import { DiningSwitch } from "@/components/catalog/home/dining-switch";
import { IntroNotice } from "@/components/catalog/home/intro-notice";
import { PersonalSection, RunningOrder } from "@/components/catalog/home/personal-section";
import { PriceNote } from "@/components/catalog/home/price-note";
import { RecommendedStores } from "@/components/catalog/home/recommended-stores";
import { StoreRail } from "@/components/catalog/home/store-rail";
import { SubjectTiles } from "@/components/catalog/home/subject-tiles";
import { TypeChips } from "@/components/catalog/home/type-chips";
import { NoAddressBanner } from "@/components/catalog/list/no-address-banner";
import { VisitorScript } from "@/components/site/visitor-script";
import { buttonClass } from "@/components/ui/button";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { StoreGroup } from "@/lib/contracts/store-lists";
import { hrefs } from "@/lib/routing/hrefs";
import { readHome } from "@/lib/server/home-reader";
import { localMetadata, pageNames } from "@/lib/server/page-language";
import { pagePlace } from "@/lib/view/page-place";

/** The maximum number of store types on this page. The store list shows all store types. */
const TYPES_SHOWN = 20;

type Props = PageProps<"/[locale]/home/[area]/[dining]">;

const TITLES = { 0: "titlePickup", 1: "title", 4: "titleBusiness" } as const;

export const ensureStatic = "navigation";
export const instant = false;

export function generateStaticParams() {
  return [{ area: "none", dining: "1" }];
}

async function homeOf(params: Props["params"]) {
  const place = pagePlace(await params);
  const home = place && (await readHome(place));
  return home && { ...home, dining_type: place.dining_type };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [home, t] = await Promise.all([homeOf(params), getTranslations("home")]);
  if (!home) return {};
  // The title has no district name, because all districts share the URL `/home`. The page of a district (`/areas`)
  // has the name in its title.
  return localMetadata({
    title: t(TITLES[home.dining_type]),
    description: t("description"),
    path: hrefs.home(),
  });
}

export default async function HomePage({ params }: Props) {
  const [home, t, tCard, local] = await Promise.all([
    homeOf(params),
    getTranslations("home"),
    getTranslations("storeCard"),
    pageNames(),
  ]);
  if (!home) notFound();
  const names = { previous: tCard("previousStores"), next: tCard("nextStores") };
  const words = (rail: "types" | "banners" | "subjects") => ({ heading: t(rail), names });
  const { district, dining_type, info, groups } = home;
  const area = local.placeOf(district);
  const place = { lat: district.lat, lng: district.lng };
  const total = info.store_count;
  const rails = groups.map((group) => railOf({ ...group, name: local.typeOf(group.name) }));
  const first = { stores: info.stores, total, last_page: home.last_page };
  return (
    <main
      id="main"
      className="page-width grid flex-1 grid-cols-1 content-start gap-4 py-5 md:gap-6 md:py-8"
    >
      <VisitorScript />
      <Messages of={["storeCard", "dataNames", "errors"]}>
        <IntroNotice />
        {!home.isOwn && <NoAddressBanner area={area} />}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-xl md:text-2xl">{t("heading", { area })}</h1>
          <DiningSwitch
            dining_type={dining_type}
            label={t("diningType")}
            names={{ 1: t("type1"), 0: t("type0"), 4: t("type4") }}
            businessOnly={t("businessOnly")}
            applyForBusiness={t("applyForBusiness")}
          />
        </div>
        {total === 0 && <HomeEmpty area={area} />}
        {total > 0 && <PriceNote estimate={t("estimate", { area })} own={t("ownPrices")} />}
        <PersonalSection part="ordered" title={t("again")} />
        <PersonalSection part="favorites" title={t("favorites")} />
        <TypeChips
          all={t("allTypes")}
          types={home.types
            .slice(0, TYPES_SHOWN)
            .map((type) => ({ ...type, name: local.typeOf(type.name) }))}
          {...words("types")}
        />
        {/* The first row of stores comes before the operator's banners. */}
        {rails.slice(0, 1).map((rail) => (
          <StoreRail key={rail.id} {...rail} dining_type={dining_type} isFirst />
        ))}
        <BannerRail banners={home.banners} all={t("allCampaigns")} {...words("banners")} />
        {rails.slice(1).map((rail) => (
          <StoreRail key={rail.id} {...rail} dining_type={dining_type} />
        ))}
        <SubjectTiles subjects={info.subjects} {...words("subjects")} />
        {total > 0 && (
          <>
            {/* Recommendations are shown only for delivery, because the recommendation call has no parameter for
                the dining type. */}
            {dining_type === DINING_TYPE.delivery && <RecommendedStores place={place} />}
            <AllStores first={first} place={place} dining_type={dining_type} />
          </>
        )}
        <RunningOrder />
      </Messages>
    </main>
  );
}

function railOf({ id, name, stores }: StoreGroup) {
  return { id: `group-${id}`, name, stores, moreHref: hrefs.storeList({ group: id }) };
}

async function HomeEmpty({ area }: { area: string }) {
  const t = await getTranslations("home");
  return (
    <section className="grid justify-items-center gap-4 rounded-card bg-surface px-6 py-16 text-center">
      <h2 className="text-lg">{t("emptyTitle", { area })}</h2>
      <p className="text-ink-soft">{t("emptyText")}</p>
      <PageLink href={hrefs.index()} className={buttonClass("primary")}>
        {t("setAddress")}
      </PageLink>
    </section>
  );
}
