import { screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { AddressBox } from "@/components/address/address-box";
import { makeLocatedAddress } from "@/tests/factories/located-addresses";
import { Providers } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";

// The tests run outside of act(), because inside act() React does not hydrate at once after a press.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "配送地址" });

/** Renders the form as the server does, and returns a function that starts the hydration. */
function serveForm() {
  const onUse = jest.fn();
  const form = (
    <Providers>
      <Suspense>
        <AddressBox onUse={onUse} />
      </Suspense>
    </Providers>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(form);
  document.body.append(container);
  return { onUse, hydrate: () => hydrateRoot(container, form) };
}

it("searches for text that was typed before React had hydrated the form (AD-23)", async () => {
  serveCalls({ "/api/address/geocode": { data: makeLocatedAddress() } });
  const { onUse, hydrate } = serveForm();
  field().value = "信義區市府路1號";
  const root = hydrate();
  screen.getByRole("button", { name: "搜尋店家" }).click();
  await waitFor(() => expect(onUse).toHaveBeenCalledWith(makeLocatedAddress()));
  root.unmount();
});

it("does not select text that is typed while React hydrates the form, and selects it at a later focus", async () => {
  const { paths } = serveCalls({ "/api/address/suggest": { data: [] } });
  const { hydrate } = serveForm();
  const root = hydrate();
  field().focus();
  field().value = "秀林";
  await waitFor(() => expect(paths()).toEqual(["/api/address/suggest"]));
  expect(field()).toHaveValue("秀林");
  expect(field().selectionStart).toBe(2);
  field().blur();
  field().focus();
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2]);
  root.unmount();
});
