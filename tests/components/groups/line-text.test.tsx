import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { LineText } from "@/components/groups/line-text";
import * as en from "@/messages/en/messages-en";

it("separates the options of a line with a comma on an English page (GO-03, LN-06)", () => {
  const line = { name: "紅茶", choices: ["大杯", "去冰"], remark: "", quantity: 1, price: 30 };
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Taipei">
      <LineText line={line} />
    </NextIntlClientProvider>,
  );
  expect(container).toHaveTextContent("大杯, 去冰");
});
