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

it("calls onUpdate after every input, and onEnter on the Enter key (HM-16)", async () => {
  await userEvent.type(field(), "牛肉{Enter}");
  expect(on.update.mock.calls).toEqual([["牛"], ["牛肉"]]);
  expect(on.enter.mock.calls).toEqual([["牛肉"]]);
});

it("calls neither onUpdate nor onEnter while an input method composes a word", () => {
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

it("clears the text with 清除搜尋文字 and focuses the field (HM-14)", async () => {
  expect(screen.queryByRole("button", { name: "清除搜尋文字" })).not.toBeInTheDocument();
  await userEvent.type(field(), "牛肉");
  await userEvent.click(screen.getByRole("button", { name: "清除搜尋文字" }));
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(on.update).toHaveBeenLastCalledWith("");
});

it("closes with a button that is beside the field and shown only on wide screens (MD-01)", async () => {
  const close = screen.getByRole("button", { name: "關閉搜尋" });
  expect(close).toHaveClass("hidden", "md:grid");
  await userEvent.click(close);
  expect(on.close).toHaveBeenCalled();
});

it("closes with 取消, which is shown only on phones (HM-15)", async () => {
  const cancel = screen.getByRole("button", { name: "取消" });
  expect(cancel).toHaveClass("md:hidden");
  await userEvent.click(cancel);
  expect(on.close).toHaveBeenCalled();
});
