import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";

const SERVICES = [
  { name: "delivery", cover: "dumplings-1-sand-eadac8" },
  { name: "pickup", cover: "coffee-1-peach-ffd9be" },
  { name: "business", cover: "bento-2-matcha-d8e4b3" },
] as const;

/** The ways in which customers order (JN-06). */
export async function JoinServices() {
  const t = await getTranslations("joinUs");
  return (
    <section className="page-width">
      <h2 className="text-xl">{t("servicesTitle")}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {SERVICES.map(({ name, cover }) => (
          <li
            key={name}
            className="overflow-hidden rounded-card border border-line max-md:grid max-md:grid-cols-[7rem_1fr]"
          >
            <Picture
              src={`/pictures/covers/${cover}`}
              alt=""
              shape="cover"
              sizes="(width >= 48rem) 370px, 200px"
              className="size-full md:h-auto md:w-full"
            />
            <div className="p-4 md:p-5">
              <h3 className="text-lg">{t(name)}</h3>
              <p className="text-ink-soft">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
