import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountMenu } from "@/components/layout/account-menu";
import { AddressChip } from "@/components/layout/address-chip";
import { CartLink } from "@/components/layout/cart-link";
import { emptyCart } from "@/lib/cart/cart-rules";
import { readStored, writeStored } from "@/lib/client/storage";
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
  it("without one it says 尚未設定配送地址", () => {
    renderWithMessages(<AddressChip />);
    expect(screen.getByRole("button", { name: "尚未設定配送地址" })).toBeVisible();
  });

  it("shows the street, and says the whole address to a screen reader", () => {
    writeStored("address", ADDRESS);
    renderWithMessages(<AddressChip />);
    const chip = screen.getByRole("button", { name: /台北市信義區市府路1號/ });
    expect(chip).toHaveTextContent("市府路1號");
  });

  it("follows a change, from this tab or another", () => {
    renderWithMessages(<AddressChip />);
    act(() => void writeStored("address", ADDRESS));
    expect(screen.getByRole("button")).toHaveTextContent("市府路1號");
  });

  it("opens the sheet with the same address flow, begun with the saved address", async () => {
    serveCalls({});
    writeStored("address", ADDRESS);
    renderWithMessages(<AddressChip />);
    await userEvent.click(screen.getByRole("button"));
    expect(await screen.findByRole("dialog", { name: "餐點要送到哪裡" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "外送地址" })).toHaveValue(ADDRESS.address);
    expect(screen.getByRole("button", { name: "搜尋店家" })).toBeEnabled();
  });
});

describe("the cart of the header", () => {
  it("leads to /cart and carries no plus sign while it is empty", () => {
    renderWithMessages(<CartLink />);
    const link = screen.getByRole("link", { name: "購物車" });
    expect(link).toHaveAttribute("href", "/cart");
    expect(link).not.toHaveTextContent("+");
  });

  it.each([1, 12])("carries a plus sign and the count with %d in it", (total_quantity) => {
    writeStored("cart", { ...emptyCart(), total_quantity });
    renderWithMessages(<CartLink />);
    const link = screen.getByRole("link", { name: `購物車，${total_quantity} 件商品` });
    expect(link).toHaveTextContent(`+${total_quantity}`);
  });

  it("is empty for a stored cart that somebody has broken", () => {
    window.localStorage.setItem("cart", '{"total_quantity":"<b>"}');
    renderWithMessages(<CartLink />);
    expect(screen.getByRole("link", { name: "購物車" })).toHaveTextContent("");
  });
});

describe("the member of the header", () => {
  it("a visitor sees 登入, which leads to /login", () => {
    renderWithMessages(<AccountMenu />);
    expect(screen.getByRole("link", { name: "登入" })).toHaveAttribute("href", "/login");
  });

  it("a member sees the name, which opens the menu with id, grade and 訂單查詢", async () => {
    writeStored("member", makeSessionMember());
    renderWithMessages(<AccountMenu />);
    const name = await screen.findByRole("button", { name: "王小明的選單" });
    const menu = document.getElementById(name.getAttribute("popovertarget") ?? "");
    expect(menu).toHaveTextContent("M100");
    expect(menu).toHaveTextContent("一般會員");
    expect(screen.getByText("訂單查詢")).toHaveAttribute("href", "/orderList");
    expect(screen.queryByText("登入")).not.toBeInTheDocument();
  });

  it("登出 ends the session and clears member, contact and checkout, but neither cart nor address", async () => {
    const { countOf } = serveCalls({ "/api/session/logout": { data: null } });
    writeStored("member", makeSessionMember());
    writeStored("contactName", "王小明");
    writeStored("contactPhone", "0912345678");
    writeStored("address", ADDRESS);
    writeStored("cart", { ...emptyCart(), total_quantity: 2 });
    // jsdom cannot load pages and says so.
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    renderWithMessages(<AccountMenu />);
    await userEvent.click(await screen.findByText("登出"));
    expect(await screen.findByRole("link", { name: "登入" })).toBeVisible();
    expect(countOf("/api/session/logout")).toBe(1);
    expect(
      ["member", "contactName", "contactPhone", "lastCheckout"].map((key) =>
        localStorage.getItem(key),
      ),
    ).toEqual([null, null, null, null]);
    expect(readStored("address")).toEqual(ADDRESS);
    expect(readStored("cart")?.total_quantity).toBe(2);
    expect(String(said.mock.calls[0]?.[0])).toContain("navigation");
  });

  it("a refused 登出 shows no dialog, is logged, and the member stays", async () => {
    serveCalls({ "/api/session/logout": { code: 1, message: "稍後再試" } });
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    writeStored("member", makeSessionMember());
    renderWithMessages(<AccountMenu />);
    await userEvent.click(await screen.findByText("登出"));
    expect(await screen.findByText("登出")).toBeEnabled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(said).toHaveBeenCalledWith("session: logout refused with code 1");
    expect(readStored("member")?.displayName).toBe("王小明");
  });
});
