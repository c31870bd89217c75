import { screen, within } from "@testing-library/react";
import { FaqGroups } from "@/components/site/faq-groups";
import { renderWithMessages } from "../../setup/render-with-messages";

const GROUPS = [
  {
    type_name: "付款與發票",
    questions: [
      { title: "有哪些付款方式？", content: "<ul><li>現金</li><li>LINE Pay</li></ul>" },
      { title: "卡號？", content: "不會儲存。<script>window.hacked = true</script>" },
    ],
  },
  { type_name: "取消與退款", questions: [{ title: "可以取消嗎？", content: "5 分鐘內可以。" }] },
];

it("shows the name of each group and its questions (SP-04, EN-24)", () => {
  renderWithMessages(<FaqGroups groups={GROUPS} />);
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "付款與發票",
    "取消與退款",
  ]);
  expect(document.querySelectorAll("summary")).toHaveLength(3);
});

it("shows each answer closed below its question", () => {
  renderWithMessages(<FaqGroups groups={GROUPS} />);
  const details = screen.getByText("有哪些付款方式？").closest("details");
  expect(details?.open).toBe(false);
  const items = within(details as HTMLElement).getAllByRole("listitem", { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual(["現金", "LINE Pay"]);
});

it("neither runs nor shows a script from the server", () => {
  const { container } = renderWithMessages(<FaqGroups groups={GROUPS} />);
  expect(container.querySelector("script")).toBeNull();
  expect(container).toHaveTextContent("不會儲存。");
  expect(container).not.toHaveTextContent("hacked");
});
