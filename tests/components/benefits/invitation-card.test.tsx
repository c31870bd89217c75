import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitationCard } from "@/components/benefits/invitation-card";
import { RECOMMEND_COOKIE } from "@/lib/benefits/recommend-code";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeSessionMember } from "../../factories/session-members";
import { setPageLanguage } from "../../setup/language-of-pages";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const READ = "/api/v3/UserApi/userReferralCode";
const FOUND = { data: { code: "FUTA2222", name: "王＊＊", reward_text: "各得 NT$50 優惠券" } };

beforeEach(() => {
  setPageLanguage("zh-TW");
  window.localStorage.clear();
  writeCookie(RECOMMEND_COOKIE, "", 0);
});

function open(path: string, reply: Parameters<typeof serveCalls>[0][string] = FOUND) {
  window.history.replaceState(null, "", path);
  const requests: string[] = [];
  const calls = serveCalls({
    [READ]: (url) => {
      requests.push(url.search);
      return typeof reply === "function" ? reply(url) : reply;
    },
  });
  const user = userEvent.setup();
  renderWithMessages(<InvitationCard>apps</InvitationCard>);
  return { requests, calls, user };
}

it("shows the inviter's code with a copy button, the app links and a link to the registration (CM-02)", async () => {
  const { requests, user } = open("/referralCode/futa2222");
  expect(await screen.findByText("王＊＊ 邀請您一起訂餐")).toBeVisible();
  expect(requests).toEqual(["?id=futa2222"]);
  expect(screen.getByText("各得 NT$50 優惠券")).toBeVisible();
  expect(screen.getByText("apps")).toBeVisible();
  expect(screen.getByRole("link", { name: "註冊領優惠券" })).toHaveAttribute("href", "/register");
  await user.click(screen.getByRole("button", { name: "複製推薦碼" }));
  expect(await window.navigator.clipboard.readText()).toBe("FUTA2222");
});

it("shows the reward in English on an English page (LN-06)", async () => {
  setPageLanguage("en");
  open("/en/referralCode/FUTA2222");
  expect(await screen.findByText(/you both get an NT\$50 coupon/i)).toBeVisible();
  expect(screen.queryByText("各得 NT$50 優惠券")).not.toBeInTheDocument();
});

it("stores the inviter's code for the registration of a visitor", async () => {
  open("/referralCode/FUTA2222");
  await screen.findByText("FUTA2222");
  expect(readCookie(RECOMMEND_COOKIE)).toBe("FUTA2222");
});

it("shows a member the links 輸入推薦碼 and 我的推薦碼, and does not store the inviter's code", async () => {
  writeStored("member", makeSessionMember());
  open("/referralCode/FUTA2222");
  expect(await screen.findByRole("link", { name: "我的推薦碼" })).toHaveAttribute(
    "href",
    "/referralPage",
  );
  expect(screen.getByRole("link", { name: "輸入推薦碼" })).toHaveAttribute("href", "/couponList");
  expect(screen.queryByRole("link", { name: "註冊領優惠券" })).not.toBeInTheDocument();
  expect(readCookie(RECOMMEND_COOKIE)).toBeFalsy();
});

it("for an unknown id, shows the server's message and the link 回首頁 (CM-03)", async () => {
  open("/referralCode/ZZZZZZZZ", { code: CODE.refused, message: "伺服器說沒有這個推薦碼" });
  expect(await screen.findByRole("alert")).toHaveTextContent("伺服器說沒有這個推薦碼");
  expect(screen.getByRole("link", { name: "回首頁" })).toHaveAttribute("href", "/");
  expect(readCookie(RECOMMEND_COOKIE)).toBeFalsy();
});

it("shows a message and sends no request for a code with invalid characters", async () => {
  const { requests } = open("/referralCode/1%27%20or%201=1");
  expect(await screen.findByRole("alert")).toHaveTextContent("找不到這個推薦碼，請向好友確認");
  expect(requests).toEqual([]);
});

it("shows a message when the connection is lost, and loads again on 再試一次", async () => {
  const { calls, user } = open("/referralCode/FUTA2222", "lost");
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  calls.reply(READ, FOUND);
  await user.click(screen.getByRole("button", { name: "再試一次" }));
  expect(await screen.findByText("FUTA2222")).toBeVisible();
});
