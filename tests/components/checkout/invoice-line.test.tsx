import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { InvoiceLine } from "@/components/checkout/invoice-line";
import { INVOICE_ISSUE_TYPE } from "@/lib/contracts/codes";
import { makeInvoice, makeQuote } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";

type Start = { carrier?: string; fault?: string } & Parameters<typeof makeInvoice>[0];
const onBindCarrier = jest.fn();

function Holder({ carrier = "", fault, ...part }: Start) {
  const [invoice, setInvoice] = useState(makeInvoice(part));
  return (
    <InvoiceLine
      invoice={invoice}
      carrier={carrier}
      offered={{ ...makeQuote().invoice, charity: "財團法人喜憨兒社會福利基金會" }}
      fault={fault}
      onChange={setInvoice}
      onBindCarrier={onBindCarrier}
    />
  );
}

async function openEditor(start: Start = {}) {
  const user = userEvent.setup();
  renderWithMessages(<Holder {...start} />);
  await user.click(screen.getByRole("button", { name: /更改發票/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "發票開立方式" }));
  return { user, dialog };
}

it("offers four types of invoice, and shows the charity that gets a donated invoice (CK-67, CK-70)", async () => {
  const { dialog } = await openEditor({ carrier: "/ABC1234" });
  const names = dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(names).toEqual([
    "電子發票",
    "存入會員載具/ABC1234",
    "公司統編",
    "捐贈發票財團法人喜憨兒社會福利基金會",
  ]);
});

it("requires a valid email for an email invoice (CK-74, VA-01, VA-04)", async () => {
  const { user, dialog } = await openEditor();
  await user.clear(dialog.getByLabelText("電子郵件"));
  await user.click(dialog.getByRole("button", { name: "完成" }));
  await waitFor(() => expect(dialog.getByLabelText("電子郵件")).toHaveFocus());
  expect(dialog.getByLabelText("電子郵件")).toHaveAccessibleDescription("此欄位為必填");
  await user.type(dialog.getByLabelText("電子郵件"), "a@b");
  expect(dialog.getByLabelText("電子郵件")).toHaveAccessibleDescription("請確認您的電子郵件格式");
  await user.type(dialog.getByLabelText("電子郵件"), ".tw");
  await user.click(dialog.getByRole("button", { name: "完成" }));
  expect(await screen.findByText("a@b.tw")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("shows a warning for a company invoice, and requires title and tax ID (CK-73, CK-74)", async () => {
  const { user, dialog } = await openEditor();
  await user.click(dialog.getByRole("radio", { name: "公司統編" }));
  const warning = "統編發票無法捐贈，且須由店家開立紙本發票";
  expect(dialog.getByRole("radio", { name: "公司統編" })).toHaveAccessibleDescription(warning);
  expect(dialog.getByText(warning)).toBeVisible();
  await user.type(dialog.getByLabelText("公司抬頭"), "福饕");
  await user.click(dialog.getByRole("button", { name: "完成" }));
  await waitFor(() => expect(dialog.getByLabelText("統一編號")).toHaveFocus());
  expect(dialog.getByLabelText("統一編號")).toHaveAccessibleDescription("請輸入統編資訊");
  await user.type(dialog.getByLabelText("統一編號"), "12345678");
  expect(dialog.getByLabelText("統一編號")).toHaveAccessibleDescription("請輸入正確的統一編號格式");
  await user.clear(dialog.getByLabelText("統一編號"));
  await user.type(dialog.getByLabelText("統一編號"), "04595257");
  await user.click(dialog.getByRole("button", { name: "完成" }));
  expect(await screen.findByText("福饕 04595257")).toBeVisible();
});

it("changes nothing when the editor is closed with 關閉", async () => {
  const { user, dialog } = await openEditor();
  await user.click(dialog.getByRole("radio", { name: "公司統編" }));
  await user.type(dialog.getByLabelText("公司抬頭"), "福饕");
  await user.click(dialog.getByRole("button", { name: "關閉" }));
  expect(screen.queryByText("公司統編")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "更改發票，目前是電子發票" }));
  expect(screen.getByRole("radio", { name: "電子發票" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "公司統編" }));
  expect(screen.getByLabelText("公司抬頭")).toHaveValue("");
});

it("shows the charity of a donated invoice (CK-70)", async () => {
  const { user, dialog } = await openEditor();
  await user.click(dialog.getByRole("radio", { name: /捐贈發票/ }));
  await user.click(dialog.getByRole("button", { name: "完成" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("財團法人喜憨兒社會福利基金會")).toBeVisible();
});

it("while no carrier is bound, disables the radio button of the carrier and links to the page for binding a carrier (CK-71)", async () => {
  const { dialog } = await openEditor();
  expect(dialog.getByRole("radio", { name: /存入會員載具/ })).toBeDisabled();
  const link = dialog.getByRole("link", { name: "去綁定會員載具" });
  expect(link).toHaveAttribute("href", "/register?step=2");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(onBindCarrier).toHaveBeenCalledTimes(1);
});

it("shows a bound carrier in the editor and on the page (CK-71)", async () => {
  const { user, dialog } = await openEditor({ carrier: "/ABC1234" });
  expect(dialog.queryByRole("link")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: /存入會員載具/ }));
  await user.click(dialog.getByRole("button", { name: "完成" }));
  const line = await screen.findByRole("button", { name: "更改發票，目前是存入會員載具" });
  expect(line).toBeVisible();
  expect(screen.getByText("/ABC1234")).toBeVisible();
});

it("shows no email below an invoice that the store prints (CK-72)", () => {
  renderWithMessages(<Holder invoiceIssueType={INVOICE_ISSUE_TYPE.paper} />);
  expect(screen.getByText("店家開立紙本發票")).toBeVisible();
  expect(screen.queryByText("a@example.com")).not.toBeInTheDocument();
});

it("shows that the store prints its invoices, and asks for no email (CK-72)", async () => {
  const { dialog } = await openEditor({
    invoiceIssueType: INVOICE_ISSUE_TYPE.paper,
    invoiceEmail: "",
  });
  expect(dialog.getByRole("radio", { name: "店家開立紙本發票" })).toBeChecked();
  expect(dialog.queryByLabelText("電子郵件")).not.toBeInTheDocument();
});

describe("the field for a missing email", () => {
  const field = () => screen.getByLabelText("電子郵件（必填）");

  it("accepts the email on the page without opening the editor", async () => {
    const user = userEvent.setup();
    renderWithMessages(<Holder invoiceEmail="" />);
    expect(field()).toBeRequired();
    await user.type(field(), "a@example.com");
    expect(field()).toHaveValue("a@example.com");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("checks the email when the customer leaves the field, not while typing (VA-04)", async () => {
    const user = userEvent.setup();
    renderWithMessages(<Holder invoiceEmail="" />);
    await user.type(field(), "a@");
    expect(field()).toHaveAccessibleDescription("電子發票使用這個電子郵件");
    await user.tab();
    expect(field()).toHaveAccessibleDescription("請確認您的電子郵件格式");
  });

  it("disappears after another type of invoice was chosen in the editor", async () => {
    const { user, dialog } = await openEditor({ invoiceEmail: "" });
    await user.click(dialog.getByRole("radio", { name: /捐贈發票/ }));
    await user.click(dialog.getByRole("button", { name: "完成" }));
    const line = await screen.findByRole("button", { name: "更改發票，目前是捐贈發票" });
    expect(line).toBeVisible();
    expect(screen.queryByLabelText("電子郵件（必填）")).not.toBeInTheDocument();
  });
});
