import BindCardPage from "@/app/[locale]/(bare)/bindCard/page";
import BareLayout from "@/app/[locale]/(bare)/layout";
import RootLayout, { generateMetadata } from "@/app/[locale]/layout";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { site } from "@/lib/site/site";
import { renderPage } from "../setup/render-page";

jest.mock("next/root-params", () => ({ locale: async () => "zh-TW" }));

it('the root layout sets lang="zh-Hant-TW" on the html element (GN-01)', async () => {
  const { html } = await renderPage(
    <RootLayout params={Promise.resolve({ locale: "zh-TW" })}>
      <p />
    </RootLayout>,
  );
  expect(html).toContain('<html lang="zh-Hant-TW">');
});

it("a page without metadata has the title and description of the shop (RB-06)", async () => {
  const { title, description } = await generateMetadata();
  expect(title).toMatchObject({
    default: "福饕｜美食外送、生鮮雜貨線上訂購",
    template: "%s｜福饕",
  });
  expect(description).toMatch(/美食外送/);
});

it("/bindCard has no header and footer (RT-21)", async () => {
  const page = <BindCardPage />;
  const { html } = await renderPage(BareLayout({ children: page }));
  expect(html).not.toMatch(/<header|<footer/);
});

it("the logo links to /home, and a visitor sees a link to login (HD-01, HD-04)", async () => {
  const { html } = await renderPage(<Header />);
  expect(html).toMatch(/<a href="\/home"[^>]*><img src="\/logo.svg"/);
  expect(html).toMatch(/<a href="\/login"[^>]*>登入<\/a>/);
});

const partners = site.partners.map(({ name, href }) => ({ name: name["zh-TW"], href }));

describe("the footer", () => {
  const render = (wording = "付款安全說明") =>
    renderPage(<Footer wording={wording} year={2026} asksConsent={false} />);

  it.each([
    ["常見問題", "/static?p=faq", "FT-01"],
    ["媒體與品牌合作", `mailto:${site.mediaMail}`, "FT-02"],
    ["服務條款", "/static?p=terms", "FT-04"],
    ["隱私權政策", "/static?p=privacy", "FT-04"],
  ])("links the text '%s' to %s (%s)", async (name, href) => {
    const { html } = await render();
    const [link] = html.match(new RegExp(`<a [^>]*>${name}</a>`)) ?? [];
    expect(link).toContain(`href="${href}"`);
    expect(link).not.toContain("_blank");
  });

  it.each([...partners, ...site.socials])(
    "opens the link '$name' in a new tab (FT-03)",
    async ({ name, href }) => {
      const { html } = await render();
      const [link] = html.match(new RegExp(`<a [^>]*>${name}</a>`)) ?? [];
      for (const part of [`href="${href}"`, 'target="_blank"', 'rel="noopener"']) {
        expect(link).toContain(part);
      }
    },
  );

  it("shows the year, and the text about payments unless it is empty (FT-05, FT-06)", async () => {
    const { words } = await render();
    expect(words).toContain("付款安全說明");
    expect(words).toContain("© 2026 福饕");
    const { html } = await render("");
    expect(html).not.toContain("<p></p>");
  });
});
