import type { Option, OptionGroup, Product, SetFood, SetGroup } from "@/lib/contracts/products";

let nextId = 100;

export function makeOption(values: Partial<Option> = {}): Option {
  nextId += 1;
  return {
    id: nextId,
    name: `選項${nextId}`,
    unit_price: 0,
    is_offer: 0,
    relish_groups: [],
    ...values,
  };
}

export function makeGroup(values: Partial<OptionGroup> = {}): OptionGroup {
  nextId += 1;
  return {
    id: nextId,
    name: `選項組${nextId}`,
    is_multi_choose: 0,
    max_choose: 0,
    is_required: 0,
    items: [],
    ...values,
  };
}

export function makePart(values: Partial<SetFood> = {}): SetFood {
  nextId += 1;
  return {
    id: nextId,
    name: `餐點${nextId}`,
    unit_price: 0,
    is_required: 0,
    is_limit: 0,
    limit_count: 0,
    sale_count: 0,
    relish_groups: [],
    ...values,
  };
}

export function makePartGroup(values: Partial<SetGroup> = {}): SetGroup {
  nextId += 1;
  return { id: nextId, sub_title: `套餐組${nextId}`, foods: [], ...values };
}

export function makeProduct(values: Partial<Product> = {}): Product {
  return {
    id: 7,
    item_type: "single",
    name: "牛肉麵",
    desc: "慢燉六小時",
    image: "/pictures/foods/ramen-f3d9b1",
    food_image_list: [],
    unit_price: 100,
    list_price: 100,
    tag_text: "",
    tag_icon: 0,
    is_offer: 0,
    sale_status: 1,
    is_limit: 0,
    limit_count: 0,
    sale_count: 0,
    enable_add_cart: 1,
    is_user_show: 0,
    relish_groups: [],
    groups: [],
    ...values,
  };
}
