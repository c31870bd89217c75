import { renderHook } from "@testing-library/react";
import { useRestoredSection } from "@/components/catalog/store/use-restored-section";
import { saveNotice, takeNotice } from "@/lib/client/notice";

// A browser with blocked site data throws as soon as a script reads `sessionStorage`.
beforeEach(() => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
});

it("a message for the next page is lost without an error", () => {
  saveNotice("找不到這家店");
  expect(takeNotice()).toBeNull();
});

it("a list starts at the top after a return to its page, and leaving the page causes no error", () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "back_forward" }] });
  const errors: unknown[] = [];
  window.addEventListener("error", ({ error }) => errors.push(error), { once: true });
  const { result } = renderHook(() => useRestoredSection("store 1", 2, "section"));
  window.dispatchEvent(new Event("pagehide"));
  expect(result.current).toBe(0);
  expect(errors).toEqual([]);
});
