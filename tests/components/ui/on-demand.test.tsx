import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { onDemand, onDemandDialog } from "@/components/ui/on-demand";

type Props = { name: string };
const Sheet = ({ name }: Props) => <section aria-label={name} />;

function failingLoader(times: number) {
  let loadCount = 0;
  return async (): Promise<ComponentType<Props>> => {
    loadCount += 1;
    if (loadCount <= times) throw new Error("ChunkLoadError");
    return Sheet;
  };
}

it("shows a component when its code is loaded", async () => {
  const Part = onDemand(failingLoader(0));
  render(<Part name="餐點" />);
  expect(await screen.findByRole("region", { name: "餐點" })).toBeInTheDocument();
});

it("keeps the page if the code cannot be loaded, and tries to load the code again at each press (RB-08)", async () => {
  const onLoadFailed = jest.fn();
  const onUnavailable = jest.fn();
  window.addEventListener("chunk-preload-error", onLoadFailed);
  const Part = onDemand(failingLoader(2));
  const user = userEvent.setup();
  render(
    <main>
      <button type="button">菜單</button>
      <Part name="餐點" onUnavailable={onUnavailable} />
    </main>,
  );
  await act(async () => {});
  expect(onLoadFailed).toHaveBeenCalledTimes(1);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  const menu = screen.getByRole("button", { name: "菜單" });

  await user.click(menu);
  await act(async () => {});
  expect(onUnavailable).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();

  await user.click(menu);
  expect(await screen.findByRole("region", { name: "餐點" })).toBeInTheDocument();
  expect(onLoadFailed).toHaveBeenCalledTimes(2);
  window.removeEventListener("chunk-preload-error", onLoadFailed);
});

const DIALOG = { name: "信用卡" };

/** Returns a button that opens a dialog, and the loader of the dialog's code, which fails `times` times. */
function openerOf(times: number) {
  const load = jest.fn(failingLoader(times));
  const Dialog = onDemandDialog(load);
  return {
    load,
    Opener() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            變更
          </button>
          <Dialog {...DIALOG} open={isOpen} onClose={() => setOpen(false)} />
        </>
      );
    },
  };
}

it("loads the code of a dialog when it is first opened", async () => {
  const { load, Opener } = openerOf(0);
  render(<Opener />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole("button", { name: "變更" }));
  expect(await screen.findByRole("region", DIALOG)).toBeInTheDocument();
});

it("after the code of a dialog failed to load, loads it again only when the dialog is opened again (RB-08)", async () => {
  const onLoadFailed = jest.fn();
  window.addEventListener("chunk-preload-error", onLoadFailed);
  const { load, Opener } = openerOf(1);
  const user = userEvent.setup();
  render(<Opener />);
  // The failure closes the dialog. This must happen before the test simulates the event `online`.
  fireEvent.click(screen.getByRole("button", { name: "變更" }));
  await act(async () => {});
  expect(onLoadFailed).toHaveBeenCalledTimes(1);
  expect(onLoadFailed.mock.lastCall?.[0].detail).toBe(false);

  await act(async () => void window.dispatchEvent(new Event("online")));
  await user.click(document.body);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "變更" }));
  expect(await screen.findByRole("region", DIALOG)).toBeInTheDocument();
  window.removeEventListener("chunk-preload-error", onLoadFailed);
});
