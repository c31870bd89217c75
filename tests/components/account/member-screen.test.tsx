import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberScreen } from "@/components/account/member-screen";
import type { MemberPage } from "@/lib/account/member-page";
import { writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeMemberPage } from "../../factories/member-pages";
import { makeSessionMember } from "../../factories/session-members";
import { setPageLanguage } from "../../setup/language-of-pages";
import { recordPageLoads } from "../../setup/page-loads";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const READ = "/api/member";

function show(values: Partial<MemberPage> = {}, replies: Replies = {}) {
  const calls = serveCalls({
    [READ]: { data: makeMemberPage(values) },
    "/api/v3/UserApi/favorites": { data: [] },
    ...replies,
  });
  const go = jest.fn();
  renderWithMessages(<MemberScreen go={go} />);
  const section = async (name: string) => within(await screen.findByRole("region", { name }));
  return { calls, go, section, user: userEvent.setup() };
}

beforeEach(() => {
  setPageLanguage("zh-TW");
  window.localStorage.clear();
});

it("reads the data of the page once, and shows the masked profile and the grade (MB-01, MB-03, MB-09)", async () => {
  const { calls, section } = show();
  const profile = await section("基本資料");
  for (const text of ["王○明", "0912***678", "m***@example.com", "銀級會員"]) {
    expect(profile.getByText(text)).toBeVisible();
  }
  expect(calls.countOf(READ)).toBe(1);
});

it.each([
  [2, "2"],
  [0, "未提供"],
])(
  "for a member without a grade and with the level %d, shows %s (MB-03)",
  async (member_level, text) => {
    const { section } = show({ member_grade: { name: "" }, member_level });
    const profile = await section("基本資料");
    expect(profile.getByText("會員等級").parentElement).toHaveTextContent(`會員等級${text}`);
  },
);

it("names the grade in English on an English page (LN-06)", async () => {
  setPageLanguage("en");
  const { section } = show();
  const profile = await section("Your details");
  expect(profile.getByText("Silver member")).toBeVisible();
});

it("has no editable field, and says that the profile can be edited in the app (GN-08, MB-08)", async () => {
  const { section } = show();
  expect((await section("基本資料")).getByText("如需修改個人資料，請至 App 操作")).toBeVisible();
  for (const role of ["textbox", "checkbox", "radio", "combobox", "spinbutton"]) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
});

it("shows a member without a subscription its monthly price, and links to /subscription (SB-05)", async () => {
  show(
    { subscription_status: 0, subscription_end_time: 0 },
    { "/api/v3/UserApi/subscriptionPlan": { data: { price: 99 } } },
  );
  const plan = await screen.findByRole("link", { name: /每月 NT\$99，去訂閱/ });
  expect(plan).toHaveAttribute("href", "/subscription");
});

it("lists the favourite stores (MB-16)", async () => {
  writeStored("member", makeSessionMember());
  const store = { id: 5, name: "阿明便當", image: "/pictures/covers/5" };
  const { section } = show({}, { "/api/v3/UserApi/favorites": { data: [store] } });
  const favorites = await section("我的收藏");
  expect(await favorites.findByRole("link", { name: "阿明便當" })).toHaveAttribute(
    "href",
    "/store?stid=5",
  );
});

it("links to the stores when there are no favourites (MB-16)", async () => {
  const { section } = show();
  expect((await section("我的收藏")).getByRole("link", { name: "找店家" })).toBeVisible();
});

it.each([
  [true, "新增信用卡"],
  [false, null],
])(
  "links to the page that saves a new card only if that page can return to the member page (canAddCard: %s) (MB-15)",
  async (canAddCard, name) => {
    const { section } = show({ canAddCard });
    const paying = await section("付款與發票");
    const hint = "結帳選擇信用卡時，可以新增信用卡。";
    if (name) {
      expect(paying.getByRole("link", { name })).toHaveAttribute(
        "href",
        "/bindCard?return_to=member",
      );
      expect(paying.queryByText(hint)).not.toBeInTheDocument();
    } else {
      expect(paying.getByText(hint)).toBeVisible();
      expect(paying.queryByRole("link", { name: "新增信用卡" })).not.toBeInTheDocument();
    }
  },
);

it("shows 未提供 for a missing email", async () => {
  const { section } = show({ email: "" });
  expect((await section("基本資料")).getByText("未提供")).toBeVisible();
});

it("shows the points and the subscription, and links the number of coupons to /couponList (MB-04)", async () => {
  show();
  const coupons = await screen.findByRole("link", { name: /3 張/ });
  expect(coupons).toHaveAttribute("href", "/couponList");
  expect(screen.getByText("288 點")).toBeVisible();
  expect(screen.getByText("使用中")).toBeVisible();
  expect(screen.getByText("2026/11/01 – 2027/10/31")).toBeVisible();
});

it("shows no subscription period to a member without a subscription", async () => {
  show({ subscription_status: 0, subscription_start_time: 0, subscription_end_time: 0 });
  expect(await screen.findByText("尚未訂閱")).toBeVisible();
  expect(screen.queryByText(/1970/)).not.toBeInTheDocument();
});

it("lists the delivery addresses and marks the default address (MB-02)", async () => {
  const addresses = [
    {
      id: 2,
      address: "台北市信義區市府路1號",
      detail: "3樓",
      isDefault: true,
      label: "company" as const,
    },
    { id: 1, address: "新北市板橋區文化路一段100號", detail: "", isDefault: false, label: null },
  ];
  const { section } = show({ addresses, canEdit: false });
  const items = (await section("配送地址")).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "公司台北市信義區市府路1號3樓預設",
    "新北市板橋區文化路一段100號",
  ]);
});

it("says 尚未設定配送地址 to a member without an address (MB-02)", async () => {
  const { section } = show({ addresses: [] });
  const addresses = await section("配送地址");
  expect(addresses.getByText("尚未設定配送地址")).toBeVisible();
  expect(addresses.queryByRole("list")).not.toBeInTheDocument();
});

it("clears member, contact and pay type on 登出, and keeps cart and address (MB-07, LG-30, LG-31, LG-33)", async () => {
  const kept = { address: '{"address":"台北市信義區市府路1號"}', cart: '{"items":[]}' };
  for (const [key, text] of Object.entries(kept)) window.localStorage.setItem(key, text);
  writeStored("member", makeSessionMember());
  writeStored("contactName", "王小明");
  writeStored("contactPhone", "0912345678");
  writeStored("payType", 2);
  const errorLog = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { calls, user } = show({}, { "/api/session/logout": { data: null } });
  await user.click(await screen.findByRole("button", { name: "登出" }));
  await waitFor(() => expect(window.localStorage.getItem("member")).toBeNull());
  expect(calls.countOf("/api/session/logout")).toBe(1);
  expect(Object.keys(window.localStorage).sort()).toEqual(["address", "cart"]);
  // jsdom cannot load pages, so jsdom logs an error when the page reloads.
  expect(String(errorLog.mock.calls[0]?.[0])).toContain("navigation");
});

it("shows the message of a refused 登出 and stays on the page (LG-32, ER-06)", async () => {
  const loads = recordPageLoads();
  const { user } = show({}, { "/api/session/logout": { code: CODE.refused, message: "稍後再試" } });
  await user.click(await screen.findByRole("button", { name: "登出" }));
  expect(await screen.findByText("稍後再試")).toBeVisible();
  expect(screen.getByRole("button", { name: "登出" })).toBeEnabled();
  expect(loads).toEqual([]);
});

it("shows a message when the connection is lost, and loads the page on 再試一次", async () => {
  const { calls, user } = show({}, { [READ]: "lost" });
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  calls.reply(READ, { data: makeMemberPage() });
  await user.click(screen.getByRole("button", { name: "再試一次" }));
  expect(await screen.findByText("王○明")).toBeVisible();
  expect(screen.queryByText("帳戶資料沒有載入")).not.toBeInTheDocument();
});

it("opens the login when there is no session, and stores /member as the page to return to (RO-02)", async () => {
  const { go } = show({}, { [READ]: { code: CODE.loginNeeded, message: "請先登入" } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(document.cookie).toContain("returnTo=%2Fmember");
});
