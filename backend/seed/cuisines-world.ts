import type { Cuisine } from "./cuisine.ts";

export const world: Cuisine[] = [
  {
    key: "southeast",
    types: ["異國料理", "咖哩"],
    names: ["印度廚房", "香料之路", "土耳其烤肉", "中東小館", "地中海廚房"],
    intros: ["十二種香料每天現炒現磨。", "烤餅貼著爐壁烤，等三分鐘最香。"],
    sides: "sweets",
    sets: `
咖哩套餐 curry 咖哩配烤餅與飲料 咖哩=香料咖哩:5 烤餅=烤餅與飯:5 飲料=甜點飲料:4
烤肉雙人餐 pita 兩份烤肉配小點與飲料 烤肉一=炭烤:4 烤肉二=炭烤:4 小點=小點:4 *烤餅=原味烤餅?蒜味烤餅
`,
    menu: `
# 香料咖哩 | spice
奶油雞咖哩 210 curry-drumstick 番茄與腰果醬
瑪薩拉羊肉咖哩 260 curry 羊肉燉三小時
菠菜起司咖哩 190 curry 奶素
鷹嘴豆咖哩 170 curry 全素
椰奶鮮蝦咖哩 240 curry-tempura
馬鈴薯花椰菜咖哩 170 curry 全素
果阿魚咖哩 230 curry 羅望子的酸
# 炭烤 | spice sauce
坦都里烤雞（半隻） 260 drumstick 優格醃一夜
羊肉串（三串） 220 meatbone
雞肉口袋餅 130 pita
羊肉口袋餅 150 pita
旋轉烤肉飯 180 rice-meatbone
烤蔬菜串 120 pepper
# 烤餅與飯
原味烤餅 45 flatbread
蒜味烤餅 55 flatbread
起司烤餅 75 flatbread
薑黃飯 40 rice
羊肉香料飯 240 paella
雞肉香料飯 210 paella
# 小點
炸豆丸（五顆） 110 falafel 全素
咖哩角（兩個） 80 tamale
鷹嘴豆泥 110 avocado 附口袋餅
優格小黃瓜 80 cucumber
番茄碎沙拉 90 salad
# 甜點飲料
芒果優格飲 80 mango
香料奶茶 60 bubbletea-milk
玫瑰奶球 80 dango
開心果酥 90 pie
薄荷茶 50 tea
`,
  },
  {
    key: "american",
    types: ["速食", "炸雞"],
    names: ["漢堡站", "炸雞快餐", "快飽廚房", "潛艇堡"],
    intros: ["下單三分鐘進鍋，趕時間也能吃熱的。", "薯條超過七分鐘就重炸。"],
    sides: "sweets",
    sets: `
快餐一號餐 burger 主堡配薯條與飲料 主堡=主堡:4 飲料=飲料:5 *附餐=中薯?玉米濃湯
炸雞分享桶 drumstick 兩份炸雞配點心與飲料 炸雞一=炸雞:4 炸雞二=炸雞:4 點心=點心:5 飲料=飲料:4
兒童歡樂餐 burger-fries 小漢堡、點心與果汁 主堡=輕食:4 點心=點心:4 *飲品=蘋果汁?香草霜淇淋
`,
    menu: `
# 主堡 | comboUpgrade sauce
勁脆雞腿堡 109 burger
原味吉事牛堡 89 burger-cheese
雙層牛肉堡 139 burger-cheese
鱈魚堡 99 burger
辣味雞腿堡 109 burger-fries
蕈菇牛肉堡 149 burger-cheese
蔬食堡 119 burger 蛋奶素
# 炸雞 | spice
原味炸雞（兩塊） 119 drumstick
香辣炸雞（兩塊） 119 drumstick
無骨雞柳（四條） 99 drumstick-fries
上校雞塊（六塊） 69 drumstick-fries
烤雞翅（四隻） 109 drumstick
# 輕食 | sauce
雞肉捲餅 99 burrito
鮪魚潛艇堡 109 sandwich
火腿潛艇堡 109 sandwich-egg
雞肉凱薩沙拉 119 salad-egg
小漢堡 59 burger
# 點心
中薯 45 fries
大薯 59 fries
地瓜薯條 59 sweetpotato
洋蔥圈 55 onion
起司球（五顆） 59 falafel
玉米濃湯 45 soup-corn
蛋塔 39 pie
香草霜淇淋 35 softserve
蘋果派 45 pie
# 飲料
可樂 35 cola-ice
無糖紅茶 35 tea
檸檬紅茶 39 tea-lemon
柳橙汁 49 orange
蘋果汁 39 juicebox
熱拿鐵 59 coffee-milk
`,
  },
  {
    key: "japanese",
    types: ["百貨美食", "日式料理"],
    names: ["百貨美食街", "樓上食堂", "美食廣場", "百匯廚房"],
    intros: ["美食街的人氣櫃，一張訂單一次帶走。", "排隊的事我們來，您坐著等就好。"],
    sides: "tea",
    sets: `
美食街個人餐 curry-tempura 主餐配湯與甜點 主餐=人氣主餐:5 湯品=湯與小點:4 甜點=甜點櫃:5
家庭分享餐 rice-meatbone 三份主餐與兩份點心 主餐一=人氣主餐:4 主餐二=鐵板與鍋物:4 主餐三=麵與飯:4 點心=湯與小點:4 *甜點=雞蛋糕?可麗餅
`,
    menu: `
# 人氣主餐 | portion
厚切豬排定食 260 rice-meatbone 高麗菜絲可續
炸蝦定食 290 tempura
蛋包咖哩飯 220 curry 半熟蛋皮
漢堡排定食 280 meatbone 肉汁鎖在裡面
鰻魚飯 380 rice
親子丼 200 rice-egg
# 鐵板與鍋物 | doneness
鐵板牛排 320 steak-corn
鐵板雞腿 260 drumstick
石鍋拌飯 220 rice-egg
壽喜燒鍋 300 fondue
豆腐鍋 240 soup
# 麵與飯 | seasoning
豚骨拉麵 230 noodles-egg
牛肉河粉 190 noodles-meatbone
海南雞飯 190 rice-drumstick
青醬義大利麵 220 pasta-cheese
擔擔麵 160 noodles-chili
# 湯與小點
味噌湯 40 soup
玉米可樂餅 60 falafel
章魚燒（六顆） 80 takeout
日式煎餃（五顆） 90 dumpling
溫泉蛋 35 egg
# 甜點櫃
雞蛋糕 60 pancakes
可麗餅 110 pancakes-honey
抹茶聖代 130 icecream
銅鑼燒（兩入） 90 dango
紅豆湯圓 70 dango
鮮果冰沙 100 shavedice-mango
`,
  },
  {
    key: "western",
    types: ["主廚料理", "西式料理"],
    names: ["私廚", "主廚餐桌", "小法廚", "風土餐室"],
    intros: ["一晚只收十張單，菜單跟著節氣換。", "外帶也想端出餐桌上的樣子，附擺盤卡。"],
    sides: "",
    sets: `
主廚三道式 steak 前菜、主菜與甜點 前菜=前菜:5 主菜=主菜:4 甜點=甜點:4
雙人品味餐 lobster 兩份前菜、兩份主菜與甜點 前菜一=前菜:4 前菜二=前菜:4 主菜一=主菜:4 主菜二=主菜:4 甜點=甜點:4 *麵包=酸種麵包與發酵奶油?松露薯條
`,
    menu: `
# 前菜
油封鴨腿沙拉 480 salad 柑橘與苦苣
乾式熟成生牛肉 560 steak 附酸豆與蛋黃
炙燒干貝 520 oyster 花椰菜泥
煙燻鮭魚薄片 420 fish
番茄與水牛起司 360 tomato
季節蔬菜溫沙拉 320 salad-avocado 奶素
鵝肝醬與布里歐 580 bread
# 主菜 | doneness
乾式熟成肋眼 1680 steak 三百公克，適合兩人
低溫菲力佐紅酒醬 1380 steak
法式羊排 1280 meatbone
香煎圓鱈佐白酒醬 980 fish
半隻龍蝦佐奶油 1580 lobster
油封豬五花 780 meatbone
野菇松露燉飯 680 paella 奶素
# 湯品
龍蝦濃湯 320 soup
洋蔥湯 240 soup 焗起司
白花椰菜濃湯 220 soup-corn 奶素
# 配餐
酸種麵包與發酵奶油 120 baguette
松露薯條 220 fries
炭烤蘆筍 240 greens
# 甜點
焦糖烤布蕾 220 pudding
檸檬塔 240 pie
熔岩巧克力 260 chocolate 請微波二十秒
季節水果千層 260 cake
# 飲品
氣泡礦泉水 120 lemon-ice
無酒精水果氣泡 180 fruittea
手沖咖啡 180 coffee
`,
  },
];
