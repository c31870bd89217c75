import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageLinks } from "@/components/layout/language-links";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { inPageLanguage, pagePathname, rememberLanguage } from "@/lib/client/page-locale";
import type { Locale } from "@/lib/routing/routes";
import { frameTexts } from "@/messages/parts/frame-texts";

afterEach(() => {
  document.documentElement.lang = "";
  window.history.replaceState(null, "", "/");
});

function show(locale: Locale, part: ReactNode) {
  document.documentElement.lang = locale === "en" ? "en" : "zh-Hant-TW";
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Taipei">
      {part}
    </NextIntlClientProvider>,
  );
}

it.each<[Locale, string, string]>([
  ["en", "/store?stid=1", "/en/store?stid=1"],
  ["zh-TW", "/store?stid=1", "/store?stid=1"],
  ["en", "https://example.com/", "https://example.com/"],
])("on a page in %s, PageLink renders the href %s as %s (LN-02)", (locale, href, shown) => {
  show(locale, <PageLink href={href}>menu</PageLink>);
  expect(screen.getByRole("link", { name: "menu" })).toHaveAttribute("href", shown);
});

it.each<[Locale, string, string, string, string]>([
  ["en", "/en/store?stid=1&number=7", "中文", "zh-Hant-TW", "/store?stid=1&number=7"],
  ["zh-TW", "/store?stid=1&number=7", "English", "en", "/en/store?stid=1&number=7"],
])(
  "a page in %s at %s links to its own translation with the link text %s (LN-03)",
  (locale, at, name, tag, href) => {
    window.history.replaceState(null, "", at);
    show(locale, <LanguageLinks className="" />);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("lang", tag);
    expect(link).toHaveAttribute("hreflang", tag);
  },
);

it("the language link points to the new URL when it is clicked after history.pushState (LN-03)", async () => {
  show("zh-TW", <LanguageLinks className="" />);
  const link = screen.getByRole("link", { name: "English" });
  link.addEventListener("click", (event) => event.preventDefault());
  window.history.pushState(null, "", "/storeList?type=3");
  await userEvent.click(link);
  expect(link).toHaveAttribute("href", "/en/storeList?type=3");
});

it("inPageLanguage, pagePathname and the language cookie use the document's language (LN-05)", () => {
  document.documentElement.lang = "en";
  window.history.replaceState(null, "", "/en/OrderList");
  expect(inPageLanguage("/cart")).toBe("/en/cart");
  expect(pagePathname()).toBe("/orderlist");
  rememberLanguage();
  expect(document.cookie).toContain("language=en");
  document.documentElement.lang = "zh-Hant-TW";
  rememberLanguage();
  expect(document.cookie).toContain("language=zh-TW");
  expect(inPageLanguage("/en/cart")).toBe("/cart");
});

it.each(["en", "zh-TW"] as const)(
  "a component made by onDemand loads its messages in %s (LN-08)",
  async (locale) => {
    const Part = onDemand(async () => MenuOrders, frameTexts);
    show(locale, <Part />);
    const { menu } = await frameTexts[locale]();
    const { orders } = menu as Record<string, string>;
    await waitFor(() => expect(screen.getByText(orders ?? "")).toBeVisible());
  },
);

function MenuOrders() {
  const t = useTranslations("menu");
  return <p>{t("orders")}</p>;
}
