import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressSheet } from "@/components/address/address-sheet";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const GEOCODE = "/api/address/geocode";
const place = { city_name: "新北市", area_name: "板橋區", lat: 25.017, lng: 121.464 };
const saved = {
  ...place,
  id: 2,
  street: "文化路一段100號",
  address: "新北市板橋區文化路一段100號",
  remark: "3樓",
  is_default: 0,
  contact_name: "王小明",
  contact_phone: "0912345678",
};
const found = { ...saved, area_id: 206 };

beforeEach(() => window.localStorage.clear());

function open(addressList: unknown[], replies: Replies = {}) {
  const member = { displayName: "一", mid: "1", addressList };
  window.localStorage.setItem("member", JSON.stringify(member));
  const calls = serveCalls({ [GEOCODE]: { data: found }, ...replies });
  const onSaved = jest.fn();
  renderWithMessages(<AddressSheet open current="" onClose={() => {}} onSaved={onSaved} />);
  return { calls, onSaved, user: userEvent.setup() };
}

const row = () =>
  screen.getByRole("button", { name: /^新北市板橋區文化路一段100號.*3樓・王小明$/ });
const readAddress = () => JSON.parse(window.localStorage.getItem("address") ?? "null");

it("uses a saved address with one press (CK-14)", async () => {
  const { onSaved, user } = open([saved]);
  expect(
    within(screen.getByRole("region", { name: "常用地址" })).getAllByRole("button"),
  ).toHaveLength(1);
  await user.click(row());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(readAddress()).toMatchObject({
    street: "文化路一段100號",
    areaName: "板橋區",
    remark: "3樓",
  });
  expect(document.cookie).toContain("view=206_1_-1_25.01700_121.46400");
  expect(row()).toHaveAttribute("aria-current", "true");
});

it("shows a message and stores no address when the district of the saved address cannot be looked up", async () => {
  const { onSaved, user } = open([saved], { [GEOCODE]: "lost" });
  await user.click(row());
  expect(await screen.findByRole("alert")).toHaveTextContent("地址沒有換成");
  expect(readAddress()).toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
  expect(row()).toBeEnabled();
});

it("shows no list when the member has no saved addresses", () => {
  open([]);
  expect(screen.queryByRole("region", { name: "常用地址" })).not.toBeInTheDocument();
});
