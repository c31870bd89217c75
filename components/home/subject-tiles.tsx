import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";
import { ScrollRail } from "@/components/ui/scroll-rail";
import type { HomeInfo } from "@/lib/contracts/store-lists";
import { hrefs } from "@/lib/routing/hrefs";

/** The operator's themes that stores near the visitor fit (HM-19). */
export async function SubjectTiles({ subjects }: { subjects: HomeInfo["subjects"] }) {
  const [t, tCard] = await Promise.all([getTranslations("home"), getTranslations("storeCard")]);
  if (subjects.length === 0) return null;
  return (
    <ScrollRail
      headingId="subjects"
      heading={t("subjects")}
      names={{ previous: tCard("previousStores"), next: tCard("nextStores") }}
    >
      {subjects.map(({ id, title, image }) => (
        <li key={id} className="w-40 flex-none snap-start md:w-52">
          <a
            href={hrefs.storeList({ subject: id })}
            className="grid gap-2 rounded-card font-bold leading-snug hover:text-brand"
          >
            <Picture
              src={image}
              alt=""
              shape="cover"
              sizes="208px"
              className="aspect-video w-full rounded-card"
            />
            {title}
          </a>
        </li>
      ))}
    </ScrollRail>
  );
}
