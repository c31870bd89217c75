import LandingPage, { generateMetadata as landing } from "@/app/[locale]/(bare)/landingPage/page";
import ServerErrorPage from "@/app/[locale]/(shop)/500error/page";
import InstantDeliveryPage, {
  generateMetadata as instantDelivery,
} from "@/app/[locale]/(shop)/instant-delivery/page";
import { generateMetadata as instantDeliveryApply } from "@/app/[locale]/(shop)/instant-delivery-apply/page";
import JoinUsPage, { generateMetadata as joinUs } from "@/app/[locale]/(shop)/join-us/page";
import LoginPage from "@/app/[locale]/(shop)/login/[revision]/page";
import SubscriptionPage from "@/app/[locale]/(shop)/subscription/page";
import GlobalNotFound from "@/app/global-not-found";
import { IntroApps } from "@/components/catalog/home/intro-apps";
import { TextPage } from "@/components/site/text-page";
import { site } from "@/lib/site/site";
import { renderPage } from "../setup/render-page";
import { serveBackend } from "../setup/serve-backend";

test("/500error asks a person who has just sent an order to check /orderList first (ER-02)", async () => {
  const { html, words } = await renderPage(<ServerErrorPage />);
  expect(words).toContain("剛送出訂單嗎？請先在訂單查詢確認是否成立。");
  expect(words).not.toContain("購物車還在");
  expect(html).toMatch(/<a href="\/orderList"[^>]*>訂單查詢<\/a>/);
});

describe("/join-us", () => {
  it.each([
    ["立即申請", "JN-01"],
    ["僅受理實體店面商家申請", "JN-02"],
    ["既有合作商家請透過商家 App 聯繫客服", "JN-03"],
    ["全台193個外送行政區，其中108區24小時外送", "JN-04"],
    ["7,000+ 間便利商店", "JN-04"],
    ["1,600萬會員", "JN-04"],
    ["25分鐘內送達", "JN-05"],
    ["限時免上架費、免平台租金", "JN-05"],
    ["在地真人客服", "JN-05"],
    ["外送", "JN-06"],
    ["外帶", "JN-06"],
    ["企業預訂", "JN-06"],
  ])("says '%s' (%s)", async (sentence) => {
    const { words } = await renderPage(<JoinUsPage />);
    expect(words).toContain(sentence);
  });

  it("links the button 立即申請 to the section with the form (JN-01)", async () => {
    const { html } = await renderPage(<JoinUsPage />);
    const [, target] = /<a href="#(\w+)"[^>]*>立即申請<\/a>/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<section id="${target}".*<form`, "s"));
  });
});

it("/landingPage shows its headline, links to the iOS app, the Android app and /join-us, and has no header and footer (CM-06, GN-07, RT-23)", async () => {
  const { html, words } = await renderPage(<LandingPage />);
  expect(words).toContain("想吃的，現在就送到");
  for (const href of [site.iosUrl, site.androidUrl, "/join-us"]) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).not.toMatch(/<header|<footer/);
});

it("the intro page links to the iOS app and the Android app (AD-18)", async () => {
  const { html } = await renderPage(<IntroApps />);
  for (const href of [site.iosUrl, site.androidUrl]) expect(html).toContain(`href="${href}"`);
});

it("/instant-delivery describes the service and the plan for companies and links to the application form (IS-01)", async () => {
  const { html, words } = await renderPage(<InstantDeliveryPage />);
  expect(words).toContain("外送夥伴到門口取件");
  expect(words).toContain("企業方案");
  expect(html).toContain('href="/instant-delivery-apply"');
});

it.each([
  ["即時快遞服務", instantDelivery],
  ["即時快遞企業方案申請", instantDeliveryApply],
  ["成為合作餐廳", joinUs],
  ["美食外送、生鮮雜貨", landing],
])(
  "a page has the title '%s' and a description of more than 20 characters (IS-02, IS-03, RT-25)",
  async (title, read) => {
    const metadata = await read();
    expect(metadata.title).toBe(title);
    expect(metadata.description?.length).toBeGreaterThan(20);
  },
);

it("/subscription says what is covered, how uses are counted and where to subscribe, without an amount (SB-01, SB-04)", async () => {
  serveBackend({ "/v3/UserApi/subscriptionPlan": () => ({ price: 99 }) });
  const { html, words } = await renderPage(<SubscriptionPage />);
  expect(html).toMatch(/<h1[^>]*>福饕免運<\/h1>/);
  for (const part of ["外送折抵運費", "外帶折抵餐點", "每期的次數", "選一張信用卡"]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain("NT$");
});

it("/login links to the terms of service and the privacy policy (LG-10)", async () => {
  const { html } = await renderPage(<LoginPage params={Promise.resolve({ revision: "build" })} />);
  expect(html).toMatch(/<a href="\/static\?p=terms"[^>]*>服務條款<\/a>/);
  expect(html).toMatch(/<a href="\/static\?p=privacy"[^>]*>隱私權政策<\/a>/);
});

it("the /static page has three tabs with separate URLs (SP-01)", async () => {
  const { html } = await renderPage(
    <TextPage tab="terms" lead="" contents={[]}>
      <p />
    </TextPage>,
  );
  const tabs = [...html.matchAll(/href="\/static\?p=(\w+)"([^>]*)>([^<]+)/g)];
  expect(tabs.map(([, p, , name]) => [p, name])).toEqual([
    ["faq", "常見問題"],
    ["terms", "服務條款"],
    ["privacy", "隱私權政策"],
  ]);
  expect(tabs.map(([, , rest]) => rest?.includes("aria-current"))).toEqual([false, true, false]);
});

it.each([
  ["/404error", "找不到您要的頁面", <GlobalNotFound key="404" />],
  ["/500error", "系統發生錯誤，請稍後再試", <ServerErrorPage key="500" />],
])("%s says '%s' and links to / (ER-01, ER-02, RT-26)", async (_path, sentence, page) => {
  const { html, words } = await renderPage(page);
  expect(words).toContain(sentence);
  expect(html).toMatch(/<a href="\/"/);
});
