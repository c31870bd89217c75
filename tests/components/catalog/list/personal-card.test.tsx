import { act, screen, waitFor } from "@testing-library/react";
import { PriceNote } from "@/components/catalog/home/price-note";
import { PersonalCard } from "@/components/catalog/list/personal-card";
import { CODE, OPEN_STATUS, STORE_TRIPS_MAX } from "@/lib/contracts/codes";
import type { StoreCard, StoreTrip } from "@/lib/contracts/stores";
import { makeStoredAddress } from "@/tests/factories/checkout-shapes";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { flushTasks } from "@/tests/setup/flush-tasks";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const TRIPS = "/api/v3/StoreApi/storeTrips";
/** The answers are cached for the whole document, so each test uses other stores. */
let nextId = 1000;

function makeTrip(store_id: number, values: Partial<StoreTrip> = {}): StoreTrip {
  return {
    store_id,
    open_status: OPEN_STATUS.open,
    distance: 3.4,
    in_delivery_range: 1,
    take_service_range: 1,
    waiting_time: 30,
    google_predict_time_text: "30~40 分鐘",
    delivery_fee: 55,
    delivery_fee_txt: "外送費 NT$55",
    ...values,
  };
}

function renderCards(stores: Partial<StoreCard>[], replies: Replies = {}) {
  const calls = serveCalls(replies);
  renderWithMessages(
    <>
      <PriceNote estimate="以信義區中心估算" own="依您的地址計算" />
      {stores.map((store) => {
        nextId += 1;
        const card = makeStoreCard({ id: nextId, name: `店家${nextId}`, ...store });
        return <PersonalCard key={card.id} store={card} dining_type={1} />;
      })}
    </>,
  );
  return { calls, cards: screen.getAllByRole("link") };
}

const byIds =
  (values: Partial<StoreTrip> = {}) =>
  (url: URL) => {
    const ids = url.searchParams.get("ids") ?? "";
    return { data: ids.split(",").map((id) => makeTrip(Number(id), values)) };
  };

beforeEach(() => window.localStorage.clear());

it("without an address, requests no fees and keeps the estimate of the page (HM-28)", async () => {
  const { calls, cards } = renderCards([{}]);
  await act(flushTasks);
  expect(calls.countOf(TRIPS)).toBe(0);
  expect(cards[0]).toHaveTextContent("外送費 NT$35");
  expect(screen.getByText("以信義區中心估算")).not.toHaveClass("invisible");
});

describe("with an address", () => {
  beforeEach(() => {
    window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  });

  it("keeps the cards unchanged when the backend does not offer the call storeTrips", async () => {
    const refusal = { code: CODE.refused, message: "", reason: "not-offered" };
    const { calls, cards } = renderCards([{}], { [TRIPS]: refusal });
    await waitFor(() => expect(calls.countOf(TRIPS)).toBe(1));
    expect(cards[0]).toHaveTextContent("外送費 NT$35");
    expect(screen.getByText("依您的地址計算")).toHaveClass("invisible");
  });

  it("shows the fee, the time and the estimated total on all cards after one request (HM-28)", async () => {
    const { calls, cards } = renderCards([{}, {}], { [TRIPS]: byIds({ pay_estimate: 189 }) });
    await waitFor(() => expect(cards[0]).toHaveTextContent("外送費 NT$55"));
    expect(cards[1]).toHaveTextContent("30~40 分鐘");
    expect(cards[1]).toHaveTextContent("實付約 NT$189");
    expect(calls.countOf(TRIPS)).toBe(1);
    expect(screen.getByText("依您的地址計算")).not.toHaveClass("invisible");
    expect(screen.getByText("以信義區中心估算")).toHaveClass("invisible");
  });

  it("sends two requests if the page has one store more than a request may contain", async () => {
    const stores = Array.from({ length: STORE_TRIPS_MAX + 1 }, () => ({}));
    const { calls, cards } = renderCards(stores, { [TRIPS]: byIds() });
    await waitFor(() => expect(cards.at(-1)).toHaveTextContent("外送費 NT$55"));
    expect(calls.countOf(TRIPS)).toBe(2);
  });

  it("shows neither the fee nor the estimated total of a store that does not deliver to the address", async () => {
    const values = { in_delivery_range: 0, pay_estimate: 189 } as const;
    const { cards } = renderCards([{}], { [TRIPS]: byIds(values) });
    await waitFor(() => expect(cards[0]).toHaveTextContent("外送超出運營服務範圍"));
    expect(cards[0]).not.toHaveTextContent(/實付約|外送費 NT/);
  });
});
