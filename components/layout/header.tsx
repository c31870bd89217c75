import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";
import { AccountMenu } from "./account-menu";
import { AddressChip } from "./address-chip";
import { CartLink } from "./cart-link";
import { LanguageLinks } from "./language-links";
import { SearchButton } from "./search-button";

/**
 * The header in one row: logo, address, search, member, cart, and on a wide screen the link to the other language. If
 * the text is so large that one row is too short, the address moves to a row above the other parts. The HTML is cached
 * and the same for everyone. Only the client components in the header depend on the visitor.
 */
export async function Header() {
  const brand = site.name[await getLocale()];
  const [t, tSearch] = await Promise.all([getTranslations("frame"), getTranslations("search")]);
  return (
    <header className="@container header-top sticky z-30 border-b border-line bg-paper">
      <div className="page-width flex h-14 content-start items-center md:h-16 md:gap-3 @max-[21.5rem]:h-25 @max-[21.5rem]:flex-wrap">
        <PageLink
          href={hrefs.home()}
          aria-label={t("home", { brand })}
          className="flex h-14 flex-none items-center gap-2 text-xl md:h-16 font-black text-brand"
        >
          <img src={site.logo} alt="" width={32} height={32} className="size-8" />
          <span className="max-md:sr-only">{brand}</span>
        </PageLink>
        <Messages of={["layout"]}>
          <AddressChip />
          <span className="flex-1 md:hidden" />
          <SearchButton className="flex size-11 flex-none items-center justify-center gap-3 rounded-full hover:bg-surface md:w-auto md:max-w-xl md:min-w-0 md:flex-1 md:justify-start md:border md:border-line md:bg-surface md:px-4 md:text-ink-soft md:hover:border-ink-faint">
            <Icon name="search" className="size-6 md:size-5" />
            <span className="truncate max-md:sr-only">{tSearch("placeholder")}</span>
          </SearchButton>
          <AccountMenu>
            <PageLink
              href={hrefs.login()}
              // With `data-held`, a click before hydration is stored and repeated later, after SessionSync has stored
              // the page to return to.
              data-held=""
              className="flex min-h-11 items-center whitespace-nowrap rounded-full px-1.5 font-bold text-brand hover:bg-brand-tint md:px-3"
            >
              {t("login")}
            </PageLink>
          </AccountMenu>
          <CartLink />
          <LanguageLinks className="flex min-h-11 flex-none items-center rounded-full px-3 text-sm text-ink-soft hover:bg-surface max-md:hidden" />
        </Messages>
      </div>
    </header>
  );
}
