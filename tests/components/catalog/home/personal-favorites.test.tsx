import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PersonalSection } from "@/components/catalog/home/personal-section";
import { PersonalCard } from "@/components/catalog/list/personal-card";
import { syncFavorites, toggleFavorite } from "@/lib/client/change-favorites";
import { readStored, writeStored } from "@/lib/client/storage";
import { CODE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { FavoriteStore } from "@/lib/contracts/store-lists";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeSessionMember } from "../../../factories/session-members";
import { makeStoreCard } from "../../../factories/store-cards";
import { flushTasks } from "../../../setup/flush-tasks";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { holdAnswers, type Replies, serveCalls } from "../../../setup/serve-calls";

const FAVORITES = "/api/v3/UserApi/favorites";
const favorite = (id: number): FavoriteStore => ({
  id,
  name: `店家${id}`,
  image: `/pictures/${id}`,
});
const REFUSED = { code: CODE.refused, message: "", reason: "not-offered" };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

type Setting = { mid?: string; kept?: { mid: string; ids: number[] }; reply?: Replies[string] };

async function open({ mid, kept, reply = REFUSED }: Setting = {}) {
  if (mid) writeStored("member", makeSessionMember({ mid }));
  if (kept) writeStored("favorites", { mid: kept.mid, stores: kept.ids.map(favorite) });
  const calls = serveCalls({ [FAVORITES]: reply });
  renderWithMessages(
    <>
      <PersonalSection part="favorites" title="我的收藏" />
      <PersonalCard store={makeStoreCard(favorite(1))} dining_type={1} />
    </>,
  );
  await act(flushTasks);
  return { calls, user: userEvent.setup() };
}

const heart = () => screen.getByRole("button", { name: "收藏店家1" });
const section = () => screen.getByText("我的收藏").closest("section") as HTMLElement;
const idsKept = () => readStored("favorites")?.stores.map(({ id }) => id) ?? [];
describe("a visitor without a member session", () => {
  it("stores favourites in the browser and sends no request (HM-33)", async () => {
    const { calls, user } = await open();
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await user.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(await within(section()).findByText("店家1")).toBeInTheDocument();
    await user.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    // If an empty list were stored, the next page would load the code of the favourites.
    expect(window.localStorage.getItem("favorites")).toBeNull();
    expect(calls.countOf(FAVORITES)).toBe(0);
  });

  it("sees the newest favourite first", async () => {
    const { user } = await open({ kept: { mid: "", ids: [3, 2] } });
    await user.click(heart());
    expect(idsKept()).toEqual([1, 3, 2]);
  });

  it("does not see the favourites of a member whose session has ended", async () => {
    document.documentElement.dataset.favorites = "";
    await open({ kept: { mid: "A", ids: [1] } });
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(document.documentElement.dataset.favorites).toBeUndefined();
  });
});

it.each([
  [{ open_status: OPEN_STATUS.resting, hours_txt: "11:00 開" }, "休息中 · 11:00 開"],
  [{ in_delivery_range: 0 }, "外送超出運營服務範圍"],
  [{}, "外送費 NT$39 · 25 分"],
])(
  "shows the fee and the time of a favourite store, or why it takes no orders (HM-33): %j",
  async (values, text) => {
    writeStored("address", makeStoredAddress());
    const trip = {
      store_id: 71 + String(text).length,
      open_status: OPEN_STATUS.open,
      distance: 1.2,
      in_delivery_range: 1,
      take_service_range: 1,
      waiting_time: 20,
      google_predict_time_text: "25 分",
      delivery_fee: 39,
      delivery_fee_txt: "外送費 NT$39",
      ...values,
    };
    writeStored("favorites", { mid: "", stores: [favorite(trip.store_id)] });
    serveCalls({ "/api/v3/StoreApi/storeTrips": { data: [trip] } });
    renderWithMessages(<PersonalSection part="favorites" title="我的收藏" />);
    expect(await screen.findByText(text)).toBeInTheDocument();
  },
);

describe("a member", () => {
  it("keeps the favourites that were stored before the sign-in, and sends them to the backend", async () => {
    const reply = { data: [favorite(2), favorite(1), favorite(7)] };
    const { calls } = await open({ mid: "A", kept: { mid: "", ids: [2, 1] }, reply });
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [2, 1], remove: [] });
    expect(idsKept()).toEqual([2, 1, 7]);
    expect(readStored("favorites")?.mid).toBe("A");
  });

  it("reads the favourites once in a tab, and does not send the stored favourites as additions", async () => {
    const setting: Setting = {
      mid: "A",
      kept: { mid: "A", ids: [2] },
      reply: { data: [favorite(2)] },
    };
    const { calls } = await open(setting);
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [], remove: [] });
    expect(calls.countOf(FAVORITES)).toBe(1);
    const again = await open(setting);
    expect(again.calls.countOf(FAVORITES)).toBe(0);
  });

  it("does not get another member's favourites", async () => {
    const { calls } = await open({ mid: "B", kept: { mid: "A", ids: [2] }, reply: { data: [] } });
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [], remove: [] });
    expect(idsKept()).toEqual([]);
  });

  it("sends a new favourite, and stores it in the browser even if the backend does not offer favourites", async () => {
    const { calls, user } = await open({ mid: "A", kept: { mid: "A", ids: [2] } });
    await user.click(heart());
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [1], remove: [] });
    expect(idsKept()).toEqual([1, 2]);
    await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "true"));
  });

  it("stores the favourites as pending if the backend refuses a change, and sends all of them with the next change", async () => {
    const { calls, user } = await open({ mid: "A", kept: { mid: "A", ids: [2] } });
    await user.click(heart());
    expect(readStored("favorites")).toMatchObject({ mid: "A", isPending: true });
    await user.click(heart());
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [2], remove: [1] });
  });

  it.each([[[1, 2]], [[1]]])(
    "repeats a failed removal with the next change and when the favourites are read (HM-33), stored favourites: %j",
    async (ids) => {
      const { user } = await open({ mid: "A", kept: { mid: "A", ids } });
      await user.click(heart());
      window.sessionStorage.clear();
      const left = ids.filter((id) => id !== 1);
      const calls = serveCalls({ [FAVORITES]: REFUSED });
      await act(() => syncFavorites());
      expect(calls.bodyOf(FAVORITES)).toEqual({ add: left, remove: [1] });
      await act(() => toggleFavorite(favorite(7)));
      expect(calls.bodyOf(FAVORITES)).toEqual({ add: [7, ...left], remove: [1] });
      calls.reply(FAVORITES, { data: [favorite(7), ...left.map(favorite)] });
      await act(() => syncFavorites());
      window.sessionStorage.clear();
      await act(() => syncFavorites());
      expect(calls.bodyOf(FAVORITES)).toEqual({ add: [], remove: [] });
    },
  );

  it("does not send a failed removal if the store has become a favourite again", async () => {
    const { calls, user } = await open({ mid: "A", kept: { mid: "A", ids: [1, 2] } });
    await user.click(heart());
    await user.click(heart());
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [1, 2], remove: [] });
  });

  it("sends a failed removal again on the next page of the same tab (HM-33)", async () => {
    const { user } = await open({
      mid: "A",
      kept: { mid: "A", ids: [1, 2] },
      reply: { data: [favorite(1), favorite(2)] },
    });
    serveCalls({ [FAVORITES]: "lost" });
    await user.click(heart());
    const calls = serveCalls({ [FAVORITES]: { data: [favorite(2)] } });
    await act(() => syncFavorites());
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [2], remove: [1] });
  });

  it("keeps a failed removal if the answer to an earlier change arrives later and is a success (HM-33)", async () => {
    await open({ mid: "A", kept: { mid: "A", ids: [1, 2] } });
    const held = holdAnswers();
    serveCalls({ [FAVORITES]: held.reply });
    await act(async () => {
      const first = toggleFavorite(favorite(1));
      const second = toggleFavorite(favorite(2));
      held.answer(2, REFUSED);
      await second;
      held.answer(1, { data: [favorite(2)] });
      await first;
    });
    expect(readStored("favorites")).toMatchObject({ isPending: true, removed: [2, 1] });
  });

  it("keeps a failed removal if the store was removed, added and removed before the first answer (HM-33)", async () => {
    await open({ mid: "A", kept: { mid: "A", ids: [1, 2] } });
    const held = holdAnswers();
    serveCalls({ [FAVORITES]: held.reply });
    await act(async () => {
      const changes = [1, 2, 3].map(() => toggleFavorite(favorite(1)));
      held.answer(3, REFUSED);
      held.answer(2, REFUSED);
      held.answer(1, { data: [favorite(2)] });
      await Promise.all(changes);
    });
    expect(readStored("favorites")).toMatchObject({ isPending: true, removed: [1] });
  });

  it("keeps a change that is made while the favourites are read (HM-33)", async () => {
    await open({ mid: "A", kept: { mid: "A", ids: [1, 2] } });
    window.sessionStorage.clear();
    const held = holdAnswers();
    serveCalls({ [FAVORITES]: held.reply });
    await act(async () => {
      const reading = syncFavorites();
      const change = toggleFavorite(favorite(1));
      held.answer(1, { data: [favorite(1), favorite(2)] });
      await reading;
      held.answer(2, REFUSED);
      await change;
    });
    expect(readStored("favorites")).toMatchObject({ isPending: true, removed: [1] });
    expect(idsKept()).toEqual([2]);
  });

  it.each([
    ["the favourites are read", syncFavorites],
    ["a change of this tab is sent", () => toggleFavorite(favorite(3))],
  ])("keeps a pending change that another tab makes while %s (HM-33)", async (_what, send) => {
    await open({ mid: "A", kept: { mid: "A", ids: [1, 2] } });
    window.sessionStorage.clear();
    const held = holdAnswers();
    serveCalls({ [FAVORITES]: held.reply });
    const ofOtherTab = { mid: "A", stores: [favorite(2)], isPending: true, removed: [1] };
    await act(async () => {
      const sending = send();
      window.localStorage.setItem("favorites", JSON.stringify(ofOtherTab));
      held.answer(1, { data: [favorite(1), favorite(2)] });
      await sending;
    });
    expect(readStored("favorites")).toEqual(ofOtherTab);
  });

  it("does not send another member's failed removal", async () => {
    const { user } = await open({ mid: "A", kept: { mid: "A", ids: [1, 2] } });
    await user.click(heart());
    act(() => void writeStored("member", makeSessionMember({ mid: "B" })));
    const calls = serveCalls({ [FAVORITES]: { data: [] } });
    await act(() => syncFavorites());
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [], remove: [] });
  });

  it("sends the id of a removed favourite", async () => {
    const { calls, user } = await open({
      mid: "A",
      kept: { mid: "A", ids: [1, 2] },
      reply: { data: [favorite(1), favorite(2)] },
    });
    await user.click(heart());
    expect(calls.bodyOf(FAVORITES)).toEqual({ add: [], remove: [1] });
    expect(readStored("favorites")).toEqual({ mid: "A", stores: [favorite(2)] });
  });
});

it.each([[7], [{}], [{ mid: "", stores: 7 }], [{ mid: "", stores: [{ id: "x" }, null] }]])(
  "treats the stored value %j as no favourites",
  async (stored) => {
    window.localStorage.setItem("favorites", JSON.stringify(stored));
    await open();
    expect(heart()).toHaveAttribute("aria-pressed", "false");
  },
);
