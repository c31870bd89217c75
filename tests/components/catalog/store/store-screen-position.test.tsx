import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import type { FirstMenu, ShownStore } from "@/lib/catalog/shown-store";
import { clearCart } from "@/lib/client/cart-store";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeAddressHere } from "../../../factories/checkout-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";
import { router } from "../../../setup/next-navigation";

const { replace } = router;

const DETAIL = "/api/StoreApi/storeDetail";
const FOOD = "/api/StoreApi/foodDetail";
const noodles = makeProduct();
const menu: FirstMenu = {
  categories: [
    { id: 5, name: "麵食", foods: [noodles, makeProduct({ id: 8, name: "乾麵", sale_status: 0 })] },
  ],
  pages: 1,
  later: [],
};

beforeEach(() => {
  replace.mockClear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeAddressHere()));
  Element.prototype.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

type Setting = {
  shown?: Partial<ShownStore>;
  detail?: Partial<Store>;
  replies?: Replies;
  menu?: FirstMenu;
  /** The dining type of the cached page. */
  dining_type?: DiningType;
};

async function open(setting: Setting = {}) {
  const { shown = {}, detail = {}, replies = {}, menu: first = menu } = setting;
  const { dining_type = DINING_TYPE.delivery } = setting;
  const calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail({ ...shown, ...detail }) },
    [FOOD]: { data: noodles },
    ...replies,
  });
  renderWithMessages(
    <StoreScreen {...makeStorePage({ store: makeShownStore(shown), dining_type, menu: first })} />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return { calls, user: userEvent.setup() };
}

describe("without a saved address", () => {
  function locate(answer: (ok: PositionCallback, fail: PositionErrorCallback) => void) {
    window.localStorage.removeItem("address");
    Object.defineProperty(navigator, "geolocation", {
      value: { getCurrentPosition: answer },
      configurable: true,
    });
  }
  const refuse = (code: number) => (_ok: PositionCallback, fail: PositionErrorCallback) =>
    fail({ code } as GeolocationPositionError);

  it.each([
    [1, "使用者拒絕位置服務，或瀏覽器設定不允許使用位置服務"],
    [3, "取得位置逾時，請再試一次"],
  ])(
    "shows for position error %i: %s, then leads to the start (ST-13, ST-14)",
    async (code, text) => {
      jest.useFakeTimers({ advanceTimers: true, doNotFake: ["performance"] });
      locate(refuse(code));
      await open();
      expect(await screen.findByText(text)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(replace).toHaveBeenCalledWith("/");
      jest.useRealTimers();
    },
  );

  it("saves a granted position as the address (ST-11, ST-12)", async () => {
    locate((ok) => ok({ coords: { latitude: 25.03, longitude: 121.56 } } as GeolocationPosition));
    const data = {
      city_name: "台北市",
      area_name: "信義區",
      area_id: 107,
      street: "市府路",
      address: "台北市信義區市府路",
      lat: 25.03,
      lng: 121.56,
      remark: "",
    };
    await open({ replies: { "/api/address/reverse": { data } } });
    await waitFor(() => expect(window.localStorage.getItem("address")).toContain("信義區"));
    expect(replace).not.toHaveBeenCalled();
  });
});

it("asks for no position if there is an address", async () => {
  const ask = jest.fn();
  Object.defineProperty(navigator, "geolocation", {
    value: { getCurrentPosition: ask },
    configurable: true,
  });
  await open();
  expect(ask).not.toHaveBeenCalled();
});
