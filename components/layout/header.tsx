import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";
import { AccountMenu } from "./account-menu";
import { AddressChip } from "./address-chip";
import { CartLink } from "./cart-link";

/** One row: mark, address, member, cart. Its shell is cached; three small leaves know the visitor. */
export async function Header() {
  const t = await getTranslations("layout");
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-14 items-center gap-1 md:h-16 md:gap-3">
        <a
          href={hrefs.home()}
          aria-label={t("home")}
          className="flex min-h-11 flex-none items-center gap-2 text-xl font-black text-brand"
        >
          <img src={site.logo} alt="" width={32} height={32} className="size-8" />
          <span className="max-md:sr-only">{site.name}</span>
        </a>
        <Messages of={["layout", "address", "errors"]}>
          <AddressChip />
          <span className="flex-1" />
          <AccountMenu />
          <CartLink />
        </Messages>
      </div>
    </header>
  );
}
