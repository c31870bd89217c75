import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnCode } from "@/components/benefits/own-code";
import { writeStored } from "@/lib/client/storage";
import { makeMemberBenefits } from "../../factories/member-pages";
import { makeSessionMember } from "../../factories/session-members";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const READ = "/api/member/benefits";

beforeEach(() => window.localStorage.clear());
afterEach(() => Reflect.deleteProperty(window.navigator, "share"));

async function show(values = {}) {
  writeStored("member", makeSessionMember());
  serveCalls({ [READ]: { data: makeMemberBenefits(values) } });
  // user-event provides a clipboard for the tests.
  const user = userEvent.setup();
  renderWithMessages(<OwnCode />);
  await screen.findByRole("heading", { name: "您的推薦碼" });
  return user;
}

it("shows a login link to a visitor (CM-04)", async () => {
  serveCalls({});
  renderWithMessages(<OwnCode />);
  expect(await screen.findByRole("link", { name: "登入" })).toHaveAttribute("href", "/login");
});

it("shows a member their code with a copy button and the number of friends (CM-04)", async () => {
  const user = await show({ recommend_count: 3 });
  expect(await screen.findByText("FUTA2222")).toBeVisible();
  expect(screen.getByText("已成功推薦 3 位好友")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "複製推薦碼" }));
  expect(await screen.findByText("已複製推薦碼")).toBeVisible();
  expect(await window.navigator.clipboard.readText()).toBe("FUTA2222");
});

it("opens the device's share dialog with the link, or copies the link if the device has no such dialog (CM-04)", async () => {
  const user = await show();
  const button = await screen.findByRole("button", { name: "分享給好友" });
  await user.click(button);
  expect(await screen.findByText("已複製推薦連結")).toBeVisible();
  expect(await window.navigator.clipboard.readText()).toBe(
    "http://localhost/referralCode/FUTA2222",
  );
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(window.navigator, "share", { value: share, configurable: true });
  await user.click(button);
  expect(share).toHaveBeenCalledWith({
    title: "我請您吃飯：用推薦碼 FUTA2222 註冊福饕，我們各得 NT$50 優惠券",
    url: "http://localhost/referralCode/FUTA2222",
  });
});
