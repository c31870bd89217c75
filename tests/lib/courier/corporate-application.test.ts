import type { CorporateApplication } from "@/lib/contracts/merchants";
import { applicationFaults, mailtoHref } from "@/lib/courier/corporate-application";

const whole: CorporateApplication = {
  company: "測試股份有限公司",
  contact: "林小姐",
  phone: "02-2345-6789 #12",
  email: "lin@example.com",
  message: "",
};
const codes = (part: Partial<CorporateApplication>) =>
  applicationFaults({ ...whole, ...part }).map(({ code }) => code);

describe("an application for a corporate plan (IS-04)", () => {
  it("may have an office phone with an extension or a mobile phone, and an empty message", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ phone: "0912345678" })).toEqual([]);
  });

  it.each([
    [{ company: "  " }, ["missing-company"]],
    [{ contact: "" }, ["missing-contact"]],
    [{ phone: "1234" }, ["bad-phone"]],
    [{ phone: "電話請洽總機" }, ["bad-phone"]],
    [{ email: "lin@example" }, ["bad-email"]],
    [{ company: "", email: "" }, ["missing-company", "bad-email"]],
  ])("with %o has the faults %o", (part, expected) => {
    expect(codes(part)).toEqual(expected);
  });
});

it("mailtoHref encodes typed text so that it cannot add a field such as cc", () => {
  const href = mailtoHref("plan@example.com", {
    subject: "申請：A&B?cc=x@example.com",
    lines: ["公司：A&bcc=y@example.com", "第二行"],
  });
  const url = new URL(href);
  expect(url.pathname).toBe("plan@example.com");
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(url.searchParams.get("body")).toBe("公司：A&bcc=y@example.com\r\n第二行");
});
