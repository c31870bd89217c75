import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnSubscription } from "@/components/benefits/own-subscription";
import { writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeMemberBenefits } from "../../factories/member-pages";
import { makeSessionMember } from "../../factories/session-members";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const READ = "/api/member/benefits";

beforeEach(() => window.localStorage.clear());

function show(values = {}) {
  writeStored("member", makeSessionMember());
  const calls = serveCalls({ [READ]: { data: makeMemberBenefits(values) } });
  renderWithMessages(<OwnSubscription />);
  return calls;
}

it("shows a login link to a visitor and sends nothing (SB-02)", async () => {
  const calls = serveCalls({});
  renderWithMessages(<OwnSubscription />);
  expect(await screen.findByRole("link", { name: "登入" })).toHaveAttribute("href", "/login");
  expect(calls.countOf(READ)).toBe(0);
});

it("shows a member status and period (SB-02), and no amount (SB-04)", async () => {
  show();
  expect(await screen.findByText("使用中")).toBeVisible();
  expect(screen.getByText("2026/11/01 – 2027/10/31")).toBeVisible();
  expect(document.body).not.toHaveTextContent("NT$");
});

it.each([
  ["已到期", { subscription_status: 0 }],
  ["尚未訂閱", { subscription_status: 0, subscription_start_time: 0, subscription_end_time: 0 }],
])("%s leads to the app", async (state, values) => {
  show(values);
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByRole("link", { name: "下載 App" })).toHaveAttribute("href", "/downloadApp");
});

it("treats an ended session as a visitor; shows a lost connection and retries", async () => {
  const calls = show();
  await screen.findByText("使用中");
  calls.reply(READ, "lost");
  renderWithMessages(<OwnSubscription />);
  calls.reply(READ, { code: CODE.loginNeeded, message: "請先登入" });
  await userEvent.setup().click(await screen.findByRole("button", { name: "再試一次" }));
  expect(await screen.findByRole("link", { name: "登入" })).toBeVisible();
});
