import { render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import BareError from "@/app/[locale]/(bare)/error";
import ShopError from "@/app/[locale]/(shop)/error";

/** Stands in for the boundary that the framework builds from an error.tsx. */
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
  ["without them", BareError],
])(
  "a page %s that breaks in the browser says so and leads to the intro (ER-03)",
  (_what, PageError) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    render(
      <>
        <header>福饕</header>
        <Boundary fallback={<PageError />}>
          <BrokenPage />
        </Boundary>
      </>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("系統發生錯誤，請稍後再試");
    expect(screen.getByRole("link", { name: "回首頁" })).toHaveAttribute("href", "/");
    expect(screen.getByText("福饕")).toBeVisible();
  },
);
