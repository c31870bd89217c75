import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressBox } from "@/components/address/address-box";
import { makeResult, standInForMaps } from "@/tests/setup/maps-stand-in";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";

const CITY_HALL = "台北市信義區市府路1號";
// The Maps script is loaded once for all tests of this file. `beforeEach` resets the answers. A test may change them.
const { requests, data } = standInForMaps({});

function renderBox() {
  document.head.innerHTML = '<meta name="maps-key" content="browser-key">';
  const network = serveCalls({
    "/api/address/predict": { data: null },
    "/api/address/suggest": { data: [] },
  });
  const onUse = jest.fn();
  renderWithMessages(<AddressBox onUse={onUse} />);
  return { onUse, user: userEvent.setup(), ...network };
}

beforeEach(() => {
  // The loader logs that the script is loaded already.
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  for (const list of Object.values(requests)) list.length = 0;
  Object.assign(data, { places: { [CITY_HALL]: makeResult() }, results: [makeResult()] });
});
afterAll(() => {
  document.head.innerHTML = "";
});

const field = () => screen.getByRole("combobox", { name: "配送地址" });
const search = () => screen.getByRole("button", { name: "搜尋店家" });

it("looks up a chosen suggestion once, and shows the address before the visitor uses it", async () => {
  const { user, onUse, countOf } = renderBox();
  await user.type(field(), "市府路");
  const option = await screen.findByRole("option", { name: CITY_HALL });
  expect(screen.getByText("Google Maps")).toBeVisible();
  await user.click(option);
  expect(await screen.findByText("找到的地址")).toBeVisible();
  expect(requests.fields).toEqual([["addressComponents", "formattedAddress", "location"]]);
  expect(onUse).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "使用這個地址" }));
  expect(onUse).toHaveBeenCalledWith(
    expect.objectContaining({ address: CITY_HALL, area_id: 107, lat: 25.0375, lng: 121.5637 }),
  );
  expect(countOf("/api/address/suggest")).toBe(0);
});

it("sends a typed address to Google's geocoder, restricted to Taiwan (AD-04)", async () => {
  const { user, onUse } = renderBox();
  await user.type(field(), CITY_HALL);
  await user.click(search());
  await waitFor(() => expect(onUse).toHaveBeenCalled());
  expect(requests.geocode).toEqual([
    {
      address: CITY_HALL,
      componentRestrictions: { country: "TW" },
      region: "tw",
      language: "zh-TW",
    },
  ]);
});

it("refuses an address as incomplete if Google finds no result, and offers the lists of cities and districts", async () => {
  data.results = "ZERO_RESULTS";
  const { user, onUse } = renderBox();
  await user.type(field(), "台北市信義區好吃的店{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("您的地址不夠完整，請重新調整。");
  expect(await screen.findByRole("combobox", { name: "縣市" })).toHaveDisplayValue("台北市");
  expect(onUse).not.toHaveBeenCalled();
});

it("uses Google's result at once, without a `precision`, if the typed address differs only in spelling (AD-22, AD-23)", async () => {
  const { user, onUse } = renderBox();
  await user.type(field(), "110 臺北市信義區市府路１號{Enter}");
  await waitFor(() => expect(onUse).toHaveBeenCalled());
  expect(onUse.mock.calls[0][0]).not.toHaveProperty("precision");
});

it("shows Google's result and does not use it yet if it differs from the typed address (AD-23)", async () => {
  const { user, onUse } = renderBox();
  await user.type(field(), "市府路1號{Enter}");
  expect(await screen.findByText("找到的地址")).toBeVisible();
  expect(onUse).not.toHaveBeenCalled();
});
