import type { Cuisine } from "./cuisine.ts";
import { roundPrice } from "./make-food.ts";

/**
 * Each line has the format `category | option groups; price; methods; ingredients`. Each combination of a method and an
 * ingredient becomes a dish. `price` (NT$) is the price of the first dish; the other dishes cost the same or more.
 */
const WOK = `
雞鴨現炒 | spice seasoning; 210; 三杯 宮保 椒鹽 麻油 醬爆 沙茶 蒜香 豆豉 塔香 辣炒; 雞丁 雞腿 雞胗 鴨肉
牛羊快炒 | spice seasoning; 250; 蔥爆 沙茶 黑胡椒 鐵板 滑蛋 酸菜炒 芥藍炒 空心菜炒 薑絲 XO醬炒; 牛肉 牛柳 羊肉
豬肉小炒 | spice seasoning; 210; 蒜苗 京醬 豆瓣 糖醋 椒鹽 蔥燒 客家 鹹魚 泡菜炒; 五花 里肌 排骨 松阪豬 大腸
蝦蟹 | spice seasoning; 320; 鳳梨 胡椒 蒜蓉 鹽烤 鹹酥 避風塘 金沙 蔥燒 麻辣 宮保; 蝦球 鮮蝦 軟殼蟹
花枝與貝類 | spice seasoning; 260; 三杯 椒鹽 芹菜炒 五味 塔香 豆豉 蒜蓉 蔥油 沙茶 薑絲; 蛤蜊 海瓜子 小卷 花枝 透抽 軟絲
鮮魚 | seasoning; 380; 清蒸 紅燒 糖醋 豆瓣 檸檬 樹子蒸 蒜酥 鹽烤 鳳梨豆醬; 鱸魚 石斑 午仔魚 黃魚
豆腐與豆乾 | spice; 150; 麻婆 紅燒 鐵板 椒鹽 金沙 三杯 蟹黃 蔥燒; 豆腐 百頁 豆乾
菇與茄瓜 | seasoning; 150; 塔香 魚香 三杯 金沙 椒鹽 蒜香 豆豉; 茄子 杏鮑菇 絲瓜 苦瓜
時令青菜; 110; 清炒 蒜炒 蠔油 腐乳 薑絲 培根炒; 高麗菜 空心菜 水蓮 山蘇 地瓜葉 A菜
炒飯炒麵 | seasoning; 120; 蝦仁 牛肉 肉絲 鮭魚 鹹魚雞粒 什錦 櫻花蝦 泡菜; 炒飯 炒麵 炒米粉 炒烏龍
湯與鍋 | seasoning; 180; 蛤蜊 薑絲鮮魚 酸菜肚片 竹筍排骨 麻油雞 剝皮辣椒雞 鳳梨苦瓜雞 味噌鮮魚; 湯 砂鍋
`;

const COLD_AND_DRINKS = `
# 涼拌冷盤
涼拌木耳 60
五味章魚 180
皮蛋豆腐 60
醉雞 200
沙拉涼筍 160
蒜泥白肉 180
涼拌海蜇 160
滷味拼盤 150
# 炸物串烤 | spice
炸豆腐 70
炸蚵仔酥 180
鹽酥龍珠 180
月亮蝦餅 200
炸銀絲捲 60
烤雞肉串 50
烤香腸 45
烤魷魚 160
# 主食飲料
白飯 15
甜湯（今日） 40
沙士 40
蘋果西打 40
冬瓜茶 30
烏梅汁 40
`;

export const wokHouse: Cuisine = {
  key: "taiwanese",
  types: ["熱炒", "台式料理"],
  names: ["熱炒", "現炒", "炒翻天", "快炒一百"],
  intros: ["三口快速爐，上百道菜，想到什麼點什麼。", "大火、鑊氣、白飯無限想添。"],
  sets: `
熱炒三人組 三道現炒配青菜與白飯 現炒一=雞鴨現炒:4 現炒二=豬肉小炒:4 現炒三=花枝與貝類:4 青菜=時令青菜:4 *主食=白飯?皮蛋豆腐
鑊氣雙人餐 炒飯配一道熱炒與湯 飯麵=炒飯炒麵:4 現炒=牛羊快炒:4 湯品=湯與鍋:4
`,
  menu: `${readWok(WOK)}${COLD_AND_DRINKS}`,
};

function readWok(text: string): string {
  const blocks = text
    .trim()
    .split("\n")
    .map((line) => line.split("; "));
  return blocks
    .map(([head = "", price = "0", methods = "", ingredients = ""]) => {
      const base = Number(price);
      const step = Math.max(5, roundPrice(base / 20));
      const dishes = ingredients.split(" ").flatMap((ingredient, at) =>
        methods.split(" ").map((method, turn) => {
          const own = base + (at + ((turn * 7) % 5)) * step;
          return `${method}${ingredient} ${own}`;
        }),
      );
      return `# ${head}\n${dishes.join("\n")}\n`;
    })
    .join("");
}
