import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReloadOffer } from "@/components/layout/reload-offer";
import { ALERT_MS } from "@/lib/contracts/codes";
import { flushTasks } from "../../setup/flush-tasks";
import { countReloads } from "../../setup/page-loads";

const TEXT = "部分內容沒有載入";
const offer = () => screen.queryByRole("button", { name: "重新整理" });
const failToLoad = (isHandled = false) =>
  act(() => {
    window.dispatchEvent(new CustomEvent("chunk-preload-error", { detail: isHandled }));
  });

beforeEach(() => {
  render(<ReloadOffer text={TEXT} label="重新整理" />);
});

it("offers a reload if the code of a component fails to load (RB-08)", async () => {
  const reloads = countReloads();
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  failToLoad();
  expect(screen.getByText(TEXT)).toBeVisible();
  expect(reloads.count()).toBe(0);
  await userEvent.setup().click(screen.getByRole("button", { name: "重新整理" }));
  expect(reloads.count()).toBe(1);
});

it("offers no reload if the component that needs the code handles the failure itself", () => {
  failToLoad(true);
  expect(offer()).not.toBeInTheDocument();
});

it("shows the offer longer than the time after which a message disappears (RB-08)", () => {
  jest.useFakeTimers();
  failToLoad();
  act(() => jest.advanceTimersByTime(10 * ALERT_MS));
  expect(offer()).toBeVisible();
  jest.useRealTimers();
});

it.each(["click", "online"])(
  "closes the offer at the event %s, and shows it again if loading the code fails once more (RB-08)",
  async (event) => {
    failToLoad();
    // `ReloadOffer` ignores an event that is not later than the failure, so the clock must advance first.
    await flushTasks();
    fireEvent(window, new Event(event));
    expect(offer()).not.toBeInTheDocument();
    failToLoad();
    expect(offer()).toBeVisible();
  },
);

it("keeps the offer if a click from before the failure reaches the window after the failure (RB-08)", () => {
  const press = new Event("click");
  failToLoad();
  fireEvent(window, press);
  expect(offer()).toBeVisible();
});
