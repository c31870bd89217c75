import { connection } from "next/server";
import { citiesOf } from "@/lib/address/area-places";
import { hrefs } from "@/lib/routing/hrefs";
import { TEXT_TABS } from "@/lib/routing/routes";
import { readAreas } from "@/lib/server/area-reader";
import { env } from "@/lib/server/env";
import { llmsText } from "@/lib/site/llms-text";
import { site } from "@/lib/site/site";
import texts from "@/messages/zh-TW/llms.json";

export async function GET() {
  await connection();
  const cities = citiesOf((await readAreas()) ?? []);
  const content = {
    title: site.name,
    summary: texts.summary,
    sections: cities.length > 0 ? [PAGES, areas(cities)] : [PAGES],
    lists: [
      { title: texts.addresses, lines: SHAPES },
      {
        title: texts.notes,
        lines: [texts.note2, texts.note3, `${texts.contact}：${site.serviceMail}`],
      },
    ],
  };
  const text = llmsText(content, env().APP_ORIGIN);
  return new Response(text, {
    headers: { "content-type": "text/markdown; charset=utf-8", "cache-control": "max-age=3600" },
  });
}

const SHAPES = [
  `/store?stid={id}：${texts.store}`,
  `/grocery?stid={id}&cat={id}：${texts.grocery}`,
  `/product?stid={id}&fdid={id}：${texts.product}`,
  `/product?stid={id}&setid={id}：${texts.set}`,
];

const PAGES = {
  title: texts.pages,
  links: [
    { name: "/", path: hrefs.index(), text: texts.index },
    { name: "/home", path: hrefs.home(), text: texts.home },
    { name: "/storeList", path: hrefs.storeList(), text: texts.storeList },
    ...TEXT_TABS.map((p) => ({
      name: hrefs.static({ p }),
      path: hrefs.static({ p }),
      text: texts[p],
    })),
    { name: "/sitemap.xml", path: "/sitemap.xml", text: texts.note1 },
  ],
};

function areas(cities: { city_name: string }[]) {
  const links = cities.map((city) => ({
    name: city.city_name,
    path: hrefs.areas(city),
    text: texts.area,
  }));
  return { title: texts.areas, links };
}
