import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplyForm } from "@/components/courier/apply-form";
import { CorporateEntry } from "@/components/courier/corporate-entry";
import { StartCourier } from "@/components/courier/start-courier";
import { readCookie } from "@/lib/client/cookies";
import { CODE } from "@/lib/contracts/codes";
import { clearBrowserData } from "@/tests/setup/enter-courier-order";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const OPEN = "/api/v3/ExpressApi/openSession";

beforeEach(clearBrowserData);

function enter(member: object | null, replies: Replies = {}) {
  const record = { displayName: "二", mid: "2", addressList: [], isLogin: true, ...member };
  if (member) window.localStorage.setItem("member", JSON.stringify(record));
  const calls = serveCalls(replies);
  const go = jest.fn();
  renderWithMessages(<CorporateEntry go={go} />);
  return { calls, go, user: userEvent.setup() };
}

describe("the start of a courier order without the application form", () => {
  it("opens a courier session for a corporate member, and continues with the courier page", async () => {
    const data = { session_id: "", expire_time: 0 };
    const { go, user } = enter({ business_id: 1001 }, { [OPEN]: { data } });
    await user.click(await screen.findByRole("button", { name: "開始叫快遞" }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/expressDelivery"));
  });

  describe("the list of open courier sessions", () => {
    const LIST = "/api/v3/ExpressApi/sessionList";
    const END = "/api/v3/ExpressApi/endSession";
    const OPENED = Date.parse("2026-11-21T10:00:00+08:00") / 1000;
    const times = { create_time: OPENED, last_seen_time: OPENED, expire_time: OPENED + 1800 };
    const sessions = [
      { id: 7, ...times, order_no: "F26112112345678" },
      { id: 8, ...times, create_time: OPENED + 60, order_no: "" },
    ];
    const endOf7 = { name: /^結束 .*10:00 開啟的連線$/ };

    it("ends the chosen session after a confirmation", async () => {
      const left = [sessions[1]];
      const { calls, user } = enter({ business_id: 1001 }, { [LIST]: { data: sessions } });
      await user.click(await screen.findByRole("button", endOf7));
      expect(calls.countOf(END)).toBe(0);
      calls.reply(LIST, { data: left });
      await user.click(screen.getByRole("button", { name: "結束連線" }));
      await waitFor(() => expect(screen.queryByRole("button", endOf7)).not.toBeInTheDocument());
      expect(calls.bodyOf(END)).toEqual({ id: 7 });
      expect(calls.headerOf(END, "x-courier")).toBeNull();
      expect(screen.getByText(/尚未叫快遞/)).toBeVisible();
    });

    it("shows that a session was not ended, and keeps it in the list", async () => {
      const replies: Replies = { [LIST]: { data: sessions }, [END]: "lost" };
      const { user } = enter({ business_id: 1001 }, replies);
      await user.click(await screen.findByRole("button", endOf7));
      await user.click(screen.getByRole("button", { name: "結束連線" }));
      const dialog = within(await screen.findByRole("dialog", { name: "連線還沒有結束" }));
      expect(dialog.getByText("網路連線異常，請稍後再試")).toBeVisible();
      expect(screen.getByText("訂單 F26112112345678", { exact: false })).toBeVisible();
    });

    it.each<[string, Replies]>([
      ["is empty", { [LIST]: { data: [] } }],
      ["cannot be read", { [LIST]: "garbled" }],
    ])("is not shown if it %s", async (_what, replies) => {
      enter({ business_id: 1001 }, replies);
      expect(await screen.findByRole("button", { name: "開始叫快遞" })).toBeEnabled();
      expect(screen.queryByText("使用中的快遞連線")).not.toBeInTheDocument();
    });
  });

  it("shows the server's message when the server refuses a courier session", async () => {
    const refusal = { code: CODE.refused, message: "快遞企業方案僅供企業會員使用" };
    const { go, user } = enter({ business_id: 1001 }, { [OPEN]: refusal });
    await user.click(await screen.findByRole("button", { name: "開始叫快遞" }));
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(go).not.toHaveBeenCalled();
  });

  it("shows a visitor a link to the login", () => {
    enter(null);
    expect(screen.getByRole("link", { name: "登入後叫快遞" })).toHaveAttribute("href", "/login");
  });

  it("opens a courier session for a member without a company (RU-47)", async () => {
    const data = { session_id: "", expire_time: 0 };
    const { go, user } = enter({ business_id: 0 }, { [OPEN]: { data } });
    expect(screen.getByText("會員現在就能叫快遞")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "開始叫快遞" }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/expressDelivery"));
  });

  it("opens the login for a visitor on /instant-delivery, and stores this page as the return-to path (IS-01)", async () => {
    serveCalls({});
    const go = jest.fn();
    renderWithMessages(<StartCourier returnPath="/instant-delivery" go={go} />);
    await userEvent.click(screen.getByRole("button", { name: "登入後叫快遞" }));
    expect(go).toHaveBeenCalledWith("/login");
    expect(readCookie("returnTo")).toBe("/instant-delivery");
  });
});

describe("the corporate plan's form (IS-04)", () => {
  const APPLY = "/api/v3/ExpressApi/apply";
  const send = () => screen.getByRole("button", { name: "送出申請" });

  function enterForm(replies: Replies = {}) {
    const calls = serveCalls(replies);
    renderWithMessages(<ApplyForm mail="plan@example.com" />);
    return { calls, user: userEvent.setup() };
  }

  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText("公司名稱"), "測試公司");
    await user.type(screen.getByLabelText("聯絡人"), "林小姐");
    await user.type(screen.getByLabelText("聯絡電話"), "02-23456789");
    await user.type(screen.getByLabelText("電子郵件"), "lin@example.com");
    await user.type(screen.getByLabelText("需求說明（選填）"), "每天十件");
  }

  it.each([
    ["", ["courier"]],
    ["?service=booking", ["booking"]],
  ])("with the query '%s', sends an application for %j (IS-06)", async (query, services) => {
    window.history.replaceState(null, "", `/instant-delivery-apply${query}`);
    const { calls, user } = enterForm();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(calls.bodyOf(APPLY)).toMatchObject({ application: { services } }));
    window.history.replaceState(null, "", "/");
  });

  it("with ?service=booking, shows an example for business reservations and offers no courier order (CA-52, IS-06)", () => {
    window.history.replaceState(null, "", "/instant-delivery-apply?service=booking");
    enterForm();
    expect(screen.getByPlaceholderText(/便當/)).toBeVisible();
    renderWithMessages(<CorporateEntry />);
    expect(screen.queryByText("已經是會員？")).not.toBeInTheDocument();
    window.history.replaceState(null, "", "/");
  });

  it("sends the services that the company chooses (IS-06)", async () => {
    const { calls, user } = enterForm();
    await fill(user);
    await user.click(screen.getByRole("checkbox", { name: "企業預訂" }));
    await user.click(send());
    const application = { services: ["courier", "booking"] };
    await waitFor(() => expect(calls.bodyOf(APPLY)).toMatchObject({ application }));
  });

  it("sends the application, and shows that it was received", async () => {
    const { calls, user } = enterForm();
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole("heading", { name: "已收到您的申請" })).toHaveFocus();
    expect(calls.bodyOf(APPLY)).toMatchObject({
      application: {
        company: "測試公司",
        contact: "林小姐",
        phone: "02-23456789",
        email: "lin@example.com",
        message: "每天十件",
      },
      website: "",
    });
  });

  it("keeps an application that could not be sent, and offers to send it again or by email", async () => {
    const { calls, user } = enterForm({ [APPLY]: "lost" });
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole("heading", { name: "申請還沒有送出" })).toHaveFocus();
    const link = screen.getByRole("link", { name: "用郵件寄出" });
    const letter = new URL(link.getAttribute("href") ?? "");
    expect(letter.protocol + letter.pathname).toBe("mailto:plan@example.com");
    expect(letter.searchParams.get("subject")).toBe("企業方案申請：測試公司");
    expect(letter.searchParams.get("body")).toContain("需求說明：每天十件");
    expect(screen.getByText(/聯絡電話：02-23456789/)).toBeVisible();
    calls.reply(APPLY, { data: null });
    await user.click(send());
    expect(await screen.findByRole("heading", { name: "已收到您的申請" })).toBeVisible();
  });

  it("shows a message at each empty required field, and focuses the first of these fields", async () => {
    const { calls, user } = enterForm();
    await user.type(screen.getByLabelText("公司名稱"), "測試公司");
    await user.click(send());
    expect(screen.getByLabelText("聯絡人")).toHaveFocus();
    expect(screen.getByLabelText("聯絡人")).toHaveAccessibleDescription("請填寫聯絡人");
    expect(screen.getByText("請確認您的電子郵件格式")).toBeVisible();
    expect(calls.countOf(APPLY)).toBe(0);
  });
});
