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

it("searches for text that was typed before React had hydrated the form (AD-23)", async () => {
  serveCalls({ "/api/address/geocode": { data: makeLocatedAddress() } });
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
  screen.getByRole<HTMLInputElement>("combobox", { name: "外送地址" }).value = "信義區市府路1號";
  const root = hydrateRoot(container, form);
  screen.getByRole("button", { name: "搜尋店家" }).click();
  await waitFor(() => expect(onUse).toHaveBeenCalledWith(makeLocatedAddress()));
  root.unmount();
});
