import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { finishSignIn } from "@/components/account/sign-in/finish-sign-in";
import { RegisterForm } from "@/components/account/sign-in/register-form";
import { LOGIN_TYPE } from "@/lib/contracts/codes";
import { makeSessionMember } from "../../../factories/session-members";
import { recordPageLoads } from "../../../setup/page-loads";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";

// A browser with blocked site data throws as soon as a script reads `sessionStorage`.
beforeEach(() => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
});

it("a person can register with a phone number, a code and a name", async () => {
  const loads = recordPageLoads();
  serveCalls({
    "/api/UserApi/queryOpMember": { data: { is_member: 0 } },
    "/api/session/register": { data: { member: makeSessionMember(), returnTo: "/cart" } },
  });
  renderWithMessages(<RegisterForm />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("手機號碼"), "0912345678");
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  await user.type(await screen.findByLabelText("驗證碼"), "123456");
  await user.click(screen.getByRole("button", { name: "驗證" }));
  await user.type(await screen.findByLabelText("姓名"), "王小明");
  await user.click(screen.getByRole("button", { name: "完成註冊" }));
  await waitFor(() => expect(loads).toEqual(["/cart"]));
});

it("a person whose code was not sent can try again", async () => {
  serveCalls({ "/api/UserApi/requestOtpEncrypt": "lost" });
  renderWithMessages(<RegisterForm />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("手機號碼"), "0912345678");
  await user.click(screen.getByRole("button", { name: "傳送驗證碼" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "傳送驗證碼" })).toBeEnabled();
});

it("the registration without SMS says that the phone number is missing", () => {
  window.history.replaceState(null, "", "/register?type=0");
  renderWithMessages(<RegisterForm hasSms={false} />);
  expect(screen.getByText(/手機號碼/)).toBeVisible();
});

it("a newcomer who returns from the membership service gets the registration", async () => {
  window.history.replaceState(null, "", "/third/oplogin?v=1");
  const register = { register: LOGIN_TYPE.provider, phone: "0912345678", name: "王小明" };
  serveCalls({ "/api/session/oplogin": { data: register } });
  const go = jest.fn();
  await finishSignIn(go);
  expect(go).toHaveBeenCalledWith("/register?type=0");
});
