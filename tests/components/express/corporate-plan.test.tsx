import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplyForm } from "@/components/express/apply-form";
import { CorporateEntry } from "@/components/express/corporate-entry";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { SESSION_ID } from "@/tests/factories/errand-shapes";
import { forgetBrowser } from "@/tests/setup/enter-errand";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const OPEN = "/api/v3/ExpressApi/openSession";

beforeEach(forgetBrowser);

function enter(member: object | null, replies: Replies = {}) {
  const record = { displayName: "二", mid: "2", addressList: [], isLogin: true, ...member };
  if (member) window.localStorage.setItem("member", JSON.stringify(record));
  const calls = serveCalls(replies);
  const go = jest.fn();
  renderWithMessages(<CorporateEntry go={go} />);
  return { calls, go, user: userEvent.setup() };
}

describe("who needs no form", () => {
  it("a corporate member opens a session and goes on with it", async () => {
    const data = { session_id: SESSION_ID, expire_time: 0 };
    const { go, user } = enter({ business_id: 1001 }, { [OPEN]: { data } });
    await user.click(await screen.findByRole("button", { name: "開始叫快遞" }));
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith(`/expressDelivery?session_id=${SESSION_ID}`),
    );
    expect(readCookie("session_id")).toBe(SESSION_ID);
  });

  it("one who is refused is told why", async () => {
    const refusal = { code: 1, message: "快遞企業方案僅供企業會員使用" };
    const { go, user } = enter({ business_id: 1001 }, { [OPEN]: refusal });
    await user.click(await screen.findByRole("button", { name: "開始叫快遞" }));
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(go).not.toHaveBeenCalled();
  });

  it("a visitor may sign in first, any other member sees the form alone", () => {
    enter(null);
    expect(screen.getByRole("link", { name: "登入後叫快遞" })).toHaveAttribute("href", "/login");
    window.localStorage.clear();
    enter({ business_id: 0 });
    expect(screen.queryByRole("button", { name: "開始叫快遞" })).not.toBeInTheDocument();
  });
});

describe("the corporate plan's form (IS-04)", () => {
  function fill() {
    writeCookie("session_id", "", 0);
    const go = jest.fn();
    renderWithMessages(<ApplyForm mail="plan@example.com" go={go} />);
    return { go, user: userEvent.setup() };
  }

  it("becomes a letter that is ready to be sent, shown for whoever has no mail program", async () => {
    const { go, user } = fill();
    await user.type(screen.getByLabelText("公司名稱"), "測試公司");
    await user.type(screen.getByLabelText("聯絡人"), "林小姐");
    await user.type(screen.getByLabelText("聯絡電話"), "02-23456789");
    await user.type(screen.getByLabelText("電子郵件"), "lin@example.com");
    await user.type(screen.getByLabelText("需求說明（選填）"), "每天十件");
    await user.click(screen.getByRole("button", { name: "產生申請信" }));
    const letter = new URL(String(go.mock.calls[0]?.[0]));
    expect(letter.protocol + letter.pathname).toBe("mailto:plan@example.com");
    expect(letter.searchParams.get("subject")).toBe("即時快遞企業方案申請：測試公司");
    expect(letter.searchParams.get("body")).toContain("需求說明：每天十件");
    expect(screen.getByRole("heading", { name: "申請信已經寫好" })).toHaveFocus();
    expect(screen.getByText(/聯絡電話：02-23456789/)).toBeVisible();
  });

  it("what is missing is said beside its field, and the first gets the focus", async () => {
    const { go, user } = fill();
    await user.type(screen.getByLabelText("公司名稱"), "測試公司");
    await user.click(screen.getByRole("button", { name: "產生申請信" }));
    expect(screen.getByLabelText("聯絡人")).toHaveFocus();
    expect(screen.getByLabelText("聯絡人")).toHaveAccessibleDescription("請填寫聯絡人");
    expect(screen.getByText("請確認您的電子郵件格式")).toBeVisible();
    expect(go).not.toHaveBeenCalled();
  });
});
