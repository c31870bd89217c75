import { screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { AddressBox } from "@/components/address/address-box";
import { ManualAddressForm } from "@/components/address/manual-address-form";
import { makeLocatedAddress } from "@/tests/factories/located-addresses";
import { setPageLanguage } from "@/tests/setup/language-of-pages";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";
import "@/tests/setup/dom-dialog";

const GEOCODE = "/api/address/geocode";

afterEach(() => setPageLanguage("zh-TW"));

/**
 * Types a text and searches for it. The default reply finds no complete address, so the lists of cities and districts
 * appear.
 */
async function openLists(typed: string, reply: Replies[string] = { data: null }) {
  const calls = serveCalls({ "/api/address/suggest": { data: [] }, [GEOCODE]: reply });
  const onUse = jest.fn();
  renderWithMessages(<AddressBox onUse={onUse} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox", { name: "配送地址" }), `${typed}{Enter}`);
  const form = within(await screen.findByRole("form", { name: "或直接選擇縣市與行政區" }));
  return { ...calls, onUse, user, form };
}

type Form = Awaited<ReturnType<typeof openLists>>["form"];
const city = (form: Form) => form.getByRole("combobox", { name: "縣市" });
const area = (form: Form) => form.getByRole("combobox", { name: "行政區" });
const street = (form: Form) => form.getByRole("textbox", { name: "街道與門牌" });
const useButton = (form: Form) => form.getByRole("button", { name: "使用這個地址" });
/** Confirms an address of which only the district was located, as the customer does (AD-24). */
const confirmShownAddress = async (user: UserEvent) => {
  expect(await screen.findByText("只定位到行政區")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "使用這個地址" }));
};

it("on an English page, asks for a Chinese address, because the gazetteer has no English names", async () => {
  setPageLanguage("en");
  serveCalls({ "/api/address/suggest": { data: [] }, [GEOCODE]: { data: null } });
  renderWithMessages(<AddressBox onUse={jest.fn()} />);
  const field = screen.getByRole("combobox", { name: "Delivery address" });
  await userEvent.type(field, "1 City Hall Road, Taipei{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(/in Chinese.*台北市信義區市府路1號/);
});

it("on an English page, names the language of the street, and has a short first entry in both lists", () => {
  setPageLanguage("en");
  renderWithMessages(<ManualAddressForm typed="" onLocated={jest.fn()} />);
  expect(screen.getByRole("textbox", { name: "Street and number in Chinese" })).toBeVisible();
  for (const list of screen.getAllByRole("combobox")) expect(list).toHaveDisplayValue("Choose");
});

it("fills in the parts of the typed address that can be read", async () => {
  const { form } = await openLists("台北市市府路45號");
  expect(city(form)).toHaveDisplayValue("台北市");
  expect(area(form)).toHaveDisplayValue("請選擇");
  expect(street(form)).toHaveValue("市府路45號");
});

it("lets the customer choose the city when several cities have a district of the typed name", async () => {
  const { form, user, onUse } = await openLists("東區中山路1號");
  expect(city(form)).toHaveDisplayValue("請選擇");
  expect(area(form)).toBeDisabled();
  await user.selectOptions(city(form), "嘉義市");
  await user.selectOptions(area(form), "東區");
  await user.click(useButton(form));
  await confirmShownAddress(user);
  expect(onUse).toHaveBeenCalledWith(
    expect.objectContaining({ address: "嘉義市東區中山路1號", lat: 23.481, lng: 120.46 }),
  );
});

it("lists the districts of the chosen city, and clears the district when the city changes", async () => {
  const { form, user } = await openLists("市府路45號");
  expect(within(city(form)).getAllByRole("option")).toHaveLength(23);
  await user.selectOptions(city(form), "台北市");
  expect(within(area(form)).getAllByRole("option")).toHaveLength(13);
  await user.selectOptions(area(form), "信義區");
  await user.selectOptions(city(form), "連江縣");
  expect(area(form)).toHaveDisplayValue("請選擇");
});

it.each([
  ["city", "縣市", "", "", "市府路1號"],
  ["district", "行政區", "台北市", "", "市府路1號"],
  ["street", "街道與門牌", "台北市", "信義區", ""],
])(
  "uses no address without a %s, and focuses the missing field",
  async (_name, missing, cityName, areaName, streetText) => {
    const { form, user, onUse } = await openLists("沒有這個地方");
    await user.clear(street(form));
    if (cityName) await user.selectOptions(city(form), cityName);
    if (areaName) await user.selectOptions(area(form), areaName);
    if (streetText) await user.type(street(form), streetText);
    await user.click(useButton(form));
    expect(form.getByRole("alert")).toHaveTextContent("您的地址不夠完整，請重新調整。");
    expect(form.getByLabelText(missing)).toHaveFocus();
    expect(form.getByLabelText(missing)).toBeInvalid();
    expect(onUse).not.toHaveBeenCalled();
  },
);

it("uses the centre of the chosen district when the connection is lost (PV-26)", async () => {
  const { form, user, onUse } = await openLists("台北市信義區市府路1號", "lost");
  await user.click(useButton(form));
  await confirmShownAddress(user);
  expect(onUse).toHaveBeenCalledWith(
    expect.objectContaining({ area_id: 107, street: "市府路1號", lat: 25.0345, lng: 121.5665 }),
  );
});

it("uses the provider's position only if it is in the chosen district", async () => {
  const found = { data: makeLocatedAddress({ street: "" }) };
  const { form, user, onUse, reply } = await openLists("台北市信義區市府路1號", found);
  reply(GEOCODE, { data: makeLocatedAddress() });
  await user.click(useButton(form));
  expect(onUse).toHaveBeenLastCalledWith(expect.objectContaining({ lat: 25.03746 }));
  reply(GEOCODE, { data: makeLocatedAddress({ area_id: 101 }) });
  await user.click(useButton(form));
  await confirmShownAddress(user);
  expect(onUse).toHaveBeenLastCalledWith(expect.objectContaining({ lat: 25.0345 }));
});

it("asks for a confirmation when the address has no house number", async () => {
  const { form, user, onUse } = await openLists("台北市信義區");
  await user.type(street(form), "市府路{Enter}");
  await confirmShownAddress(user);
  const name = "您的地址沒有門牌「號」，確定要使用這個地址嗎？";
  expect(await screen.findByRole("dialog", { name })).toHaveTextContent("台北市信義區市府路");
  await user.click(screen.getByRole("button", { name: "確定" }));
  expect(onUse).toHaveBeenCalledWith(expect.objectContaining({ address: "台北市信義區市府路" }));
});
