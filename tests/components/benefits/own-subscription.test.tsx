import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnSubscription } from "@/components/benefits/own-subscription";
import { writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeMemberBenefits } from "../../factories/member-pages";
import { makeSessionMember } from "../../factories/session-members";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const READ = "/api/member/benefits";

beforeEach(() => window.localStorage.clear());

function show(values = {}) {
  writeStored("member", makeSessionMember());
  const absent = { code: CODE.refused, message: "", reason: "not-offered" };
  const calls = serveCalls({
    [READ]: { data: makeMemberBenefits(values) },
    "/api/v3/UserApi/ownSubscription": absent,
    "/api/v3/UserApi/subscriptionPlan": absent,
  });
  renderWithMessages(<OwnSubscription />);
  return calls;
}

it("shows the price and a login link to a visitor, and requests no member data (SB-02, SB-05)", async () => {
  const calls = serveCalls({ "/api/v3/UserApi/subscriptionPlan": { data: { price: 99 } } });
  renderWithMessages(<OwnSubscription />);
  expect(await screen.findByText("每月 NT$99")).toBeVisible();
  expect(await screen.findByRole("link", { name: "登入" })).toHaveAttribute("href", "/login");
  expect(calls.countOf(READ)).toBe(0);
});

it("if the backend sells no subscription, shows a member the status and the period without a price (SB-02, SB-04)", async () => {
  show();
  expect(await screen.findByText("使用中")).toBeVisible();
  expect(screen.getByText("2026/11/01 – 2027/10/31")).toBeVisible();
  expect(document.body).not.toHaveTextContent("NT$");
});

describe("the page of the subscription (SB-06)", () => {
  const OWN = "/api/v3/UserApi/ownSubscription";
  const PLAN = "/api/v3/UserApi/subscriptionPlan";
  const BUY = "/api/v3/PaymentApi/buySubscription";
  const RENEW = "/api/v3/UserApi/renewSubscription";
  const NONE = { subscription_status: 0, subscription_start_time: 0, subscription_end_time: 0 };
  const CARDS = [
    { id: 7, card_four_no: "1234", card_six_no: "414763", credit_card_type: 1 },
    { id: 8, card_four_no: "5678", card_six_no: "518056", credit_card_type: 2 },
  ];
  const none = {
    start_time: 0,
    end_time: 0,
    auto_renew: 0,
    renew_time: 0,
    renew_price: 0,
    is_paying: 0,
    has_failed: 0,
  };
  const renews = { ...none, auto_renew: 1, renew_price: 99, renew_time: 1793376000 };

  function open(values: object, replies: Replies) {
    writeStored("member", makeSessionMember());
    const calls = serveCalls({
      [READ]: { data: makeMemberBenefits(values) },
      [OWN]: { data: none },
      [PLAN]: { data: { price: 99 } },
      "/api/PaymentApi/cardList": { data: CARDS },
      ...replies,
    });
    const go = jest.fn();
    renderWithMessages(<OwnSubscription go={go} />);
    return { calls, go, user: userEvent.setup() };
  }

  it("charges the shown price to the chosen card, and then shows that the subscription is active", async () => {
    const { calls, user } = open(NONE, { [BUY]: { data: { ...renews, payment_url_web: "" } } });
    expect(await screen.findByText("每月 NT$99")).toBeVisible();
    expect(screen.getByRole("radio", { name: /5678/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /1234/ }));
    expect(screen.getByText(/到期前一天會以 NT\$99 自動續訂，隨時可以關閉/)).toBeVisible();
    calls.reply(READ, { data: makeMemberBenefits() });
    await user.click(screen.getByRole("button", { name: "訂閱，付 NT$99" }));
    expect(calls.bodyOf(BUY)).toEqual({ card_id: 7, price: 99 });
    expect(await screen.findByText("使用中")).toBeVisible();
    expect(screen.getByText(/自動續訂 NT\$99/)).toBeVisible();
  });

  it("opens the bank's page when the card needs a 3-D Secure check", async () => {
    const payment_url_web = "https://bank.example/3d";
    const { go, user } = open(NONE, {
      [BUY]: { data: { ...none, is_paying: 1, payment_url_web } },
    });
    await user.click(await screen.findByRole("button", { name: "訂閱，付 NT$99" }));
    await waitFor(() => expect(go).toHaveBeenCalledWith(payment_url_web));
  });

  it("shows the server's refusal, and the button can be pressed again", async () => {
    const message = "信用卡付款未成功，請改用其他卡片";
    const { user } = open(NONE, { [BUY]: { code: CODE.refused, message } });
    await user.click(await screen.findByRole("button", { name: "訂閱，付 NT$99" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("button", { name: "訂閱，付 NT$99" })).toBeEnabled();
  });

  it("links a member without a card to /bindCard, with /subscription as the page to return to (MB-15)", async () => {
    open(NONE, { "/api/PaymentApi/cardList": { data: [] } });
    expect(await screen.findByRole("link", { name: "新增信用卡" })).toHaveAttribute(
      "href",
      "/bindCard?return_to=subscription",
    );
    expect(screen.queryByRole("button", { name: /訂閱/ })).toBeNull();
  });

  it.each([
    ["付款確認中，完成後會顯示在這裡。", { is_paying: 1 }],
    ["上次付款沒有成功，沒有扣款。", { has_failed: 1 }],
  ])("shows %s for a subscription with %j", async (text, values) => {
    open(NONE, { [OWN]: { data: { ...none, ...values } } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("switches the renewal off, and still shows that the subscription is active (SB-07)", async () => {
    const { calls, user } = open(
      {},
      { [OWN]: { data: renews }, [RENEW]: { data: { ...renews, auto_renew: 0 } } },
    );
    await user.click(await screen.findByRole("button", { name: "關閉自動續訂" }));
    expect(calls.bodyOf(RENEW)).toEqual({ auto_renew: 0 });
    expect(await screen.findByText("已關閉自動續訂，到期後不會扣款。")).toBeVisible();
    expect(screen.getByText("使用中")).toBeVisible();
  });

  it("shows no price and no link to the app when the backend sells no subscription", async () => {
    const { calls } = open(NONE, {
      [OWN]: { code: CODE.refused, message: "", reason: "not-offered" },
      [PLAN]: { code: CODE.refused, message: "", reason: "not-offered" },
    });
    expect(await screen.findByText("尚未訂閱")).toBeVisible();
    await waitFor(() => expect(calls.countOf(OWN)).toBe(1));
    expect(screen.queryByText(/每月/)).toBeNull();
    expect(screen.queryByRole("link", { name: /App/ })).toBeNull();
  });
});

it("loads again on 再試一次 after a lost connection, and shows a login link when the session has ended", async () => {
  const calls = show();
  await screen.findByText("使用中");
  calls.reply(READ, "lost");
  renderWithMessages(<OwnSubscription />);
  calls.reply(READ, { code: CODE.loginNeeded, message: "請先登入" });
  await userEvent.setup().click(await screen.findByRole("button", { name: "再試一次" }));
  expect(await screen.findByRole("link", { name: "登入" })).toBeVisible();
});
