import { readdirSync, readFileSync } from "node:fs";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { insertOpnCampaign } from "../factories/campaign-rows";
import { insertCategory, insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { renderRoute } from "../setup/rendered-routes";
import { createTestBrowser } from "../setup/test-browser";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  ...jest.requireActual("../setup/next-navigation"),
}));

/** Matches Chinese characters and full-width punctuation such as ：. */
const HAN = /[\p{Script=Han}\u3001-\u3011・！-～]/u;
/** The HTML elements without an end tag. */
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;
/** The language menu shows the name of each language in that language, so this text is not translated. */
const OWN_NAMES = ["中文"];

let backend: TestBackend;
let paths: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const bento = [{ id: 7, name: "便當" }];
  const store = await insertStore(db, { name: "阿明便當", intro: "三代傳承" }, bento);
  for (let count = 0; count < 3; count += 1) await insertStore(db, { name: "小麵館" }, bento);
  const { id: category_id } = await insertCategory(db, { store_id: store.id, name: "主餐" });
  const food = await insertFood(db, store, { category_id, name: "雞腿便當", desc: "現炸" });
  const grocery = await insertStore(db, {
    name: "早安超市",
    store_classification_id: STORE_CLASSIFICATION.grocery,
  });
  const dairy = await insertCategory(db, { store_id: grocery.id, name: "乳品" });
  await insertFood(db, grocery, { category_id: dairy.id, name: "鮮奶" });
  await insertOpnCampaign(db, { title: "OPEN POINT 會員週", text: "熱銷餐點一次看" }, [food]);
  paths = {
    index: "/en",
    city: "/en/areas/台北市",
    district: "/en/areas/台北市/信義區",
    type: "/en/areas/台北市/信義區?type=7",
    list: "/en/storeList?type=7",
    store: `/en/store?stid=${store.id}`,
    grocery: `/en/store?stid=${grocery.id}`,
    menu: `/en/menu?stid=${store.id}`,
    category: `/en/grocery?stid=${grocery.id}&cat=${dairy.id}`,
    product: `/en/product?stid=${store.id}&fdid=${food.id}`,
    ranking: "/en/opTopSale",
  };
});
afterAll(() => backend.close());
beforeEach(() => createTestBrowser(backend));

const NAMES = [
  "index",
  "city",
  "district",
  "type",
  "list",
  "store",
  "grocery",
  "menu",
  "category",
  "product",
  "ranking",
];

it.each(NAMES)(
  'the English %s page has Chinese text only in elements with lang="zh-Hant-TW" or inside English sentences (LN-12)',
  async (name) => {
    const page = await renderRoute(paths[name] ?? "");
    expect(findUnmarked(page?.html ?? "")).toEqual([]);
  },
);

it.each(NAMES)("the English %s page shows no text of messages/zh-TW (LN-08)", async (name) => {
  const page = await renderRoute(paths[name] ?? "");
  const html = page?.html ?? "";
  const shown = [
    ...html.replace(/<[^>]+>/g, "\n").split("\n"),
    ...[...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
      ([, text = ""]) => text,
    ),
  ];
  expect(shown.filter((text) => CHINESE.has(text.trim()))).toEqual([]);
});

it("the ranking names its district in English and marks the campaign's title as Chinese (LN-06)", async () => {
  const page = await renderRoute(paths.ranking ?? "");
  expect(page?.words).toContain("Bestsellers in Xinyi District, Taipei City");
  expect(page?.html).toContain('<span lang="zh-Hant-TW">OPEN POINT 會員週</span>');
});

/** All Chinese messages that have no placeholders. */
const CHINESE = new Set(
  readdirSync("messages/zh-TW")
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(`messages/zh-TW/${file}`, "utf8"))))
    .filter((text) => HAN.test(text) && !text.includes("{")),
);

function textsIn(texts: object): string[] {
  return Object.values(texts).flatMap((each) =>
    typeof each === "string" ? [each] : textsIn(each as object),
  );
}

/** True for a Chinese text that needs a lang attribute. A Chinese name within an English sentence needs none. */
function isChineseName(text: string): boolean {
  const isSentence = /[A-Za-z]{3}/.test(text);
  return HAN.test(text) && !isSentence && !OWN_NAMES.includes(text);
}

function languageOf(attributes: string): string {
  return / lang="([^"]*)"/.exec(attributes)?.[1] ?? "";
}

/** Returns the texts that need a lang attribute and are not inside an element whose lang is Chinese. */
function findUnmarked(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, end, tag = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([\w-]+)([^>]*)>|([^<]+)/g,
  )) {
    if (end) open.pop();
    else if (tag === "") {
      const isMarked = open.some((each) => each.startsWith("zh"));
      if (!isMarked && isChineseName(text)) found.push(text);
    } else if (!VOID.test(tag) && !attributes.endsWith("/")) {
      open.push(languageOf(attributes));
    }
  }
  return [...new Set(found)];
}
