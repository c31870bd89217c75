import { NoAddressBanner } from "@/components/catalog/list/no-address-banner";
import { Messages } from "@/components/ui/messages";
import type { District } from "@/lib/address/districts";
import type { ListRoute } from "@/lib/catalog/list-filter";
import type { ListNames } from "@/lib/catalog/list-names";
import type { StorePage } from "@/lib/contracts/store-lists";
import type { PageDiningType } from "@/lib/view/page-place";
import { StoreList } from "./store-list";

type Props = {
  district: District;
  /** The name of the district in the language of the page. */
  area: string;
  /** False if the customer has no address. `district` is then a default district. */
  isOwn: boolean;
  dining_type: PageDiningType;
  names: ListNames;
  first: { route: ListRoute; page: StorePage } | null;
};

export function StoreListPage({ district, area, isOwn, dining_type, names, first }: Props) {
  const { lat, lng } = district;
  return (
    <main id="main" className="flex-1">
      {!isOwn && (
        <div className="page-width pt-5">
          <NoAddressBanner area={area} />
        </div>
      )}
      <Messages of={["storeList", "storeCard", "dataNames", "errors"]}>
        <StoreList
          first={first && { route: first.route, page: first.page }}
          district={{ lat, lng, area }}
          dining_type={dining_type}
          names={names}
        />
      </Messages>
    </main>
  );
}
