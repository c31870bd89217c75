import type { Cuisine } from "./cuisine.ts";

/** The grocery shelves have its products. */
export const grocery: Cuisine = {
  key: "grocery",
  types: ["生鮮雜貨"],
  names: ["大賣場", "生活超市", "生鮮超市"],
  intros: ["下單後現場揀貨，冷藏品用保冷袋分裝。", "早上六點到貨，蔬果每天換一輪。"],
  menu: "",
};

export const cornerGrocery: Cuisine = {
  ...grocery,
  names: ["雜貨鋪", "菜市", "小超市"],
  intros: ["轉角的小店，缺什麼打電話問一聲。", "少量多樣，蔬果每天換一輪。"],
};
