import { connection } from "next/server";
import { citiesOf } from "@/lib/address/area-places";
import { hrefs } from "@/lib/routing/hrefs";
import { TEXT_TABS } from "@/lib/routing/routes";
import { readAreas } from "@/lib/server/area-reader";
import { env } from "@/lib/server/env";
import { llmsText } from "@/lib/site/llms-text";
import { site } from "@/lib/site/site";
import say from "@/messages/zh-TW/llms.json";

export async function GET() {
  await connection();
  const cities = citiesOf((await readAreas()) ?? []);
  const content = {
    title: site.name,
    summary: say.summary,
    sections: cities.length > 0 ? [PAGES, areas(cities)] : [PAGES],
    lists: [
      { title: say.addresses, lines: SHAPES },
      { title: say.notes, lines: [say.note2, say.note3, `${say.contact}：${site.serviceMail}`] },
    ],
  };
  const text = llmsText(content, env().APP_ORIGIN);
  return new Response(text, {
    headers: { "content-type": "text/markdown; charset=utf-8", "cache-control": "max-age=3600" },
  });
}

const SHAPES = [
  `/store?stid={id}：${say.store}`,
  `/grocery?stid={id}&cat={id}：${say.grocery}`,
  `/product?stid={id}&fdid={id}：${say.product}`,
  `/product?stid={id}&setid={id}：${say.set}`,
];

const PAGES = {
  title: say.pages,
  links: [
    { name: "/", path: hrefs.index(), text: say.index },
    { name: "/home", path: hrefs.home(), text: say.home },
    { name: "/storeList", path: hrefs.storeList(), text: say.storeList },
    ...TEXT_TABS.map((p) => ({
      name: hrefs.static({ p }),
      path: hrefs.static({ p }),
      text: say[p],
    })),
    { name: "/sitemap.xml", path: "/sitemap.xml", text: say.note1 },
  ],
};

function areas(cities: { city_name: string }[]) {
  const links = cities.map((city) => ({
    name: city.city_name,
    path: hrefs.areas(city),
    text: say.area,
  }));
  return { title: say.areas, links };
}
