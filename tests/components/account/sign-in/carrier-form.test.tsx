import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CarrierForm } from "@/components/account/sign-in/carrier-form";
import { writeCookie } from "@/lib/client/cookies";
import { CODE } from "@/lib/contracts/codes";
import { site } from "@/lib/site/site";
import { makeSessionMember } from "../../../factories/session-members";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";

const SEND = "/api/UserApi/requestOtpEncrypt";
const CHECK = "/api/UserApi/otpCheck";

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.setItem("member", JSON.stringify(makeSessionMember()));
  writeCookie("returnTo", "/checkout", 60);
});

async function goToCode() {
  const go = jest.fn();
  const user = userEvent.setup();
  const calls = serveCalls({});
  renderWithMessages(<CarrierForm go={go} />);
  expect(await screen.findByText("0912***678")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  await screen.findByText("驗證碼已傳送到 0912***678");
  return { user, calls, go };
}

it("binds the carrier with a one-time code, then opens the page to return to (LG-25)", async () => {
  const { user, calls, go } = await goToCode();
  expect(calls.bodyOf(SEND)).toEqual({ phone: "0912345678", encrypted: "" });
  expect(screen.getByLabelText("驗證碼")).toHaveFocus();
  expect(screen.getByLabelText("驗證碼")).toHaveAttribute("autocomplete", "one-time-code");
  await user.keyboard("123456{Enter}");
  await waitFor(() => expect(go).toHaveBeenCalledWith("/checkout"));
  expect(calls.bodyOf(CHECK)).toEqual({ phone: "0912345678", otp: "123456" });
  expect(screen.getByRole("status")).toHaveTextContent("綁定完成");
  expect(document.cookie).not.toContain("returnTo");
  expect(window.sessionStorage.getItem("carrierCode")).toBeNull();
});

it("sends a code to the server only if it has 6 digits, and shows the server's refusal beside the code field (ER-13, VA-03)", async () => {
  const { user, calls, go } = await goToCode();
  await user.keyboard("12345{Enter}");
  expect(screen.getByLabelText("驗證碼")).toHaveAccessibleDescription("驗證碼錯誤");
  expect(calls.countOf(CHECK)).toBe(0);
  const message = "您的會員帳號還沒有手機條碼載具，設定後再回來綁定";
  calls.reply(CHECK, { code: CODE.refused, message });
  await user.keyboard("6{Enter}");
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("驗證碼")).toHaveFocus();
  expect(go).not.toHaveBeenCalled();
});

it("offers no change of the phone number, and does not offer a new code at once", async () => {
  await goToCode();
  expect(screen.getByRole("button", { name: /秒後可重新傳送/ })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "更改號碼" })).not.toBeInTheDocument();
});

it("shows the server's message when the SMS is not sent", async () => {
  const user = userEvent.setup();
  serveCalls({ [SEND]: { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" } });
  renderWithMessages(<CarrierForm go={jest.fn()} />);
  await user.click(await screen.findByRole("button", { name: "傳送驗證碼" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("操作太頻繁，請稍後再試");
});

it("shows the code field after a reload only if the sent code was for the carrier and for the member's number", async () => {
  window.sessionStorage.setItem("registerCode", `0912345678 ${Date.now()}`);
  window.sessionStorage.setItem("carrierCode", `0987654321 ${Date.now()}`);
  serveCalls({});
  const first = renderWithMessages(<CarrierForm go={jest.fn()} />);
  expect(await screen.findByRole("button", { name: "傳送驗證碼" })).toBeVisible();
  first.unmount();
  window.sessionStorage.setItem("carrierCode", `0912345678 ${Date.now() - 40_000}`);
  renderWithMessages(<CarrierForm go={jest.fn()} />);
  expect(await screen.findByText("驗證碼已傳送到 0912***678")).toBeVisible();
});

it("links to the login when the session has ended (RT-06)", async () => {
  const { user, calls } = await goToCode();
  calls.reply(CHECK, { code: CODE.loginNeeded, message: "" });
  await user.keyboard("123456{Enter}");
  expect(await screen.findByText("請先登入，再綁定會員載具")).toBeVisible();
  expect(screen.getByRole("link", { name: "登入／註冊" })).toHaveAttribute("href", "/login");
  expect(window.localStorage.getItem("member")).toBeNull();
});

it.each(["", "+886223456789"])(
  "tells a member with the phone number '%s' to add a mobile number at the membership service (LG-25)",
  async (phone) => {
    window.localStorage.setItem("member", JSON.stringify(makeSessionMember({ phone })));
    const go = jest.fn();
    const user = userEvent.setup();
    serveCalls({});
    renderWithMessages(<CarrierForm go={go} />);
    const lead = await screen.findByText(/^會員資料裡沒有可以收驗證碼的手機號碼。補上號碼後/);
    expect(lead).toHaveTextContent("登出再重新登入，就能綁定會員載具。");
    const link = screen.getByRole("link", { name: "前往 OPENPOINT 補上號碼" });
    expect(link).toHaveAttribute("href", site.membershipUrl);
    expect(screen.queryByRole("link", { name: "登入／註冊" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("button")).toEqual([
      screen.getByRole("button", { name: "先不綁定" }),
    ]);
    await user.click(screen.getByRole("button", { name: "先不綁定" }));
    expect(go).toHaveBeenCalledWith("/checkout");
  },
);

it("asks a visitor to sign in", async () => {
  window.localStorage.removeItem("member");
  serveCalls({});
  renderWithMessages(<CarrierForm go={jest.fn()} />);
  expect(await screen.findByText("請先登入，再綁定會員載具")).toBeVisible();
});

it.each([
  ["/checkout", "/checkout"],
  ["//evil.example", "/"],
  ["https://evil.example/", "/"],
  ["", "/"],
])("先不綁定 with the stored return-to path '%s' opens %s (LG-34)", async (kept, to) => {
  writeCookie("returnTo", kept, 60);
  const go = jest.fn();
  const user = userEvent.setup();
  serveCalls({});
  renderWithMessages(<CarrierForm go={go} />);
  await user.click(await screen.findByRole("button", { name: "先不綁定" }));
  expect(go).toHaveBeenCalledWith(to);
});
