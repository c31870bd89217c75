import { orderLineTexts } from "@/lib/orders/order-line-text";

const groups = [
  { id: 1, sub_title: "選一份主餐", foods: ["牛肉麵（大碗）"] },
  { id: 2, sub_title: "配餐", foods: ["例湯", "滷蛋"] },
];

it.each([
  ["a plain product", { relish: "", groups: [] }, []],
  ["a product with options", { relish: "大碗、加蛋", groups: [] }, ["大碗、加蛋"]],
  [
    "a set whose food has an option",
    { relish: "去冰", groups },
    ["去冰", "選一份主餐：牛肉麵（大碗）", "配餐：例湯、滷蛋"],
  ],
])(
  "orderLineTexts lists the choices of %s in their order (CK-61, OR-02)",
  (_what, line, expected) => {
    expect(orderLineTexts(line)).toEqual(expected);
  },
);
