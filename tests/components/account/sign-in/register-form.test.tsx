import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RegisterForm } from "@/components/account/sign-in/register-form";
import { RECOMMEND_COOKIE } from "@/lib/benefits/recommend-code";
import { writeCookie } from "@/lib/client/cookies";
import { CODE } from "@/lib/contracts/codes";
import { makeSessionMember } from "../../../factories/session-members";
import { recordPageLoads } from "../../../setup/page-loads";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";

const SEND = "/api/UserApi/requestOtpEncrypt";
const CHECK = "/api/UserApi/checkOtp2023";
const LOOK_UP = "/api/UserApi/queryOpMember";
const REGISTER = "/api/session/register";

beforeEach(() => window.sessionStorage.clear());

async function goToCode() {
  const user = userEvent.setup();
  const calls = serveCalls({ [LOOK_UP]: { data: { is_member: 0 } } });
  renderWithMessages(<RegisterForm />);
  await user.clear(screen.getByLabelText("手機號碼"));
  await user.type(screen.getByLabelText("手機號碼"), "0912345678");
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  await screen.findByText("驗證碼已傳送到 0912345678");
  return { user, calls };
}

it('refuses a phone number that is not "09" with 8 more digits, and sends no code (VA-02, LG-23)', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({});
  renderWithMessages(<RegisterForm />);
  await user.type(screen.getByLabelText("手機號碼"), "0812345678");
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  expect(screen.getByLabelText("手機號碼")).toHaveAccessibleDescription("請確認您的手機號碼格式");
  expect(calls.countOf(SEND)).toBe(0);
});

it("looks up the number, sends and checks a code, requests the account, and shows a refusal with a login link (LG-23, LG-24)", async () => {
  const { user, calls } = await goToCode();
  expect(calls.paths()).toEqual([LOOK_UP, SEND]);
  expect(calls.bodyOf(LOOK_UP)).toEqual({ phone: "0912345678" });
  calls.reply(REGISTER, { code: CODE.refused, message: "登入已逾時，請重新登入" });
  await user.type(screen.getByLabelText("驗證碼"), "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  await user.type(await screen.findByLabelText("姓名"), "王小明");
  await user.click(screen.getByRole("button", { name: "完成註冊" }));
  await screen.findByText("登入已逾時，請重新登入");
  expect(screen.getByRole("link", { name: "重新登入" })).toHaveAttribute("href", "/login");
  const steps = calls.paths().filter((path) => path !== LOOK_UP);
  expect(steps).toEqual([SEND, CHECK, REGISTER]);
});

it("removes the registration data from the session storage after the account is created (SE-17)", async () => {
  for (const key of ["registerPhone", "registerName", "thirdBinding"]) {
    window.sessionStorage.setItem(key, "0912345678");
  }
  const loads = recordPageLoads();
  const { user, calls } = await goToCode();
  calls.reply(REGISTER, { data: { member: makeSessionMember(), returnTo: "/cart" } });
  await user.type(screen.getByLabelText("驗證碼"), "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  await user.click(await screen.findByRole("button", { name: "完成註冊" }));
  await waitFor(() => expect(loads).toEqual(["/cart"]));
  expect(window.sessionStorage).toHaveLength(0);
});

it("links to the login when the session has no verified identity, and keeps the phone number (LG-23)", async () => {
  const user = userEvent.setup();
  const refusal = { code: CODE.loginNeeded, message: "請先選擇登入方式，再驗證手機號碼" };
  serveCalls({ [LOOK_UP]: { data: { is_member: 0 } }, [SEND]: refusal });
  renderWithMessages(<RegisterForm />);
  await user.type(screen.getByLabelText("手機號碼"), "0912345678");
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  const alert = await screen.findByText("請先選擇登入方式，再驗證手機號碼");
  expect(within(alert).getByRole("link", { name: "前往登入" })).toHaveAttribute("href", "/login");
  expect(screen.getByLabelText("手機號碼")).toHaveValue("0912345678");
  cleanup();
  renderWithMessages(<RegisterForm />);
  expect(screen.getByLabelText("手機號碼")).toHaveValue("0912345678");
});

it("fills in the phone number that the provider sent", () => {
  window.sessionStorage.setItem("registerPhone", "0912000001");
  serveCalls({});
  renderWithMessages(<RegisterForm />);
  expect(screen.getByLabelText("手機號碼")).toHaveValue("0912000001");
});

it("sends a code to the server only if it has 6 digits, and shows the server's refusal (VA-03)", async () => {
  const { user, calls } = await goToCode();
  await user.type(screen.getByLabelText("驗證碼"), "12345");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  expect(screen.getByLabelText("驗證碼")).toHaveAccessibleDescription("驗證碼錯誤");
  expect(calls.countOf(CHECK)).toBe(0);
  calls.reply(CHECK, { code: CODE.refused, message: "驗證碼已過期，請重新傳送" });
  await user.type(screen.getByLabelText("驗證碼"), "6");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  expect(await screen.findByText("驗證碼已過期，請重新傳送")).toBeVisible();
});

it("does not offer a new code at once, but offers a change of the phone number", async () => {
  const { user } = await goToCode();
  expect(screen.getByRole("button", { name: /秒後可重新傳送/ })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "更改號碼" }));
  expect(screen.getByLabelText("手機號碼")).toHaveValue("0912345678");
});

it("requires a name, and checks the format of the optional email (VA-01, VA-04)", async () => {
  const { user, calls } = await goToCode();
  await user.type(screen.getByLabelText("驗證碼"), "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  await user.type(await screen.findByLabelText("電子郵件（選填）"), "a@b");
  await user.click(screen.getByRole("button", { name: "完成註冊" }));
  expect(screen.getByLabelText("姓名")).toHaveAccessibleDescription("此欄位為必填");
  expect(screen.getByLabelText("電子郵件（選填）")).toHaveAccessibleDescription(
    "請確認您的電子郵件格式",
  );
  calls.reply(REGISTER, { code: CODE.refused, message: "登入已逾時，請重新登入" });
  await user.type(screen.getByLabelText("電子郵件（選填）"), ".tw");
  await user.type(screen.getByLabelText("姓名"), " 王小明 ");
  await user.click(screen.getByRole("button", { name: "完成註冊" }));
  expect(await screen.findByText("登入已逾時，請重新登入")).toBeVisible();
  expect(calls.bodyOf(REGISTER)).toEqual({ name: "王小明", email: "a@b.tw", phone: "0912345678" });
});

it("shows the code field after a reload, and counts down the rest of the minute", async () => {
  const { user, calls } = await goToCode();
  cleanup();
  window.sessionStorage.setItem("registerCode", `0912345678 ${Date.now() - 40_000}`);
  renderWithMessages(<RegisterForm />);
  expect(await screen.findByText("驗證碼已傳送到 0912345678")).toBeVisible();
  const wait = screen.getByRole("button", { name: /秒後可重新傳送/ }).textContent;
  expect(Number.parseInt(String(wait), 10)).toBeGreaterThanOrEqual(18);
  expect(Number.parseInt(String(wait), 10)).toBeLessThanOrEqual(20);
  expect(calls.countOf(SEND)).toBe(1);
  await user.type(screen.getByLabelText("驗證碼"), "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  await screen.findByLabelText("姓名");
  expect(window.sessionStorage.getItem("registerCode")).toBeNull();
});

it("shows the phone number field if the sent code has expired", () => {
  window.sessionStorage.setItem("registerCode", `0912345678 ${Date.now() - 300_000}`);
  serveCalls({});
  renderWithMessages(<RegisterForm />);
  expect(screen.getByRole("button", { name: "傳送驗證碼" })).toBeVisible();
});

it("if a new code is requested too soon, shows the code field again for the same number and the refusal for another number", async () => {
  const { user, calls } = await goToCode();
  await user.click(screen.getByRole("button", { name: "更改號碼" }));
  calls.reply(SEND, { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" });
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  expect(await screen.findByText("驗證碼已傳送到 0912345678")).toBeVisible();
  expect(screen.queryByText("操作太頻繁，請稍後再試")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "更改號碼" }));
  await user.clear(screen.getByLabelText("手機號碼"));
  await user.type(screen.getByLabelText("手機號碼"), "0987654321");
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  expect(await screen.findByText("操作太頻繁，請稍後再試")).toBeVisible();
});

it("shows the server's message with the code field if the limit of the day is reached (RU-54)", async () => {
  const { user, calls } = await goToCode();
  await user.click(screen.getByRole("button", { name: "更改號碼" }));
  window.sessionStorage.setItem("registerCode", `0912345678 ${Date.now() - 61_000}`);
  calls.reply(SEND, { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" });
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  const field = await screen.findByLabelText("驗證碼");
  await waitFor(() => expect(field).toHaveAccessibleDescription("操作太頻繁，請稍後再試"));
  await user.type(field, "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  expect(await screen.findByLabelText("姓名")).toBeVisible();
});

describe("the inviter's code (RU-43)", () => {
  async function goToPerson(is_member: 0 | 1) {
    const { user, calls } = await goToCode();
    calls.reply(LOOK_UP, { data: { is_member } });
    calls.reply(REGISTER, { code: CODE.refused, message: "登入已逾時，請重新登入" });
    await user.type(screen.getByLabelText("驗證碼"), "123456");
    await user.click(screen.getByRole("button", { name: "驗證" }));
    await user.type(await screen.findByLabelText("姓名"), "王小明");
    return { user, calls };
  }
  afterEach(() => writeCookie(RECOMMEND_COOKIE, "", 0));

  it("is filled in from the invitation and sent to the server", async () => {
    writeCookie(RECOMMEND_COOKIE, "FUTA2222", 60);
    const { user, calls } = await goToPerson(0);
    expect(screen.getByLabelText("推薦碼（選填）")).toHaveValue("FUTA2222");
    await user.click(screen.getByRole("button", { name: "完成註冊" }));
    await screen.findByText("登入已逾時，請重新登入");
    expect(calls.bodyOf(REGISTER)).toMatchObject({ recommend_code: "FUTA2222" });
  });

  it("is refused if it has an invalid character, and a valid code is sent as typed, but without outer spaces", async () => {
    const { user, calls } = await goToPerson(0);
    await user.type(screen.getByLabelText("推薦碼（選填）"), " futa/33");
    await user.click(screen.getByRole("button", { name: "完成註冊" }));
    expect(screen.getByLabelText("推薦碼（選填）")).toHaveAccessibleDescription(
      "推薦碼格式不正確，請再確認",
    );
    await user.clear(screen.getByLabelText("推薦碼（選填）"));
    await user.type(screen.getByLabelText("推薦碼（選填）"), " futa3333");
    await user.click(screen.getByRole("button", { name: "完成註冊" }));
    await screen.findByText("登入已逾時，請重新登入");
    expect(calls.bodyOf(REGISTER)).toMatchObject({ recommend_code: "futa3333" });
  });

  it("is not asked for if the phone number already has an account", async () => {
    writeCookie(RECOMMEND_COOKIE, "FUTA2222", 60);
    const { user, calls } = await goToPerson(1);
    expect(screen.queryByLabelText("推薦碼（選填）")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "完成註冊" }));
    await screen.findByText("登入已逾時，請重新登入");
    expect(calls.bodyOf(REGISTER)).not.toHaveProperty("recommend_code");
  });
});

it("links to the login before and after the code is sent if the person has not signed in with an identity", () => {
  serveCalls({});
  window.history.replaceState(null, "", "/register");
  const { unmount } = renderWithMessages(<RegisterForm />);
  expect(screen.getByRole("link", { name: "前往登入" })).toHaveAttribute("href", "/login");
  unmount();
  window.sessionStorage.setItem("registerCode", `0912345678 ${Date.now()}`);
  const { unmount: unmountCode } = renderWithMessages(<RegisterForm />);
  expect(screen.getByLabelText("驗證碼")).toBeVisible();
  expect(screen.getByRole("link", { name: "前往登入" })).toBeVisible();
  unmountCode();
  window.history.replaceState(null, "", "/register?type=0");
  renderWithMessages(<RegisterForm />);
  expect(screen.queryByRole("link", { name: "前往登入" })).not.toBeInTheDocument();
});

it("requests one new code when 重新傳送 is pressed twice, and clears the old error (LG-23)", async () => {
  window.sessionStorage.setItem("registerCode", `0912345678 ${Date.now() - 61_000}`);
  const user = userEvent.setup();
  const calls = serveCalls({ [CHECK]: { code: CODE.refused, message: "驗證碼錯誤" } });
  renderWithMessages(<RegisterForm />);
  await user.type(await screen.findByLabelText("驗證碼"), "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  await screen.findByText("驗證碼錯誤");
  await user.dblClick(screen.getByRole("button", { name: "重新傳送" }));
  expect(await screen.findByRole("button", { name: /秒後可重新傳送/ })).toBeDisabled();
  expect(calls.countOf(SEND)).toBe(1);
  expect(screen.queryByText("驗證碼錯誤")).not.toBeInTheDocument();
});

describe("when the backend sends no SMS", () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.replaceState(null, "", "/register?type=0");
  });

  it("uses the phone number of the membership service, and asks neither for a phone number nor for a code", async () => {
    window.sessionStorage.setItem("registerPhone", "0912345678");
    const user = userEvent.setup();
    const calls = serveCalls({ [REGISTER]: { code: CODE.refused, message: "請先完成手機驗證" } });
    renderWithMessages(<RegisterForm hasSms={false} />);
    expect(screen.queryByLabelText("手機號碼")).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("姓名"), "王小明");
    await user.click(screen.getByRole("button", { name: "完成註冊" }));
    await screen.findByText("請先完成手機驗證");
    expect(calls.bodyOf(REGISTER)).toMatchObject({ phone: "0912345678", name: "王小明" });
  });

  it("explains the next step if the membership service sent no phone number", () => {
    serveCalls({});
    renderWithMessages(<RegisterForm hasSms={false} />);
    expect(screen.getByText(/會員服務沒有提供您的手機號碼/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "完成註冊" })).not.toBeInTheDocument();
  });

  it("links a visitor to the login and does not mention a phone number", () => {
    window.history.replaceState(null, "", "/register");
    renderWithMessages(<RegisterForm hasSms={false} />);
    expect(screen.getByRole("link", { name: "前往登入" })).toHaveAttribute("href", "/login");
    expect(screen.queryByText(/手機號碼/)).not.toBeInTheDocument();
  });
});
