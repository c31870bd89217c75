import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DiningSwitch } from "@/components/home/dining-switch";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { readStored } from "@/lib/client/storage";
import { renderWithMessages } from "@/tests/setup/render-with-messages";

// jsdom cannot load pages: it says so where a browser would go.
let loads: jest.SpyInstance;
beforeEach(() => {
  window.localStorage.clear();
  writeCookie("view", "", 0);
  loads = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
const hasLoaded = () => String(loads.mock.calls[0]?.[0]).includes("navigation");

function renderSwitch() {
  renderWithMessages(
    <DiningSwitch dining_type={1} label="用餐方式" names={{ 1: "外送", 0: "外帶" }} />,
  );
  return userEvent.setup();
}

it("is one question with two answers, and shows the page's own", () => {
  renderSwitch();
  expect(screen.getByRole("group", { name: "用餐方式" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "外送" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "外帶" })).not.toBeChecked();
});

it("keeps the choice with the address's district, and loads its page", async () => {
  writeCookie("view", "107_1_-1_25.03746_121.56452", 60);
  const user = renderSwitch();
  await user.click(screen.getByRole("radio", { name: "外帶" }));
  expect(readStored("viewState")?.dining_type).toBe(0);
  expect(screen.getByRole("radio", { name: "外帶" })).toBeChecked();
  expect(readCookie("view")).toBe("107_0_-1_25.03746_121.56452");
  expect(hasLoaded()).toBe(true);
});

it("works before there is an address", async () => {
  const user = renderSwitch();
  await user.click(screen.getByRole("radio", { name: "外帶" }));
  expect(readCookie("view")).toBe("0_0_-1_0.00000_0.00000");
  expect(hasLoaded()).toBe(true);
});
