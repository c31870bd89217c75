import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { useLocateVisitor } from "@/components/catalog/store/use-locate-visitor";
import { Toast } from "@/components/ui/toast";
import { readStored, writeStored } from "@/lib/client/storage";
import { useVisit } from "@/lib/client/use-visit";
import { waitingStore } from "@/lib/client/waiting-store";
import { makeLocatedAddress } from "@/tests/factories/located-addresses";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { router } from "../../../setup/next-navigation";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";

const { replace } = router;

const REVERSE = "/api/address/reverse";
const HERE = { coords: { latitude: 25.03, longitude: 121.56 } } as GeolocationPosition;
const BROWSER = window.navigator.userAgent;

type Ask = (
  found: (position: GeolocationPosition) => void,
  failed: (failure: { code: number }) => void,
) => void;

function setNavigator(values: object) {
  for (const [key, value] of Object.entries(values)) {
    Object.defineProperty(navigator, key, { value, configurable: true });
  }
}

function setPosition(answer: Ask) {
  const getCurrentPosition = jest.fn(answer);
  setNavigator({ geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

function Probe() {
  const { message, leave } = useLocateVisitor();
  return <Toast message={message} onDone={leave} />;
}

function arrive(reverse: object | null = makeLocatedAddress()) {
  const calls = serveCalls({ [REVERSE]: { data: reverse } });
  renderWithMessages(<Probe />);
  return calls;
}

beforeEach(() => {
  replace.mockClear();
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "geolocation");
  setNavigator({ userAgent: BROWSER, onLine: true });
});

it("asks the browser for the position when no address is stored (ST-11)", async () => {
  const ask = setPosition(() => undefined);
  arrive();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
});

it("does not ask for the position and stays on the store page while the device is offline", async () => {
  jest.useFakeTimers();
  setNavigator({ onLine: false });
  const ask = setPosition((_ok, no) => no({ code: 1 }));
  arrive();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(ask).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

it("stores a granted position as the address, and requests the store with this position (ST-12)", async () => {
  setPosition((found) => found(HERE));
  const detail = jest.fn((_url: URL) => ({ data: makeStoreDetail() }));
  serveCalls({
    [REVERSE]: { data: makeLocatedAddress({ street: "市府路", lat: 25.03, lng: 121.56 }) },
    "/api/StoreApi/storeDetail": detail,
  });
  renderHook(() => useVisit(makeShownStore()));
  renderWithMessages(<Probe />);
  await waitFor(() => expect(readStored("address")).toMatchObject({ areaName: "信義區" }));
  await waitFor(() => {
    const query = detail.mock.lastCall?.[0].searchParams;
    expect([query?.get("lat"), query?.get("lng")]).toEqual(["25.03", "121.56"]);
  });
  expect(replace).not.toHaveBeenCalled();
});

it.each<[string, Ask, object | null, string]>([
  [
    "refused (ST-13)",
    (_ok, no) => no({ code: 1 }),
    null,
    "使用者拒絕位置服務，或瀏覽器設定不允許使用位置服務",
  ],
  ["not available (ST-14)", (_ok, no) => no({ code: 2 }), null, "無法取得您的位置，請確認網路連線"],
  ["not found in time (ST-14)", (_ok, no) => no({ code: 3 }), null, "取得位置逾時，請再試一次"],
  [
    "not found for an unknown reason (ST-14)",
    (_ok, no) => no({ code: 9 }),
    null,
    "取得位置時發生未知錯誤",
  ],
  ["outside Taiwan", (found) => found(HERE), null, "目前只服務台灣地區的地址"],
])(
  "shows a message when the position is %s, and after 2 seconds remembers the store and opens / (ST-38)",
  async (_name, answer, reverse, text) => {
    jest.useFakeTimers();
    window.history.replaceState(null, "", "/store?stid=7&number=A1");
    setPosition(answer);
    arrive(reverse);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("status")).toHaveTextContent(text);
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(replace).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(replace).toHaveBeenCalledWith("/");
    window.history.replaceState(null, "", "/");
    expect(waitingStore()).toBe("/store?stid=7&number=A1");
    expect(readStored("address")).toBeNull();
  },
);

it("shows a message on a device without geolocation (ST-14)", async () => {
  arrive();
  expect(await screen.findByText("您的裝置不支援位置服務")).toBeVisible();
});

it("does not ask for the position when an address is stored", () => {
  const ask = setPosition(() => undefined);
  writeStored("address", makeStoredAddress());
  arrive();
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)",
  "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (Macintosh) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1)",
])(
  "does not ask a crawler for the position, and stays on the store page (AN-13): %s",
  async (userAgent) => {
    jest.useFakeTimers();
    const ask = setPosition((_found, failed) => failed({ code: 1 }));
    setNavigator({ userAgent });
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(ask).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
);

it.each([
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.13.0",
  "Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
])("asks a visitor's browser for the position: %s", async (userAgent) => {
  const ask = setPosition(() => undefined);
  setNavigator({ userAgent });
  arrive();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
});

it("does not ask for the position on a hidden or prerendered page until the visitor sees it (ST-44)", async () => {
  const ask = setPosition(() => undefined);
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  arrive();
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(ask).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  visibility.mockRestore();
});

it("keeps an address that was entered while the browser was asking for permission", async () => {
  const prompt: { found?: (position: GeolocationPosition) => void } = {};
  setPosition((found) => {
    prompt.found = found;
  });
  const { countOf } = arrive();
  writeStored("address", makeStoredAddress());
  await act(async () => prompt.found?.(HERE));
  expect(countOf(REVERSE)).toBe(0);
  expect(readStored("address")).toEqual(makeStoredAddress());
});
