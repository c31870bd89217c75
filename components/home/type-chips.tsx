import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";
import { ScrollRail } from "@/components/ui/scroll-rail";
import type { StoreType } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";

/** The rarer ones are in the list's own choice of types. */
const SHOWN = 20;
/** So many stand in sight at once on a phone. */
const IN_SIGHT = 5;

/** What the stores here cook, the most frequent first (HM-02). */
export async function TypeChips({ types }: { types: StoreType[] }) {
  const [t, tCard] = await Promise.all([getTranslations("home"), getTranslations("storeCard")]);
  if (types.length === 0) return null;
  return (
    <ScrollRail
      look="bare"
      headingId="types"
      heading={t("types")}
      names={{ previous: tCard("previousStores"), next: tCard("nextStores") }}
    >
      {types.slice(0, SHOWN).map(({ id, name, image }, index) => (
        <li key={id} className="flex-none snap-start">
          <a
            href={hrefs.storeList({ type: id })}
            className="grid w-17 justify-items-center gap-1 rounded-card text-center text-xs hover:text-brand md:w-20 md:text-sm"
          >
            <Picture
              src={image}
              alt=""
              shape="logo"
              sizes="64px"
              className="size-16 rounded-full"
              priority={index < IN_SIGHT}
            />
            {name}
          </a>
        </li>
      ))}
    </ScrollRail>
  );
}
