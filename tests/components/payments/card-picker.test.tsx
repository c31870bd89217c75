import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardPicker } from "@/components/payments/card-picker";
import { makeCard } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";

const cards = [
  makeCard({ id: 31, card_four_no: "0001", credit_card_type: 1 }),
  makeCard({ id: 32, card_four_no: "4242", credit_card_type: 2 }),
  makeCard({ id: 33, card_four_no: "7788", credit_card_type: 3 }),
];

function open(card_id: number | null = 31) {
  const handlers = { onClose: jest.fn(), onChoose: jest.fn(), onAdd: jest.fn() };
  renderWithMessages(<CardPicker open cards={cards} card_id={card_id} {...handlers} />);
  return { ...handlers, user: userEvent.setup() };
}

it("lists the saved cards with brand and last four digits, and selects the current card (CK-34, MD-02)", () => {
  open(32);
  const dialog = screen.getByRole("dialog", { name: "選擇信用卡" });
  const radios = within(dialog).getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    "VISA末四碼 0001",
    "MasterCard末四碼 4242",
    "JCB末四碼 7788",
  ]);
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
});

it("chooses another card only after a press of the button (CK-34)", async () => {
  const { user, onChoose } = open();
  await user.click(screen.getByRole("radio", { name: /JCB/ }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "使用這張卡片" }));
  expect(onChoose).toHaveBeenCalledWith(33);
});

it("links to the page that saves a card, and calls onAdd on a press (CK-34, CK-35)", async () => {
  const { user, onAdd } = open();
  const link = screen.getByRole("link", { name: "新增信用卡" });
  expect(link).toHaveAttribute("href", "/bindCard");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it("closes without choosing a card (MD-02)", async () => {
  const { user, onClose, onChoose } = open();
  await user.click(screen.getByRole("button", { name: "關閉" }));
  expect(onClose).toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});
