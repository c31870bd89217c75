import { screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { ProviderReturn } from "@/components/account/sign-in/provider-return";
import { rememberBinding, takeResumedBinding } from "@/lib/client/third-binding";
import { CODE, LOGIN_TYPE } from "@/lib/contracts/codes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";

const LOGIN = "/api/session/oplogin";
const member = {
  isLogin: true,
  gid: "",
  displayName: "王小明",
  mid: "1",
  mexid: "",
  m_grade: "一般會員",
  addressList: [],
  logintype: 0,
  login_id: "",
  business_id: 0,
  phone: "0912345678",
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function comeBack(search: string, reply: Replies[string] = { data: null }) {
  window.history.replaceState(null, "", `/third/oplogin${search}`);
  const calls = serveCalls({ [LOGIN]: reply });
  const go = jest.fn();
  renderWithMessages(
    <StrictMode>
      <ProviderReturn go={go} />
    </StrictMode>,
  );
  return { calls, go };
}

it("signs in once, stores the member and opens the page to return to (LG-14, LG-16, LG-17, LG-19)", async () => {
  const { calls, go } = comeBack("?v=1", { data: { member, returnTo: "/checkout" } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/checkout"));
  expect(calls.countOf(LOGIN)).toBe(1);
  expect(calls.bodyOf(LOGIN)).toEqual({});
  expect(window.location.search).toBe("");
  expect(JSON.parse(String(window.localStorage.getItem("member")))).toMatchObject({
    isLogin: true,
  });
  expect(window.localStorage.getItem("contactPhone")).toBe('"0912345678"');
});

it("stores the member's default address in a browser without an address (LG-18)", async () => {
  const saved = {
    id: 1,
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路45號",
    address: "台北市信義區市府路45號",
    lat: 25,
    lng: 121,
    remark: "",
    is_default: 1,
    contact_name: "陳大文",
    contact_phone: "0987654321",
  };
  const data = { member: { ...member, addressList: [saved] }, returnTo: "/" };
  const { go } = comeBack("?v=1", { data });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/"));
  expect(window.localStorage.getItem("address")).toContain("市府路45號");
  expect(window.localStorage.getItem("contactName")).toBe('"陳大文"');
});

it("opens the registration for an identity without an account, and stores the phone number of the identity (LG-21)", async () => {
  const { go } = comeBack("?v=1", { data: { register: 0, phone: "0912345678" } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/register?type=0"));
  expect(window.sessionStorage.getItem("registerPhone")).toBe("0912345678");
});

it("shows the server's message when the server refuses the sign-in (LG-22)", async () => {
  comeBack("?v=1", { code: CODE.refused, message: "登入連結已失效" });
  expect(await screen.findByText("登入連結已失效")).toBeVisible();
  expect(screen.getByRole("link", { name: "重新登入" })).toHaveAttribute("href", "/login");
});

it("shows that the sign-in was cancelled, and sends nothing", async () => {
  const { calls } = comeBack("?error=access_denied&state=b");
  expect(await screen.findByRole("heading", { name: "您已取消登入" })).toBeVisible();
  expect(screen.getByRole("link", { name: "略過" })).toHaveAttribute("href", "/");
  expect(calls.countOf(LOGIN)).toBe(0);
});

it.each(["", "?lang=en"])(
  "shows a message and sends nothing when the query '%s' contains no answer of the provider, even while a change of a binding waits for one",
  async (query) => {
    rememberBinding({ step: "confirm-bind", loginType: LOGIN_TYPE.google });
    const { calls, go } = comeBack(query);
    expect(await screen.findByText("登入資料不完整，請重新登入。")).toBeVisible();
    expect(calls.countOf(LOGIN)).toBe(0);
    expect(go).not.toHaveBeenCalled();
  },
);

it.each(["v=1", "error=access_denied"])(
  "opens the member page and sends no login request when the member comes back with %s from confirming their identity for a change of a binding",
  async (query) => {
    rememberBinding({ step: "confirm-bind", loginType: LOGIN_TYPE.google });
    const { calls, go } = comeBack(`?${query}`);
    await waitFor(() => expect(go).toHaveBeenCalledWith(`/member#third_login_type=0&${query}`));
    expect(calls.countOf(LOGIN)).toBe(0);
    expect(takeResumedBinding()).toEqual({ step: "confirm-bind", loginType: LOGIN_TYPE.google });
  },
);
