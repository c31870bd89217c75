import { cleanup, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import BareError from "@/app/[locale]/(bare)/error";
import ShopError from "@/app/[locale]/(shop)/error";
import { FailedRequest } from "@/components/site/failed-request";
import { PageFailure } from "@/components/site/page-failure";
import { localPath } from "@/lib/routing/locale-path";
import { LANGUAGES, LOCALES } from "@/lib/routing/routes";
import { FAILURE_TEXTS } from "@/messages/failure-texts";
import { renderWithMessages } from "../../setup/render-with-messages";

beforeEach(() => {
  performance.getEntriesByType = () => [];
});

/** Stands for the error boundary that Next.js builds from an error.tsx. */
class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

function BrokenPage(): ReactNode {
  throw new Error("broken");
}

it.each([
  ["with header and footer", ShopError],
  ["without header and footer", BareError],
])(
  "shows a message and links to the intro and the order list when a page %s breaks in the browser (ER-03)",
  (_what, PageError) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    renderWithMessages(
      <>
        <header>福饕</header>
        <Boundary fallback={<PageError />}>
          <BrokenPage />
        </Boundary>
      </>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("系統發生錯誤，請稍後再試");
    expect(screen.getByRole("link", { name: "回首頁" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "訂單查詢" })).toHaveAttribute("href", "/orderList");
    expect(screen.getByText("福饕")).toBeVisible();
  },
);

it("shows the newest request id in the answers of the shop, or none if they contain none (OP-08)", () => {
  const timing = (...ids: string[]) => ({
    serverTiming: ids.map((description) => ({ name: "request", description, duration: 0 })),
  });
  const entries: Record<string, unknown[]> = {
    navigation: [timing("request-of-the-page")],
    // A picture has no id, and an old browser has no `serverTiming`.
    resource: [timing("request-of-a-call"), timing(), {}],
  };
  performance.getEntriesByType = (type) => entries[type] as PerformanceEntryList;
  renderWithMessages(<PageFailure />);
  expect(screen.getByText(/錯誤代碼/)).toHaveTextContent("錯誤代碼 request-of-a-call");
  cleanup();
  performance.getEntriesByType = () => [];
  renderWithMessages(<PageFailure />);
  expect(screen.queryByText(/錯誤代碼/)).toBeNull();
});

it("shows the request id from the URL fragment, and ignores a fragment that is no request id (OP-08)", () => {
  window.history.replaceState(null, "", "/500error#5f0c41c2-0a1b");
  const { unmount } = renderWithMessages(<FailedRequest label="錯誤代碼" />);
  expect(screen.getByText(/錯誤代碼/)).toHaveTextContent("錯誤代碼 5f0c41c2-0a1b");
  unmount();
  window.history.replaceState(null, "", "/500error#call%200912345678");
  renderWithMessages(<FailedRequest label="錯誤代碼" />);
  expect(screen.queryByText(/錯誤代碼/)).toBeNull();
});

it.each(LOCALES)("shows the failure in the language of the document: %s (LN-08)", (locale) => {
  document.documentElement.lang = LANGUAGES[locale].tag;
  renderWithMessages(<PageFailure />);
  expect(screen.getByRole("heading")).toHaveTextContent(FAILURE_TEXTS[locale].serverErrorTitle);
  const [toIntro, toOrders] = screen.getAllByRole("link");
  expect(toIntro).toHaveAttribute("href", localPath(locale, "/"));
  expect(toOrders).toHaveAttribute("href", localPath(locale, "/orderList"));
});
