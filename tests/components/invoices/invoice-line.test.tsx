import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { InvoiceLine } from "@/components/invoices/invoice-line";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { invoiceFromOrder } from "@/lib/invoices/invoice-rules";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";

function Holder({ start }: { start: InvoiceData }) {
  const [invoice, setInvoice] = useState(start);
  return <InvoiceLine invoice={invoice} fault={undefined} onChange={setInvoice} />;
}

async function openEditor(order = makeQuote()) {
  const user = userEvent.setup();
  renderWithMessages(<Holder start={invoiceFromOrder(order)} />);
  await user.click(screen.getByRole("button", { name: /更改發票/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "發票開立方式" }));
  return { user, dialog };
}

it("an email invoice asks for an email that looks like one (CK-74, VA-04)", async () => {
  const { user, dialog } = await openEditor();
  await user.clear(dialog.getByLabelText("電子郵件"));
  await user.click(dialog.getByRole("button", { name: "完成" }));
  expect(dialog.getByLabelText("電子郵件")).toHaveAccessibleDescription("此欄位為必填");
  await user.type(dialog.getByLabelText("電子郵件"), "a@b");
  expect(dialog.getByLabelText("電子郵件")).toHaveAccessibleDescription("請確認您的電子郵件格式");
  await user.type(dialog.getByLabelText("電子郵件"), ".tw");
  await user.click(dialog.getByRole("button", { name: "完成" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByText("a@b.tw")).toBeVisible();
});

it("a company invoice warns, asks for title and tax id, and closing it early changes nothing (CK-73, CK-74)", async () => {
  const { user, dialog } = await openEditor();
  await user.click(dialog.getByRole("radio", { name: "公司統編" }));
  expect(dialog.getByText("統編發票無法捐贈，且須由店家開立紙本發票")).toBeVisible();
  await user.type(dialog.getByLabelText("公司抬頭"), "福饕");
  await user.click(dialog.getByRole("button", { name: "完成" }));
  expect(dialog.getByLabelText("統一編號")).toHaveAccessibleDescription("請輸入統編資訊");
  await user.click(dialog.getByRole("button", { name: "關閉" }));
  expect(screen.queryByText("公司統編")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "更改發票，目前是電子發票" }));
  expect(screen.getByRole("radio", { name: "電子發票" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "公司統編" }));
  expect(screen.getByLabelText("公司抬頭")).toHaveValue("");
  await user.type(screen.getByLabelText("公司抬頭"), "福饕");
  await user.type(screen.getByLabelText("統一編號"), "12345675");
  await user.click(screen.getByRole("button", { name: "完成" }));
  expect(screen.getByText("福饕 12345675")).toBeVisible();
});

it("a donation goes to the foundation (CK-70)", async () => {
  const { user, dialog } = await openEditor();
  await user.click(dialog.getByRole("radio", { name: /捐贈發票/ }));
  await user.click(dialog.getByRole("button", { name: "完成" }));
  expect(screen.getByText("財團法人罕見疾病基金會")).toBeVisible();
});

it("a store that prints its own invoices says so and needs no email (CK-72)", async () => {
  const { dialog } = await openEditor(
    makeQuote({ store: makeStoreOfOrder({ invoice_issue_type: 2 }) }),
  );
  expect(dialog.getByRole("radio", { name: "店家開立紙本發票" })).toBeChecked();
  expect(dialog.queryByLabelText("電子郵件")).not.toBeInTheDocument();
});
