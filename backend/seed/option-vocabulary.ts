/**
 * An option group. `choose` is "one" if the customer must choose one option, "maybe" if the customer may choose one,
 * and a number if the customer may choose several, up to that number. `options` is a text of options with spaces
 * between them. An option is written as `name`, as `name+price` (NT$), or as `name+price>key` if it opens the group
 * with that key.
 */
export type OptionVocabulary = { name: string; choose: "one" | "maybe" | number; options: string };

export const optionVocabulary = {
  sweetness: { name: "甜度", choose: "one", options: "正常甜 少糖（七分） 半糖 微糖（三分） 無糖" },
  ice: { name: "冰塊", choose: "one", options: "正常冰 少冰 微冰 去冰 溫 熱" },
  cupSize: { name: "容量", choose: "one", options: "中杯 大杯+10" },
  topping: {
    name: "加料",
    choose: 3,
    options: "珍珠+10 椰果+10 仙草凍+10 愛玉+10 芋圓+15 布丁+15 奶蓋+20",
  },
  milk: { name: "奶類", choose: "one", options: "全脂鮮奶 低脂鮮奶 燕麥奶+20" },
  temperature: { name: "冷熱", choose: "one", options: "熱 冰" },
  shot: { name: "咖啡調整", choose: 2, options: "加一份濃縮+25 減咖啡因+20 香草糖漿+15" },
  spice: { name: "辣度", choose: "one", options: "不辣 微辣 小辣 中辣 大辣" },
  seasoning: { name: "調味", choose: 2, options: "不要蔥 不要蒜 不要香菜 加辣+0 加九層塔+5" },
  noodle: { name: "麵條", choose: "one", options: "細麵 寬麵 刀削麵+10 冬粉 米粉" },
  ramenFirmness: { name: "麵條軟硬", choose: "one", options: "偏軟 普通 偏硬" },
  noodleAddOn: { name: "加點", choose: 4, options: "滷蛋+15 加麵+20 燙青菜+40 貢丸+20 牛筋+60" },
  ramenAddOn: { name: "加料", choose: 4, options: "溏心蛋+35 叉燒兩片+50 海苔+20 玉米+20 加麵+30" },
  portion: { name: "份量", choose: "one", options: "小份 大份+20" },
  staple: {
    name: "主食升級",
    choose: "one",
    options: "白飯 紫米飯+10 白飯加量+10 花椰菜米+30 飯換菜+25",
  },
  sides: {
    name: "配菜（三選）",
    choose: 3,
    options: "高麗菜 番茄炒蛋 滷豆腐 三色蛋 炒四季豆 涼拌海帶 玉米筍",
  },
  mainDrink: {
    name: "飲料附餐",
    choose: "maybe",
    options: "紅茶+20>iceSimple 奶茶+30>iceSimple 味噌湯+25 冬瓜茶+20>iceSimple",
  },
  iceSimple: { name: "冰量", choose: "one", options: "正常冰 少冰 去冰" },
  comboUpgrade: {
    name: "套餐升級",
    choose: "maybe",
    options: "加飲料+35>comboDrink 加薯條與飲料+65>comboFries",
  },
  comboDrink: { name: "套餐飲料", choose: "one", options: "可樂 無糖紅茶 檸檬紅茶+10 柳橙汁+20" },
  comboFries: {
    name: "薯條與飲料",
    choose: "one",
    options: "中薯配可樂 中薯配無糖紅茶 大薯配可樂+15 地瓜薯條配紅茶+15",
  },
  sauce: { name: "醬料", choose: 2, options: "番茄醬 蜂蜜芥末+10 起司醬+20 塔塔醬+15 是拉差+10" },
  dipping: { name: "沾醬", choose: 3, options: "醬油膏 辣椒醬 蒜泥 烏醋 香油" },
  doneness: { name: "熟度", choose: "one", options: "五分 七分 全熟" },
  steakSide: { name: "附餐", choose: "one", options: "鐵板麵與蛋 薯條 時蔬+20 薯泥+20" },
  soupChoice: { name: "附湯", choose: "one", options: "玉米濃湯 羅宋湯 蔬菜清湯" },
  broth: {
    name: "湯底",
    choose: "one",
    options: "昆布清湯 麻辣湯+20 番茄湯+10 牛奶湯+20 泡菜湯+10",
  },
  hotpotStaple: { name: "主食", choose: "one", options: "白飯 王子麵 冬粉 烏龍麵+15" },
  hotpotAddOn: {
    name: "加點火鍋料",
    choose: 5,
    options: "貢丸+20 魚餃+25 豆皮+20 青菜盤+50 牛肉片+80 蝦兩隻+60",
  },
  crust: { name: "餅皮", choose: "one", options: "手拍餅皮 薄脆餅皮 芝心餅皮+50" },
  pizzaAddOn: { name: "加料", choose: 3, options: "雙倍起司+40 鳳梨+20 黑橄欖+20 臘腸+40" },
  pastaShape: { name: "麵體", choose: "one", options: "直麵 筆管麵 寬扁麵+15 改燉飯+20" },
  eggStyle: { name: "蛋的做法", choose: "one", options: "半熟 全熟 炒蛋+10" },
  toastAddOn: { name: "加料", choose: 3, options: "加蛋+15 加起司+15 加培根+25 加玉米+15" },
  breakfastDrink: {
    name: "飲料附餐",
    choose: "maybe",
    options: "冰紅茶+20>sweetSimple 豆漿+25>sweetSimple 鮮奶茶+35>sweetSimple 美式咖啡+40",
  },
  sweetSimple: { name: "甜度", choose: "one", options: "正常甜 半糖 無糖" },
  dressing: { name: "醬汁", choose: "one", options: "和風胡麻 油醋 凱薩 不要醬汁" },
  protein: { name: "加蛋白質", choose: 2, options: "舒肥雞胸+50 溏心蛋+25 鮭魚+90 毛豆+25" },
  banchan: { name: "小菜", choose: 3, options: "泡菜+25 醃黃豆芽+20 海苔+15 起司粉+20" },
  dessertTopping: {
    name: "配料（四選）",
    choose: 4,
    options: "紅豆 綠豆 花生 芋圓+10 湯圓 仙草 粉粿 煉乳+5",
  },
  candle: { name: "加購", choose: 2, options: "蠟燭一組+10 保冷袋+30 手寫卡片+20" },
  cutlery: { name: "餐具", choose: "maybe", options: "需要餐具 不需要餐具" },
} as const satisfies Record<string, OptionVocabulary>;

export type OptionKey = keyof typeof optionVocabulary;
