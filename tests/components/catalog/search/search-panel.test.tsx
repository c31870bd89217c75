import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SearchPanel } from "@/components/catalog/search/search-panel";
import { renderWithMessages } from "@/tests/setup/render-with-messages";

const on = { update: jest.fn(), enter: jest.fn(), close: jest.fn() };

function TypedPanel() {
  const [text, setText] = useState("");
  return (
    <SearchPanel
      open
      text={text}
      onUpdate={(typed) => {
        on.update(typed);
        setText(typed);
      }}
      onEnter={on.enter}
      onClose={on.close}
    >
      <p>結果</p>
    </SearchPanel>
  );
}

const field = () => screen.getByRole("textbox");

beforeEach(() => {
  jest.clearAllMocks();
  renderWithMessages(<TypedPanel />);
});

it("has the placeholder 搜尋商品、餐點或餐廳 and focuses its field (HM-13)", () => {
  expect(screen.getByPlaceholderText("搜尋商品、餐點或餐廳")).toHaveFocus();
});

it("emits update on every input and enter on the Enter key (HM-16)", async () => {
  await userEvent.type(field(), "牛肉{Enter}");
  expect(on.update.mock.calls).toEqual([["牛"], ["牛肉"]]);
  expect(on.enter.mock.calls).toEqual([["牛肉"]]);
});

it("emits neither update nor enter while an input method composes", () => {
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: "ㄋㄧㄡˊ" } });
  expect(field()).toHaveValue("ㄋㄧㄡˊ");
  fireEvent.submit(field().closest("form") as HTMLFormElement);
  expect(on.update).not.toHaveBeenCalled();
  expect(on.enter).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: "牛" } });
  fireEvent.compositionEnd(field());
  expect(on.update.mock.calls).toEqual([["牛"]]);
});

it("empties the term with the clear button and focuses the field (HM-14)", async () => {
  expect(screen.queryByRole("button", { name: "清除搜尋文字" })).not.toBeInTheDocument();
  await userEvent.type(field(), "牛肉");
  await userEvent.click(screen.getByRole("button", { name: "清除搜尋文字" }));
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(on.update).toHaveBeenLastCalledWith("");
});

it("closes by a button beside the field on a desktop (MD-01)", async () => {
  const close = screen.getByRole("button", { name: "關閉搜尋" });
  expect(close).toHaveClass("hidden", "md:grid");
  await userEvent.click(close);
  expect(on.close).toHaveBeenCalled();
});

it("closes by 取消, on a phone only (HM-15)", async () => {
  const cancel = screen.getByRole("button", { name: "取消" });
  expect(cancel).toHaveClass("md:hidden");
  await userEvent.click(cancel);
  expect(on.close).toHaveBeenCalled();
});
