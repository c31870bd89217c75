import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CouponTabs } from "@/components/benefits/coupon-tabs";
import { CODE } from "@/lib/contracts/codes";
import { makeHeldCoupon } from "../../factories/held-coupons";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const LIST = "/api/UserApi/newDiscountCodeList";
const COIN = "/api/UserApi/exchangeCoin";
const REWARD = "/api/UserApi/registerReward";
const REFUSED = "此代碼無效或已使用，請確認後再輸入";

/** Shows the page. By default, each tab has one coupon, whose remark contains the number of the tab. */
function show(list: Replies[string] = byTab, replies: Replies = {}) {
  const calls = serveCalls({ [LIST]: list, ...replies });
  const go = jest.fn();
  renderWithMessages(<CouponTabs go={go} />);
  return { calls, go, user: userEvent.setup() };
}

function byTab(url: URL) {
  const type = Number(url.searchParams.get("type"));
  return { data: [makeHeldCoupon({ code_id: type, remark: `第 ${type} 種` })] };
}

const field = () => screen.getByRole("textbox", { name: "優惠代碼／推薦碼" });
const redeem = () => screen.getByRole("button", { name: "領取" });
const panel = () => within(screen.getByRole("tabpanel"));

beforeEach(() => window.localStorage.clear());

describe("the tabs", () => {
  it("each request their coupons once, when they are first opened (CP-01)", async () => {
    const { calls, user } = show();
    expect(await panel().findByText("第 1 種")).toBeVisible();
    expect(calls.countOf(LIST)).toBe(1);
    await user.click(screen.getByRole("tab", { name: "已使用" }));
    expect(await panel().findByText("第 2 種")).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "已過期" }));
    expect(await panel().findByText("第 3 種")).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "未使用" }));
    expect(panel().getByText("第 1 種")).toBeVisible();
    expect(calls.countOf(LIST)).toBe(3);
  });

  it("are one stop of the Tab key, and the arrow keys continue at the other end of the row", async () => {
    const { user } = show();
    await panel().findByText("第 1 種");
    const [unused, used, expired] = screen.getAllByRole("tab");
    await user.click(unused as HTMLElement);
    await user.keyboard("{ArrowLeft}");
    expect(expired).toHaveFocus();
    expect(expired).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(used).toHaveFocus();
    await user.keyboard("{Home}");
    expect(unused).toHaveFocus();
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(screen.getByRole("tabpanel", { name: "未使用" })).toBeVisible();
  });

  it("show the reason why a coupon cannot be used (CP-06)", async () => {
    const blocked = makeHeldCoupon({ is_access: 0, access_text: "僅限外帶訂單使用" });
    show({ data: [blocked] });
    expect(await screen.findByText("僅限外帶訂單使用")).toBeVisible();
    expect(screen.getByText(/取餐方式（外送）/)).toBeVisible();
  });

  it("load the next page on 更多, and show each coupon once", async () => {
    const first = Array.from({ length: 20 }, (_, at) => makeHeldCoupon({ code_id: at + 1 }));
    const { calls, user } = show({ data: first });
    const more = await screen.findByRole("button", { name: "更多" });
    calls.reply(LIST, { data: [makeHeldCoupon({ code_id: 20 }), makeHeldCoupon({ code_id: 21 })] });
    await user.click(more);
    expect(await screen.findByText("已顯示 21 張優惠券")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "更多" })).not.toBeInTheDocument();
  });

  it("show 目前沒有優惠券 if they have no coupons; only the tab of unused coupons also links to the stores (CP-12)", async () => {
    const { user } = show({ data: [] });
    expect(await panel().findByText("目前沒有優惠券")).toBeVisible();
    expect(panel().getByRole("link", { name: "去點餐" })).toHaveAttribute("href", "/home");
    await user.click(screen.getByRole("tab", { name: "已使用" }));
    expect(await panel().findByText("目前沒有優惠券")).toBeVisible();
    expect(panel().queryByRole("link")).not.toBeInTheDocument();
  });

  it("show a message when the connection is lost, and load again on 再試一次", async () => {
    const { calls, user } = show("lost");
    expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
    calls.reply(LIST, byTab);
    await user.click(screen.getByRole("button", { name: "再試一次" }));
    expect(await screen.findByText("第 1 種")).toBeVisible();
  });

  it("open the login when there is no session, and store /couponList as the page to return to (RO-02)", async () => {
    const { go } = show({ code: CODE.loginNeeded, message: "請先登入" });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
    expect(document.cookie).toContain("returnTo=%2FcouponList");
  });
});

describe("redeeming a code", () => {
  it.each(["", "   "])(
    "shows 請輸入優惠代碼／推薦碼 for %j and sends nothing (CP-09)",
    async (typed) => {
      const { calls, user } = show();
      if (typed) await user.type(field(), typed);
      await user.click(redeem());
      expect(field()).toHaveAccessibleDescription("請輸入優惠代碼／推薦碼");
      expect(field()).toHaveFocus();
      expect([calls.countOf(COIN), calls.countOf(REWARD)]).toEqual([0, 0]);
    },
  );

  it.each([
    [" fdm-WELCOME01 ", REWARD, "fdm-WELCOME01"],
    ["FDM-welcome01", REWARD, "FDM-welcome01"],
    [" FUTAO2026A", COIN, "FUTAO2026A"],
  ])("sends the code %j to %s without outer spaces (CP-10)", async (typed, path, code) => {
    const { calls, user } = show();
    await user.type(field(), `${typed}{Enter}`);
    expect(await screen.findByText("已領取優惠代碼")).toBeVisible();
    expect(calls.bodyOf(path)).toEqual({ code });
    expect(calls.countOf(COIN) + calls.countOf(REWARD)).toBe(1);
    expect(field()).toHaveValue("");
  });

  it("opens the tab of unused coupons and requests them again if the code was redeemed while another tab was open (CP-11)", async () => {
    const { calls, user } = show();
    await user.click(screen.getByRole("tab", { name: "已過期" }));
    await panel().findByText("第 3 種");
    calls.reply(LIST, { data: [makeHeldCoupon({ remark: "代碼兌換禮" })] });
    await user.type(field(), "GIFTMEAL01{Enter}");
    expect(await panel().findByText("代碼兌換禮")).toBeVisible();
    expect(screen.getByRole("tab", { name: "未使用" })).toHaveAttribute("aria-selected", "true");
  });

  it("shows the server's refusal beside the field and keeps the typed text (CP-11)", async () => {
    const { user } = show(byTab, { [COIN]: { code: CODE.refused, message: REFUSED } });
    await user.type(field(), "WRONG001");
    await user.click(redeem());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(REFUSED));
    expect(field()).toHaveValue("WRONG001");
    expect(field()).toHaveFocus();
    await user.type(field(), "2");
    expect(field()).not.toHaveAccessibleDescription();
  });

  it("sends a code once when Enter is pressed twice", async () => {
    const answer = Promise.withResolvers<{ data: null }>();
    const { calls, user } = show(byTab, { [COIN]: () => answer.promise });
    await user.type(field(), "GIFTMEAL01{Enter}{Enter}");
    expect(screen.getByRole("button", { name: "領取中…" })).toBeDisabled();
    answer.resolve({ data: null });
    expect(await screen.findByText("已領取優惠代碼")).toBeVisible();
    expect(calls.countOf(COIN)).toBe(1);
  });
});
