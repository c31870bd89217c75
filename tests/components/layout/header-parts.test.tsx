import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountMenu } from "@/components/layout/account-menu";
import { AddressChip } from "@/components/layout/address-chip";
import { CartLink } from "@/components/layout/cart-link";
import { emptyCart } from "@/lib/cart/cart-rules";
import { readStored, writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";
import { makeLastCheckout } from "@/tests/factories/checkout-shapes";
import { makeSessionMember } from "@/tests/factories/session-members";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";

const ADDRESS = {
  address: "台北市信義區市府路1號",
  areaName: "信義區",
  cityName: "台北市",
  lat: 25.03746,
  lng: 121.56452,
  street: "市府路1號",
  remark: "",
};

beforeEach(() => window.localStorage.clear());

describe("the address of the header", () => {
  it("shows 尚未設定配送地址 when no address is stored (HD-03)", () => {
    renderWithMessages(<AddressChip />);
    expect(screen.getByRole("button", { name: "尚未設定配送地址" })).toBeVisible();
  });

  it("shows the street, and names the whole address to screen readers", () => {
    writeStored("address", ADDRESS);
    renderWithMessages(<AddressChip />);
    const chip = screen.getByRole("button", { name: /台北市信義區市府路1號/ });
    expect(chip).toHaveTextContent("市府路1號");
  });

  it("shows the new address after it was changed in this tab", () => {
    renderWithMessages(<AddressChip />);
    act(() => void writeStored("address", ADDRESS));
    expect(screen.getByRole("button")).toHaveTextContent("市府路1號");
  });

  it("opens the dialog to change the address, with the stored address filled in (HD-02)", async () => {
    serveCalls({});
    writeStored("address", ADDRESS);
    renderWithMessages(<AddressChip />);
    await userEvent.click(screen.getByRole("button"));
    expect(await screen.findByRole("dialog", { name: "餐點要送到哪裡" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "配送地址" })).toHaveValue(ADDRESS.address);
    expect(screen.getByRole("button", { name: "搜尋店家" })).toBeEnabled();
  });
});

describe("the cart of the header", () => {
  it("links to /cart without a plus sign while the cart is empty (HD-06)", () => {
    renderWithMessages(<CartLink />);
    const link = screen.getByRole("link", { name: "購物車" });
    expect(link).toHaveAttribute("href", "/cart");
    expect(link).not.toHaveTextContent("+");
  });

  it.each([1, 12])("shows a plus sign and the count of %d products", (total_quantity) => {
    writeStored("cart", { ...emptyCart(), total_quantity });
    renderWithMessages(<CartLink />);
    const link = screen.getByRole("link", { name: `購物車，${total_quantity} 件商品` });
    expect(within(link).getByText("+")).toBeVisible();
    expect(within(link).getByText(String(total_quantity))).toBeVisible();
  });

  it("treats an invalid stored cart as empty", () => {
    window.localStorage.setItem("cart", '{"total_quantity":"<b>"}');
    renderWithMessages(<CartLink />);
    expect(screen.getByRole("link", { name: "購物車" })).toHaveTextContent("");
  });
});

describe("the account of the header", () => {
  const LOGIN = <a href={hrefs.login()}>登入</a>;
  const renderMenu = () => renderWithMessages(<AccountMenu>{LOGIN}</AccountMenu>);
  const open = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name }));
    await screen.findByText("幫助中心");
  };
  const entries = () =>
    screen
      .getAllByRole("listitem")
      .map((item) => item.firstElementChild)
      .map((link) => [link?.textContent, link?.getAttribute("href")]);

  /** This entry is shown only on phones (LN-03). jsdom has no layout, so the test always finds it. */
  const LANGUAGE = ["English", "/en"];
  const FOR_ALL = [
    ["成為合作餐廳", "/join-us"],
    ["快遞企業方案", "/instant-delivery"],
    ["成為外送夥伴", site.riderUrl],
    ["商務合作", `mailto:${site.cooperationMail}`],
    ["幫助中心", "/static?p=faq"],
  ];

  it("shows 登入 to a visitor, and a menu without 登出 (HD-14, HD-09)", async () => {
    renderMenu();
    expect(screen.getByRole("link", { name: "登入" })).toHaveAttribute("href", "/login");
    await open("選單");
    expect(entries()).toEqual([...FOR_ALL, LANGUAGE]);
    expect(screen.queryByText("登出")).not.toBeInTheDocument();
  });

  it("opens 成為外送夥伴 in a new tab (HD-10)", async () => {
    renderMenu();
    await open("選單");
    const rider = screen.getByText("成為外送夥伴");
    expect(rider).toHaveAttribute("target", "_blank");
    expect(rider).toHaveAttribute("rel", "noopener");
  });

  it("loads the code of the menu when the menu is opened for the first time", async () => {
    renderMenu();
    const button = screen.getByRole("button", { name: "選單" });
    expect(screen.queryByText("幫助中心")).not.toBeInTheDocument();
    await open("選單");
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    await waitFor(() => expect(panel).toHaveAttribute("data-shown"));
  });

  it("shows the member's name, and on a press a menu with id, grade and the member's pages (HD-08, HD-11, HD-05, HD-12)", async () => {
    writeStored("member", makeSessionMember());
    renderMenu();
    expect(screen.queryByText("登入")).not.toBeInTheDocument();
    expect(screen.getByRole("button")).toHaveTextContent("王小明");
    await open("王小明的選單");
    expect(screen.getByText(/M100/)).toHaveTextContent("一般會員");
    expect(entries()).toEqual([
      ["訂單查詢", "/orderList"],
      ["優惠券", "/couponList"],
      ...FOR_ALL,
      ["查看帳戶", "/member"],
      LANGUAGE,
    ]);
  });

  it("ends the session on 登出, and clears member, contact and checkout, but neither cart nor address (HD-13)", async () => {
    const { countOf } = serveCalls({ "/api/session/logout": { data: null } });
    writeStored("member", makeSessionMember());
    writeStored("contactName", "王小明");
    writeStored("contactPhone", "0912345678");
    localStorage.setItem("lastCheckout", JSON.stringify(makeLastCheckout()));
    writeStored("address", ADDRESS);
    writeStored("cart", { ...emptyCart(), total_quantity: 2 });
    // The logout opens another page. jsdom cannot load pages, so it logs an error.
    const errorLog = jest.spyOn(console, "error").mockImplementation(() => undefined);
    renderMenu();
    await open("王小明的選單");
    await userEvent.click(screen.getByText("登出"));
    expect(await screen.findByRole("link", { name: "登入" })).toBeVisible();
    expect(countOf("/api/session/logout")).toBe(1);
    expect(
      ["member", "contactName", "contactPhone", "lastCheckout"].map((key) =>
        localStorage.getItem(key),
      ),
    ).toEqual([null, null, null, null]);
    expect(readStored("address")).toEqual(ADDRESS);
    expect(readStored("cart")?.total_quantity).toBe(2);
    expect(String(errorLog.mock.calls[0]?.[0])).toContain("navigation");
  });

  it("covers the page during the logout; after a refusal, shows its message and keeps the member (LG-32, ER-06)", async () => {
    const refusal = Promise.withResolvers<{ code: number; message: string }>();
    serveCalls({ "/api/session/logout": () => refusal.promise });
    writeStored("member", makeSessionMember());
    renderMenu();
    await open("王小明的選單");
    await userEvent.click(screen.getByText("登出"));
    expect(screen.getByRole("dialog", { name: "登出中…" })).toBeVisible();
    await act(async () => refusal.resolve({ code: CODE.refused, message: "稍後再試" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("稍後再試")).toBeInTheDocument();
    expect(readStored("member")?.displayName).toBe("王小明");
  });
});
