import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";

const close = { outer: jest.fn(), inner: jest.fn() };

function Nested() {
  const [isQuestionOpen, setQuestionOpen] = useState(true);
  return (
    <Dialog open title="餐點" onClose={close.outer}>
      <Dialog
        open={isQuestionOpen}
        title="是否建立新訂單"
        onClose={() => {
          close.inner();
          setQuestionOpen(false);
        }}
      >
        <button type="button" onClick={() => setQuestionOpen(false)}>
          取消
        </button>
      </Dialog>
    </Dialog>
  );
}

const question = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "是否建立新訂單" });

test("closing an inner dialog leaves the outer dialog open", () => {
  render(<Nested />);
  act(() => question().close());
  expect(close.inner).toHaveBeenCalled();
  expect(close.outer).not.toHaveBeenCalled();
});

test("a dialog does not call onClose if the page has closed it by its property `open`", async () => {
  close.inner.mockClear();
  render(<Nested />);
  await userEvent.click(screen.getByRole("button", { name: "取消" }));
  expect(question).toThrow();
  expect(close.inner).not.toHaveBeenCalled();
  expect(close.outer).not.toHaveBeenCalled();
});

function Leaving() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} title="更改配送地址" onClose={() => setOpen(false)}>
      <Dialog open title="沒有門牌「號」" onClose={close.inner}>
        <button type="button" onClick={() => setOpen(false)}>
          確定
        </button>
      </Dialog>
    </Dialog>
  );
}

test("closing an outer dialog also closes its inner dialog, so that the inner dialog does not lock the page (MD-01)", async () => {
  close.inner.mockClear();
  const { container } = render(<Leaving />);
  await userEvent.click(screen.getByRole("button", { name: "確定" }));
  expect(container.querySelector("dialog[open]")).toBeNull();
  expect(close.inner).toHaveBeenCalledTimes(1);
});

function Asking() {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setMessage("餐廳忙碌中")}>
        送出
      </button>
      <Dialog
        open={message !== null}
        title="提醒"
        closeLabel="關閉"
        onClose={() => setMessage(null)}
      >
        <p>{message}</p>
        <input aria-label="備註" defaultValue="" />
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });

describe("the basic modal (MD-01)", () => {
  beforeEach(async () => {
    render(<Asking />);
    await userEvent.click(screen.getByRole("button", { name: "送出" }));
  });

  it("has a title, its text and a close button, which gets the focus", () => {
    expect(screen.getByRole("dialog", { name: "提醒" })).toHaveTextContent("餐廳忙碌中");
    expect(screen.getByRole("button", { name: "關閉" })).toHaveFocus();
  });

  it.each([
    ["the close button", () => userEvent.click(screen.getByRole("button", { name: "關閉" }))],
    // On Escape, the browser closes the dialog and fires its close event.
    ["Escape", async () => act(() => dialog().close())],
    ["a press outside the dialog", () => userEvent.click(dialog())],
  ])("is closed by %s, and the focus returns to the button that opened it", async (_way, leave) => {
    await leave();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "送出" })).toHaveFocus();
  });

  it("keeps its content until it has faded out, and is empty afterwards", async () => {
    const element = dialog();
    // Delays the end of the fade.
    const hold = (event: Event) => event.stopPropagation();
    element.addEventListener("transitionend", hold);
    await userEvent.click(screen.getByRole("button", { name: "關閉" }));
    expect(element.open).toBe(false);
    expect(element).toHaveTextContent("餐廳忙碌中");
    element.removeEventListener("transitionend", hold);
    fireEvent(element, createEvent.transitionEnd(element));
    expect(element).toBeEmptyDOMElement();
  });

  it("is not emptied by a transition of an inner element, or by its own transition while the dialog is open", () => {
    fireEvent.transitionEnd(screen.getByRole("button", { name: "關閉" }));
    fireEvent.transitionEnd(dialog());
    expect(dialog()).toHaveTextContent("餐廳忙碌中");
  });

  it("is rendered with its initial state when it opens again", async () => {
    await userEvent.type(screen.getByLabelText("備註"), "不要辣");
    await userEvent.click(screen.getByRole("button", { name: "關閉" }));
    await userEvent.click(screen.getByRole("button", { name: "送出" }));
    expect(screen.getByLabelText("備註")).toHaveValue("");
  });
});
