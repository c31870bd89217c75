import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AllStores } from "@/components/home/all-stores";
import { DiningSwitch } from "@/components/home/dining-switch";
import { HomeEmpty } from "@/components/home/home-empty";
import { NoAddressBanner } from "@/components/home/no-address-banner";
import { StoreRail } from "@/components/home/store-rail";
import { Messages } from "@/components/i18n/messages";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { readHome } from "@/lib/server/home-reader";

type Props = PageProps<"/[locale]/home/[area]/[dining]">;

export const ensureStatic = "navigation";

export function generateStaticParams() {
  return [{ area: "none", dining: "1" }];
}

async function homeOf(params: Props["params"]) {
  const { area, dining } = await params;
  if (!/^\d{1,4}$/.test(area)) return null;
  const dining_type = dining === "0" ? DINING_TYPE.pickup : DINING_TYPE.delivery;
  const home = await readHome(Number(area), dining_type);
  return home && { ...home, dining_type };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [home, t] = await Promise.all([homeOf(params), getTranslations("home")]);
  if (!home) return {};
  const area = home.district.city_name + home.district.area_name;
  const isPickup = home.dining_type === DINING_TYPE.pickup;
  return {
    title: t(isPickup ? "titlePickup" : "title", { area }),
    description: t("description", { area, count: home.info.store_count }),
    alternates: { canonical: "/home" },
  };
}

export default async function HomePage({ params }: Props) {
  const [home, t] = await Promise.all([homeOf(params), getTranslations("home")]);
  if (!home) notFound();
  const { district, dining_type, info, groups, isOwn } = home;
  const area = district.city_name + district.area_name;
  const isPickup = dining_type === DINING_TYPE.pickup;
  return (
    <main id="main" className="page-width grid flex-1 grid-cols-1 content-start gap-8 py-5 md:py-8">
      {!isOwn && <NoAddressBanner area={area} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl md:text-2xl">{t("heading", { area })}</h1>
        <DiningSwitch
          dining_type={dining_type}
          label={t("diningType")}
          names={{ [DINING_TYPE.delivery]: t("type1"), [DINING_TYPE.pickup]: t("type0") }}
        />
      </div>
      {info.store_count === 0 && <HomeEmpty area={area} />}
      {groups.map((group, index) => (
        <StoreRail key={group.id} group={group} isPickup={isPickup} isFirst={index === 0} />
      ))}
      {info.store_count > 0 && (
        <Messages of={["home", "errors"]}>
          <AllStores
            firstStores={info.stores}
            total={info.store_count}
            place={{ lat: district.lat, lng: district.lng, area }}
            dining_type={dining_type}
          />
        </Messages>
      )}
    </main>
  );
}
