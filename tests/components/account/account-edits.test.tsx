import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberScreen } from "@/components/account/member-screen";
import { readStored, writeStored } from "@/lib/client/storage";
import type { SavedAddress } from "@/lib/contracts/addresses";
import { CODE } from "@/lib/contracts/codes";
import { makeLocatedAddress } from "../../factories/located-addresses";
import { makeMemberPage, makeSavedAddress } from "../../factories/member-pages";
import { makeSessionMember } from "../../factories/session-members";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const READ = "/api/member";
const LIST = "/api/UserApi/addressList";
const SAVE = "/api/v3/UserApi/saveAddress";
const REMOVE_CARD = "/api/v3/PaymentApi/removeCard";
const SAVED = makeSavedAddress({ id: 1, remark: "5樓，有電梯", is_default: 1, label: "home" });
const CARD = { id: 7, card_four_no: "1234", card_six_no: "414763", credit_card_type: 1 };

beforeEach(() => {
  window.localStorage.clear();
  writeStored("member", makeSessionMember());
});

function show(replies: Replies = {}, values = {}) {
  const calls = serveCalls({
    [READ]: { data: makeMemberPage(values) },
    [LIST]: { data: [SAVED] },
    "/api/PaymentApi/cardList": { data: [CARD] },
    "/api/v3/UserApi/favorites": { data: [] },
    ...replies,
  });
  renderWithMessages(<MemberScreen go={jest.fn()} />);
  return { calls, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole("button", { name });

describe("an address (MB-11, MB-12)", () => {
  it("is saved with its delivery notes, and the current delivery address in the browser takes the new note", async () => {
    writeStored("address", {
      address: "台北市信義區市府路1號",
      areaName: "信義區",
      cityName: "台北市",
      lat: 25.0375,
      lng: 121.5637,
      street: "市府路1號",
      remark: "",
    });
    const list = [{ ...SAVED, remark: "6樓，請放門口" }];
    const { calls, user } = show({ [SAVE]: { data: list } });
    await user.click(await button("編輯 台北市信義區市府路1號"));
    const dialog = within(await screen.findByRole("dialog", { name: "修改地址" }));
    expect(dialog.getByRole("radio", { name: "家" })).toBeChecked();
    expect(dialog.getByLabelText("其他說明")).toHaveValue("5樓，有電梯");
    await user.clear(dialog.getByLabelText("其他說明"));
    await user.type(dialog.getByLabelText("樓層與門牌"), "6樓");
    await user.selectOptions(dialog.getByLabelText("交付方式"), "放門口");
    await user.selectOptions(dialog.getByLabelText("聯絡方式"), "只傳訊息");
    await user.click(dialog.getByRole("checkbox", { name: "有管理室" }));
    await user.click(dialog.getByRole("button", { name: "儲存" }));
    await waitFor(() => expect(readStored("address")?.remark).toBe("6樓，請放門口"));
    expect(calls.bodyOf(SAVE)).toMatchObject({
      id: 1,
      label: "home",
      street: "市府路1號",
      is_default: 1,
      door: {
        floor: "6樓",
        lift: "unknown",
        has_desk: 1,
        hand_over: "door",
        reach: "text",
        note: "",
      },
    });
    expect(readStored("member")?.addressList).toEqual(list);
    expect(calls.countOf(READ)).toBe(2);
  });

  it("is opened by its button, even if the backend sends it on a later page of the list", async () => {
    const first = Array.from({ length: 10 }, (_, index) => makeSavedAddress({ id: index + 10 }));
    const pages: Record<string, SavedAddress[]> = { 1: first, 2: [SAVED] };
    const { calls, user } = show({
      [LIST]: ({ searchParams }) => ({ data: pages[searchParams.get("page") ?? ""] ?? [] }),
    });
    await user.click(await button("編輯 台北市信義區市府路1號"));
    const dialog = within(await screen.findByRole("dialog", { name: "修改地址" }));
    expect(dialog.getByLabelText("其他說明")).toHaveValue("5樓，有電梯");
    expect(calls.countOf(READ)).toBe(1);
  });

  it("keeps an older note of 90 characters unchanged (MB-12)", async () => {
    const remark = "記".repeat(90);
    const list = [{ ...SAVED, remark }];
    const { calls, user } = show({
      [LIST]: { data: list },
      [SAVE]: { data: list },
    });
    await user.click(await button("編輯 台北市信義區市府路1號"));
    const dialog = within(await screen.findByRole("dialog", { name: "修改地址" }));
    await user.click(dialog.getByRole("button", { name: "儲存" }));
    await waitFor(() => expect(calls.bodyOf(SAVE)).toMatchObject({ door: { note: remark } }));
  });

  it("is not saved when the server refuses it: the form shows the server's message and keeps the typed text", async () => {
    const message = "您的地址不夠完整，請重新調整。";
    const { user } = show({ [SAVE]: { code: CODE.refused, message } });
    await user.click(await button("編輯 台北市信義區市府路1號"));
    const dialog = within(await screen.findByRole("dialog", { name: "修改地址" }));
    await user.type(dialog.getByLabelText("樓層與門牌"), "6樓");
    await user.click(dialog.getByRole("button", { name: "儲存" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
    expect(dialog.getByLabelText("樓層與門牌")).toHaveValue("6樓");
  });

  it("is removed from the member's addresses by 刪除這個地址", async () => {
    const { calls, user } = show({ "/api/v3/UserApi/removeAddress": { data: [] } });
    await user.click(await button("編輯 台北市信義區市府路1號"));
    await user.click(await button("刪除這個地址"));
    await waitFor(() => expect(readStored("member")?.addressList).toEqual([]));
    expect(calls.bodyOf("/api/v3/UserApi/removeAddress")).toEqual({ id: 1 });
  });

  it("is added in two steps: the first step asks only for the place, the second step also for the floor", async () => {
    const located = makeLocatedAddress();
    const { calls, user } = show({
      "/api/address/suggest": { data: [] },
      "/api/address/geocode": { data: located },
      [SAVE]: { data: [SAVED] },
    });
    await user.click(await button("新增地址"));
    const dialog = within(await screen.findByRole("dialog", { name: "新增地址" }));
    expect(dialog.getByRole("button", { name: "使用這個地址" })).toBeVisible();
    expect(dialog.queryByLabelText("樓層與門牌")).not.toBeInTheDocument();
    await user.type(dialog.getByRole("combobox", { name: "配送地址" }), located.address);
    await user.click(dialog.getByRole("button", { name: "使用這個地址" }));
    await user.type(await dialog.findByLabelText("樓層與門牌"), "6樓");
    await user.click(dialog.getByRole("button", { name: "儲存" }));
    await waitFor(() => expect(calls.countOf(SAVE)).toBe(1));
    expect(calls.bodyOf(SAVE)).toMatchObject({ street: located.street, door: { floor: "6樓" } });
  });
});

describe("the section 付款與發票 (MB-13, MB-14)", () => {
  it("removes a card after the member has confirmed the removal", async () => {
    const { calls, user } = show({ [REMOVE_CARD]: { data: null } });
    await user.click(await button("移除 VISA 末四碼 1234"));
    const dialog = within(screen.getByRole("dialog", { name: "移除 VISA 末四碼 1234？" }));
    expect(calls.countOf(REMOVE_CARD)).toBe(0);
    calls.reply("/api/PaymentApi/cardList", { data: [] });
    await user.click(dialog.getByRole("button", { name: "移除" }));
    expect(await screen.findByText("還沒有儲存的信用卡")).toBeVisible();
    expect(calls.bodyOf(REMOVE_CARD)).toEqual({ id: 7 });
  });

  it("keeps a card that the backend does not remove, and shows the server's message", async () => {
    const message = "信用卡暫時無法移除，請稍後再試";
    const { user } = show({ [REMOVE_CARD]: { code: CODE.refused, message } });
    await user.click(await button("移除 VISA 末四碼 1234"));
    await user.click(screen.getByRole("button", { name: "移除" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText("VISA 末四碼 1234")).toBeVisible();
  });

  it.each([
    ["unbound", "the link 綁定載具"],
    ["bound", "the text 已綁定"],
    [null, "no carrier"],
  ] as const)("for the carrier state %j, shows %s", async (carrier, _what) => {
    show({}, { carrier });
    const section = within(await screen.findByRole("region", { name: "付款與發票" }));
    const link = section.queryByRole("link", { name: "綁定載具" });
    expect(link?.getAttribute("href") ?? null).toBe(
      carrier === "unbound" ? "/register?step=2" : null,
    );
    expect(section.queryByText("已綁定") !== null).toBe(carrier === "bound");
    expect(section.queryByText("電子發票會員載具") !== null).toBe(carrier !== null);
  });
});

it("shows no button to add or edit an address or to remove a card when the backend cannot change them (MB-11 to MB-13)", async () => {
  show({}, { canEdit: false });
  await screen.findByText("VISA 末四碼 1234");
  for (const name of ["新增地址", /^編輯/, /^移除/]) {
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  }
});
