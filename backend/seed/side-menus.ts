import { type MenuCategory, readMenu } from "./cuisine.ts";

export const freeExtras: MenuCategory = {
  name: "備品",
  groups: [],
  dishes: [
    { name: "環保餐具", price: 0, picture: "takeout", desc: "需要時請在訂單備註" },
    { name: "醬料包", price: 0, picture: "jar", desc: "" },
  ],
};

/** Side menus of many cuisines. A store has some of those that fit its cuisine. */
export const sideMenus: readonly (MenuCategory & { key: string })[] = Object.entries({
  soups: `
# 燉湯
香菇雞湯 110 soup 放山雞腿與埔里香菇
蒜頭雞湯 120 soup 蒜頭燉到化在湯裡
鳳梨苦瓜雞湯 120 soup 自家醃的鳳梨醬
蛤蜊雞湯 130 soup 蛤蜊現開
山藥排骨湯 95 soup-carrot 山藥切厚片
蓮藕排骨湯 95 soup-carrot 藕片粉糯
四神湯 65 soup 小腸洗得乾淨
當歸鴨湯 120 soup 當歸與川芎
羅宋湯 70 soup-carrot 番茄與牛肉
南瓜濃湯 60 soup-corn 不加鮮奶油
麻油雞湯 150 soup 冬天最想喝
竹筍排骨湯 85 soup-corn 當季綠竹筍
`,
  sweets: `
# 飯後甜點
芋泥西米露 60 pudding 大甲芋頭現蒸
紅豆牛奶凍 55 pudding
黑糖粉粿 50 dango 現煮現放涼
花生豆花 50 pudding
桂花酒釀湯圓 70 dango 微甜微酸
杏仁豆腐 60 pudding
抹茶布丁 65 pudding
可可布朗尼 75 chocolate
檸檬優格蛋糕 85 cake
蜂蜜鬆餅 90 waffle
香草冰淇淋 50 icecream
水果優格杯 80 kiwi
`,
  street: `
# 古早味點心
蚵仔煎 80 oyster 鮮蚵每日現剝
炸春捲 40 tamale
刈包 55 takeout 酸菜與花生粉
肉圓 45 takeout 清蒸或油炸請備註
碗粿 40 pudding 米漿現磨
鹹粿 45 butter
臭豆腐 65 butter 附台式泡菜
大腸包小腸 65 hotdog
豬血糕 40 butter 花生粉與香菜
地瓜球 40 falafel 外酥內空
潤餅 55 burrito 現包現捲
筒仔米糕 40 rice 淋甜辣醬
`,
  greens: `
# 時令青菜 | seasoning
蒜炒空心菜 90 greens
清炒水蓮 110 greens 美濃野蓮
腐乳高麗菜 100 greens
薑絲地瓜葉 80 greens
蠔油芥藍 100 greens
金沙絲瓜 130 cucumber 鹹蛋黃炒沙
涼筍沙拉 150 salad 當季綠竹筍
乾煸四季豆 120 greens
培根玉米筍 130 corn
`,
  tea: `
# 手作飲品 | iceSimple
決明子紅茶 30 tea
桂花烏龍 40 teapot
洛神梅子茶 45 fruittea
冬瓜檸檬 45 lemon-ice
百香綠茶 50 fruittea
仙草蜜 40 tea
甘蔗青茶 50 tea-lemon
鮮奶紅茶 55 bubbletea-milk
桑葚汁 50 fruittea
氣泡金桔 60 lemon-ice
`,
}).flatMap(([key, text]) => readMenu(text).map((category) => ({ key, ...category })));
