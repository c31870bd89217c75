import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";

const close = { outer: jest.fn(), inner: jest.fn() };

function Nested() {
  const [isAsking, setAsking] = useState(true);
  return (
    <Dialog open title="餐點" onClose={close.outer}>
      <Dialog
        open={isAsking}
        title="是否建立新訂單"
        onClose={() => {
          close.inner();
          setAsking(false);
        }}
      >
        <button type="button" onClick={() => setAsking(false)}>
          取消
        </button>
      </Dialog>
    </Dialog>
  );
}

test("a question that closes over a sheet leaves the sheet open", async () => {
  render(<Nested />);
  await userEvent.click(screen.getByRole("button", { name: "取消" }));
  expect(close.inner).toHaveBeenCalled();
  expect(close.outer).not.toHaveBeenCalled();
});
