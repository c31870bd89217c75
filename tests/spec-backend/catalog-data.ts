import type { Option, OptionGroup, Product, SetFood, SetGroup, Store } from "./catalog-types.ts";
import type { Settings } from "./settings.ts";

type Ids = Settings["ids"];

/** Returns a function that makes the next id of a catalog, as a number or as text according to the settings. */
function createIds(ids: Ids) {
  let count = 0;
  return (prefix: string): string | number => {
    count += 1;
    return ids === "numbers" ? 70_000 + count : `${prefix}-${String(count).padStart(4, "0")}`;
  };
}

function createBuilders(ids: Ids) {
  const nextId = createIds(ids);
  const option = (name: string, price = 0, groups: OptionGroup[] = []): Option => ({
    id: nextId("r"),
    name,
    price,
    groups,
  });
  const group = (name: string, isRequired: boolean, options: Option[], maxChoose = 1) => ({
    id: nextId("g"),
    name,
    isRequired,
    maxChoose,
    options,
  });
  const food = (name: string, price: number, rest: Partial<Product> = {}): Product => ({
    id: nextId("f"),
    kind: "single",
    name,
    desc: "",
    category: "主餐",
    price,
    listPrice: price,
    isSoldOut: false,
    limit: null,
    groups: [],
    setGroups: [],
    ...rest,
  });
  const setFood = (name: string, isRequired: boolean, groups: OptionGroup[] = []): SetFood => ({
    id: nextId("f"),
    name,
    price: 0,
    isRequired,
    groups,
  });
  const setGroup = (subTitle: string, foods: SetFood[]): SetGroup => ({
    id: nextId("sg"),
    subTitle,
    foods,
  });
  const store = (name: string, rest: Partial<Store>): Store => ({
    id: nextId("s"),
    name,
    types: ["台式料理"],
    address: "台北市信義區松仁路90號",
    lat: "25.0336100",
    lng: "121.5680300",
    openStatus: 1,
    isGrocery: false,
    takesPickup: true,
    delivers: true,
    takesBusiness: false,
    deliveryFee: 39,
    serviceFee: 0,
    minimum: 100,
    disabledPayments: [],
    categories: [],
    products: [],
    ...rest,
  });
  return { nextId, option, group, food, setFood, setGroup, store };
}

type Builders = ReturnType<typeof createBuilders>;

/** Creates an invented catalog of stores in and around 台北市信義區. */
export function createCatalog(ids: Ids): Store[] {
  const build = createBuilders(ids);
  return [noodleShop(build), ...otherRestaurants(build), grocery(build)];
}

function noodleShop({ option, group, food, setFood, setGroup, store }: Builders): Store {
  const spice = () => group("辣度", true, [option("不辣"), option("小辣"), option("大辣")]);
  const extras = () =>
    group("加料", false, [option("滷蛋", 15), option("青菜", 20), option("牛肉", 60)], 2);
  const drink = group("附餐飲料", true, [
    option("紅茶", 0, [group("甜度", true, [option("無糖"), option("半糖")])]),
    option("豆漿", 10),
  ]);
  const set = setGroup("主餐選擇", [setFood("牛肉麵", true, [spice()]), setFood("燙青菜", true)]);
  const side = setGroup("加購小菜", [setFood("滷豆干", false), setFood("涼拌小黃瓜", false)]);
  return store("松仁牛肉麵", {
    types: ["台式料理", "中式料理", "小吃", "湯品", "健康餐", "速食"],
    takesBusiness: true,
    serviceFee: 5,
    products: [
      food("紅燒牛肉麵", 180, { desc: "半筋半肉", listPrice: 200, groups: [spice(), extras()] }),
      food("麻醬麵", 80, { groups: [extras()] }),
      food("麵飲組合", 130, { groups: [drink], limit: 3 }),
      food("滷味拼盤", 120, { category: "小菜" }),
      food("皮蛋豆腐", 60, { category: "小菜", isSoldOut: true }),
      food("單人套餐", 260, { kind: "set", category: "套餐", setGroups: [set, side] }),
    ],
  });
}

function otherRestaurants({ option, group, food, store }: Builders): Store[] {
  const sugar = group("甜度", true, [option("正常"), option("微糖"), option("無糖")]);
  return [
    store("象山早午餐", {
      types: ["早午餐", "咖啡輕食"],
      takesPickup: false,
      disabledPayments: [2],
      products: [food("班尼迪克蛋", 220), food("法式吐司", 190)],
    }),
    store("永春茶飲", {
      types: ["飲料"],
      delivers: false,
      minimum: 0,
      products: [food("四季春茶", 45, { category: "茶", groups: [sugar] })],
    }),
    store("五分埔便當", { openStatus: 0, products: [food("排骨飯", 110)] }),
    store("大安咖哩", {
      types: ["日式料理"],
      address: "台北市大安區敦化南路一段201號",
      lat: "25.0413000",
      lng: "121.5491000",
      openStatus: 2,
      products: [food("豬排咖哩飯", 210)],
    }),
  ];
}

function grocery({ nextId, food, store }: Builders): Store {
  const names = ["蔬果", "鮮奶蛋品", "日用品"] as const;
  const [produce, dairy, daily] = names;
  return store("信義生鮮超市", {
    types: ["生鮮超市"],
    isGrocery: true,
    minimum: 150,
    categories: names.map((name) => ({ id: nextId("c"), name })),
    products: [
      food("高麗菜", 69, { category: produce }),
      food("香蕉一串", 55, { category: produce }),
      food("鮮奶 936ml", 97, { category: dairy, limit: 2 }),
      food("洗選雞蛋 10入", 85, { category: dairy }),
      food("抽取式衛生紙", 139, { category: daily, listPrice: 169 }),
    ],
  });
}
