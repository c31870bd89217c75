import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { MessageDialog } from "@/components/ui/message-dialog";
import { Toast } from "@/components/ui/toast";

describe("the toast", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("calls onDone after two seconds (MD-04)", async () => {
    const go = jest.fn();
    render(<Toast message="找不到這家店" onDone={() => go("/")} />);
    expect(screen.getByRole("status")).toHaveTextContent("找不到這家店");
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(go).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(go).toHaveBeenCalledWith("/");
  });

  it("does not restart its two seconds when the page renders again, and calls the newest onDone", async () => {
    const done = jest.fn();
    const { rerender } = render(<Toast message="加購成功" onDone={() => done("old")} />);
    await act(() => jest.advanceTimersByTimeAsync(1500));
    rerender(<Toast message="加購成功" onDone={() => done("new")} />);
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(done.mock.calls).toEqual([["new"]]);
  });

  it("never calls onDone when the message is null", async () => {
    const done = jest.fn();
    render(<Toast message={null} onDone={done} />);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(done).not.toHaveBeenCalled();
  });
});

function Failing() {
  const [message, setMessage] = useState<string | null>("請選擇結帳方式");
  return (
    <MessageDialog
      title="提醒"
      message={message}
      closeLabel="知道了"
      onClose={() => setMessage(null)}
    />
  );
}

describe("the error dialog", () => {
  it("stays open until the user closes it (MD-05)", async () => {
    jest.useFakeTimers();
    render(<Failing />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(screen.getByRole("alert")).toHaveTextContent("請選擇結帳方式");
    await userEvent.click(screen.getByRole("button", { name: "知道了" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the blocking overlay", () => {
  it("shows its label while it is open, and disappears when open becomes false (MD-03)", () => {
    const { rerender } = render(<BlockingOverlay open label="登出中…" />);
    expect(screen.getByRole("dialog", { name: "登出中…" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("登出中…");
    rerender(<BlockingOverlay open={false} label="登出中…" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("is not closed by Escape", () => {
    render(<BlockingOverlay open label="登出中…" />);
    const cancel = new Event("cancel", { cancelable: true });
    act(() => void screen.getByRole("dialog").dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
  });
});
