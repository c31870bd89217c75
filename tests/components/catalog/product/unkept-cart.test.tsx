import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductForm } from "@/components/catalog/product/product-form";
import { QuickAdds } from "@/components/catalog/product/quick-adds";
import { makeOrder } from "../../../factories/cart-lines";
import { makeProduct } from "../../../factories/product-shapes";
import { makeVisit } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const ignore = () => undefined;
const food = makeProduct();

beforeEach(() => {
  window.localStorage.clear();
  serveCalls({});
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
});
afterEach(() => jest.restoreAllMocks());

async function closeNotice() {
  const notice = within(await screen.findByRole("dialog", { name: "購物車無法保留" }));
  expect(notice.getByRole("alert")).toHaveTextContent("請允許 Cookie 與網站資料");
  await userEvent.click(notice.getByRole("button", { name: "關閉" }));
}

it("the product form says that the browser does not keep the cart, and reports no added product (CA-56)", async () => {
  const onAdded = jest.fn();
  renderWithMessages(
    <ProductForm
      product={food}
      order={makeOrder()}
      editing={null}
      blockText={null}
      onAdded={onAdded}
      onUpdated={ignore}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: /^放入購物車/ }));
  await closeNotice();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(onAdded).not.toHaveBeenCalled();
});

it("the + button of a list says that the browser does not keep the cart (CA-56)", async () => {
  const onDone = jest.fn();
  const press = { key: 1, food: { ...food, has_options: 0 as const } };
  renderWithMessages(
    <QuickAdds presses={[press]} visit={makeVisit()} onDone={onDone} onRefused={ignore} />,
  );
  await closeNotice();
  expect(onDone).toHaveBeenCalledWith(press);
});
