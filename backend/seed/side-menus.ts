import { type MenuCategory, readMenu } from "./cuisine.ts";

export const freeExtras: MenuCategory = {
  name: "備品",
  groups: [],
  dishes: [
    { name: "環保餐具", price: 0, desc: "需要時請在訂單備註" },
    { name: "醬料包", price: 0, desc: "" },
  ],
};

/**
 * Small menu categories, such as soups, that fit several cuisines. A store may get some of the side menus that its
 * cuisine lists in `sides`.
 */
export const sideMenus: readonly (MenuCategory & { key: string })[] = Object.entries({
  soups: `
# 燉湯
香菇雞湯 110 放山雞腿與埔里香菇
蒜頭雞湯 120 蒜頭燉到化在湯裡
鳳梨苦瓜雞湯 120 自家醃的鳳梨醬
蛤蜊雞湯 130 蛤蜊現開
山藥排骨湯 95 山藥切厚片
蓮藕排骨湯 95 藕片粉糯
四神湯 65 小腸洗得乾淨
當歸鴨湯 120 當歸與川芎
羅宋湯 70 番茄與牛肉
南瓜濃湯 60 不加鮮奶油
麻油雞湯 150 冬天最想喝
竹筍排骨湯 85 當季綠竹筍
`,
  sweets: `
# 飯後甜點
芋泥西米露 60 大甲芋頭現蒸
紅豆牛奶凍 55
黑糖粉粿 50 現煮現放涼
花生豆花 50
桂花酒釀湯圓 70 微甜微酸
杏仁豆腐 60
抹茶布丁 65
可可布朗尼 75
檸檬優格蛋糕 85
蜂蜜鬆餅 90
香草冰淇淋 50
水果優格杯 80
`,
  street: `
# 古早味點心
蚵仔煎 80 鮮蚵每日現剝
炸春捲 40
刈包 55 酸菜與花生粉
肉圓 45 清蒸或油炸請備註
碗粿 40 米漿現磨
鹹粿 45
臭豆腐 65 附台式泡菜
大腸包小腸 65
豬血糕 40 花生粉與香菜
地瓜球 40 外酥內空
潤餅 55 現包現捲
筒仔米糕 40 淋甜辣醬
`,
  greens: `
# 時令青菜 | seasoning
蒜炒空心菜 90
清炒水蓮 110 美濃野蓮
腐乳高麗菜 100
薑絲地瓜葉 80
蠔油芥藍 100
金沙絲瓜 130 鹹蛋黃炒沙
涼筍沙拉 150 當季綠竹筍
乾煸四季豆 120
培根玉米筍 130
`,
  tea: `
# 手作飲品 | iceSimple
決明子紅茶 30
桂花烏龍 40
洛神梅子茶 45
冬瓜檸檬 45
百香綠茶 50
仙草蜜 40
甘蔗青茶 50
鮮奶紅茶 55
桑葚汁 50
氣泡金桔 60
`,
}).flatMap(([key, text]) => readMenu(text).map((category) => ({ key, ...category })));
