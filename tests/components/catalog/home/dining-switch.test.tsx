import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DiningSwitch } from "@/components/catalog/home/dining-switch";
import { emptyCart } from "@/lib/cart/cart-rules";
import { changeCart } from "@/lib/client/cart-store";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { readStored, writeStored } from "@/lib/client/storage";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeLine } from "@/tests/factories/cart-lines";
import { makeSessionMember } from "@/tests/factories/session-members";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";
import "@/tests/setup/dom-dialog";

// jsdom cannot load pages. It logs an error where a browser would open another page.
let loads: jest.SpyInstance;
beforeEach(() => {
  window.localStorage.clear();
  writeCookie("view", "", 0);
  serveCalls({});
  changeCart(emptyCart);
  loads = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
const hasLoaded = () => String(loads.mock.calls[0]?.[0]).includes("navigation");
const radio = (name: string) => screen.getByRole("radio", { name });

function renderSwitch() {
  renderWithMessages(
    <DiningSwitch
      dining_type={1}
      label="用餐方式"
      names={{ 1: "外送", 0: "外帶", 4: "企業預訂" }}
      businessOnly="非企業客戶無法使用企業預訂"
      applyForBusiness="申請企業預訂"
    />,
  );
  return userEvent.setup();
}

it("is a group of three radio buttons, and the dining type of the page is checked", () => {
  renderSwitch();
  expect(screen.getByRole("group", { name: "用餐方式" })).toBeVisible();
  expect(radio("外送")).toBeChecked();
  expect(radio("外帶")).not.toBeChecked();
  expect(radio("企業預訂")).not.toBeChecked();
});

it("stores the chosen dining type, keeps the district of the address and loads the page again (HM-11)", async () => {
  writeCookie("view", "107_1_-1_25.03746_121.56452", 60);
  const user = renderSwitch();
  await user.click(radio("外帶"));
  expect(readStored("viewState")?.dining_type).toBe(0);
  expect(radio("外帶")).toBeChecked();
  expect(readCookie("view")).toBe("107_0_-1_25.03746_121.56452");
  expect(hasLoaded()).toBe(true);
});

it("stores the chosen dining type when there is no address yet", async () => {
  const user = renderSwitch();
  await user.click(radio("外帶"));
  expect(readCookie("view")).toBe("0_0_-1_0.00000_0.00000");
  expect(hasLoaded()).toBe(true);
});

describe("企業預訂", () => {
  it.each([
    ["a visitor", null],
    ["a member without a company", makeSessionMember({ business_id: 0 })],
  ])(
    "is refused to %s with a link to apply, and the dining type does not change (HM-12, CA-52)",
    async (_name, member) => {
      if (member) writeStored("member", member);
      const user = renderSwitch();
      await user.click(radio("企業預訂"));
      const notice = screen.getByRole("status");
      expect(notice).toHaveTextContent("非企業客戶無法使用企業預訂");
      const apply = within(notice).getByRole("link", { name: "申請企業預訂" });
      expect(apply).toHaveAttribute("href", "/instant-delivery-apply?service=booking");
      expect(radio("外送")).toBeChecked();
      expect(readStored("viewState")).toBeNull();
      expect(loads).not.toHaveBeenCalled();

      await user.click(radio("外帶"));
      expect(notice).toBeEmptyDOMElement();
    },
  );

  it("can be chosen by a corporate member", async () => {
    writeStored("member", makeSessionMember({ business_id: 7 }));
    const user = renderSwitch();
    await user.click(radio("企業預訂"));
    expect(readStored("viewState")?.dining_type).toBe(4);
    expect(hasLoaded()).toBe(true);
  });
});

describe("with a filled cart (CA-22)", () => {
  const fill = () => {
    writeCookie("view", "107_1_-1_25.03746_121.56452", 60);
    changeCart((cart) => ({
      ...cart,
      store_id: 3,
      dining_type: DINING_TYPE.delivery,
      items: [makeLine()],
    }));
  };

  it("asks whether to start a new order if the cart has another dining type, and changes nothing on 取消", async () => {
    fill();
    const user = renderSwitch();
    await user.click(radio("外帶"));
    expect(screen.getByRole("dialog", { name: "是否建立新訂單" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "取消" }));
    expect(radio("外送")).toBeChecked();
    expect(readStored("cart")?.items).toHaveLength(1);
    expect(loads).not.toHaveBeenCalled();
  });

  it("clears the cart and changes the dining type on 新訂單", async () => {
    fill();
    const user = renderSwitch();
    await user.click(radio("外帶"));
    await user.click(screen.getByRole("button", { name: "新訂單" }));
    expect(readStored("cart")?.items).toEqual([]);
    expect(readStored("viewState")?.dining_type).toBe(0);
    expect(readCookie("view")).toBe("107_0_-1_25.03746_121.56452");
    expect(hasLoaded()).toBe(true);
  });

  it("changes the dining type of the page and keeps the cart unchanged on 保留購物車 (CA-48)", async () => {
    fill();
    const user = renderSwitch();
    await user.click(radio("外帶"));
    await user.click(screen.getByRole("button", { name: "保留購物車" }));
    expect(readStored("cart")).toMatchObject({ dining_type: DINING_TYPE.delivery });
    expect(readStored("cart")?.items).toHaveLength(1);
    expect(readStored("viewState")?.dining_type).toBe(0);
    expect(hasLoaded()).toBe(true);
  });

  it("asks no question when the chosen dining type is the dining type of the cart", async () => {
    changeCart((cart) => ({
      ...cart,
      store_id: 3,
      dining_type: DINING_TYPE.pickup,
      items: [makeLine()],
    }));
    const user = renderSwitch();
    await user.click(radio("外帶"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(hasLoaded()).toBe(true);
  });
});
