import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntroNotice } from "@/components/catalog/home/intro-notice";
import { writeStored } from "@/lib/client/storage";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const PATH = "/api/AdvertiseApi/announcement";

function arrive(content: string) {
  const calls = serveCalls({ [PATH]: { data: { title: "系統維護", content } } });
  const { unmount } = renderWithMessages(<IntroNotice />);
  return { ...calls, unmount };
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it("shows the announcement only once in a browser tab (AD-20)", async () => {
  const { unmount } = arrive("今晚十一點起暫停服務");
  const dialog = await screen.findByRole("dialog", { name: "系統維護" });
  expect(dialog).toHaveTextContent("今晚十一點起暫停服務");
  await userEvent.click(screen.getByRole("button", { name: "知道了" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  unmount();
  const { countOf } = arrive("今晚十一點起暫停服務");
  expect(countOf(PATH)).toBe(0);
});

it("shows no dialog for an empty announcement (AD-20)", async () => {
  const { countOf } = arrive("");
  await waitFor(() => expect(countOf(PATH)).toBe(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("sends the URI-encoded address in the header X-Address (AD-21)", async () => {
  writeStored("address", makeStoredAddress());
  const { headerOf, countOf } = arrive("");
  await waitFor(() => expect(countOf(PATH)).toBe(1));
  expect(headerOf(PATH, "x-address")).toBe(encodeURIComponent(makeStoredAddress().address));
});

it("shows the announcement if the browser denies access to its session storage", async () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  arrive("今晚十一點起暫停服務");
  expect(await screen.findByRole("dialog", { name: "系統維護" })).toBeVisible();
});
