import type { Cuisine } from "./cuisine.ts";

export const asian: Cuisine[] = [
  {
    key: "japanese",
    types: ["日式料理", "壽司"],
    names: ["食堂", "壽司", "丼飯", "拉麵", "定食屋"],
    intros: ["早市挑魚，中午前切完，不隔夜。", "高湯用昆布與柴魚，每天早上起一鍋。"],
    sides: "sweets tea",
    sets: `
丼飯套餐 sushi-shrimp 丼飯配味噌湯與小菜 丼飯=丼飯:5 *附餐=味噌湯?溏心蛋 小菜=小菜湯品:3
壽司雙人餐 sushi 兩份壽司配兩份小菜 壽司一=壽司與手捲:4 壽司二=壽司與手捲:4 小菜一=小菜湯品:4 小菜二=小菜湯品:4
拉麵套餐 noodles-egg 拉麵配炸物與飲料 拉麵=拉麵與烏龍:4 炸物=咖哩與炸物:4 飲料=飲料:2
`,
    menu: `
# 丼飯 | portion mainDrink
炙燒鮭魚丼 260 sushi-shrimp 半邊炙燒半邊生食
綜合海鮮丼 320 sushi-shrimp 當日六種魚料
牛丼 150 rice-meatbone 洋蔥燉到透明
親子丼 150 rice-egg 雞腿肉與滑蛋
炸豬排丼 180 rice-meatbone 厚切里肌
天丼 210 tempura 炸蝦兩隻與時蔬
鰻魚丼 380 rice 蒲燒醬反覆刷三次
# 壽司與手捲
綜合握壽司（八貫） 280 sushi
炙燒握壽司（六貫） 240 sushi-sake
花壽司（八個） 120 sushi
豆皮壽司（六個） 90 onigiri
鮮蝦手捲 75 sushi-shrimp
鮭魚手捲 85 sushi
日式飯糰（鮭魚） 45 onigiri
日式飯糰（梅子） 40 onigiri-fishcake
# 拉麵與烏龍 | ramenFirmness ramenAddOn
豚骨拉麵 220 noodles-egg 豬骨熬十二小時
醬油拉麵 200 noodles-egg 三種醬油調配
味噌拉麵 210 noodles-meatbone 北海道風味噌
辣味噌拉麵 220 noodles-chili
咖哩烏龍麵 180 noodles
鍋燒意麵 130 noodles-shrimp
# 咖哩與炸物 | portion
豬排咖哩飯 200 curry-drumstick 蘋果與蜂蜜燉的咖哩
炸蝦咖哩飯 220 curry-tempura
唐揚雞塊 120 drumstick 薑汁醬油醃漬
炸蝦天婦羅（四隻） 180 tempura
可樂餅（兩個） 70 falafel
章魚燒（六顆） 80 takeout
# 小菜湯品
味噌湯 40 soup
茶碗蒸 60 pudding
毛豆 50 beans
溏心蛋 35 egg
日式沙拉 80 salad
# 飲料
煎茶 40 tea
柚子蜜 60 fruittea
`,
  },
  {
    key: "korean",
    types: ["韓式料理", "炸雞"],
    names: ["韓食堂", "豆腐鍋", "拌飯", "韓式炸雞"],
    intros: ["泡菜自己醃，發酵三週才上桌。", "石鍋的鍋巴香，外帶也想辦法留住。"],
    sides: "tea",
    sets: `
韓式單人餐 rice-egg 飯食配小菜與飲料 主餐=飯食:5 附餐=小菜飲料:5
炸雞雙人餐 drumstick 炸雞配兩份飯食 炸雞=炸雞:4 主餐一=飯食:4 主餐二=飯食:4 *小菜=綜合小菜?韓式蒸蛋
`,
    menu: `
# 鍋物 | spice banchan
海鮮豆腐鍋 220 soup 附白飯一碗
泡菜豬肉鍋 210 soup
部隊鍋（兩人份） 420 soup 泡麵、午餐肉、起司
牛肉豆腐鍋 230 soup
人蔘雞湯 360 soup 糯米填肚，紅棗提香
馬鈴薯排骨湯 260 soup-carrot
# 飯食 | spice banchan
石鍋拌飯 180 rice-egg
辣炒豬肉飯 170 rice-meatbone
韓式烤牛肉飯 220 rice-meatbone
泡菜炒飯 150 rice-egg
紫菜飯捲 110 sushi
魷魚蓋飯 190 rice-shrimp
# 炸雞 | spice
原味炸雞（半隻） 260 drumstick
洋釀炸雞（半隻） 290 drumstick 甜辣醬裹滿
蒜香醬油炸雞（半隻） 290 drumstick
起司粉炸雞（半隻） 290 drumstick
# 年糕麵食 | spice
辣炒年糕 140 oden
起司辣炒年糕 170 oden
炸醬麵 160 noodles
冷麵 170 noodles-egg
韓式冬粉 150 noodles-greens
海鮮煎餅 190 pizza
# 小菜飲料
綜合小菜 80 greens
韓式蒸蛋 80 egg
魚板湯 60 oden
水蜜桃汁 50 fruittea
麥茶 35 tea
`,
  },
  {
    key: "southeast",
    types: ["東南亞料理", "咖哩"],
    names: ["河粉", "泰式料理", "南洋廚房", "咖哩屋"],
    intros: ["香茅、南薑與檸檬葉，每天新鮮磨醬。", "湯頭不加味精，用時間換鮮甜。"],
    sides: "sweets tea",
    sets: `
南洋單人套餐 curry 主食配單點與甜飲 主食=主食:6 甜飲=甜點飲料:4
分享雙人餐 noodles-shrimp 兩份主食配一道單點 主食一=主食:5 主食二=主食:5 單點=單點:5 *飲料=泰式奶茶?摩摩喳喳
`,
    menu: `
# 主食 | spice seasoning
生牛肉河粉 150 noodles-meatbone 河粉細滑，牛肉生熟各半
雞肉河粉 140 noodles
海鮮河粉 170 noodles-shrimp
涼拌米線 140 noodles-shrimp 炸春捲與花生
泰式炒河粉 160 noodles-shrimp 羅望子醬
打拋豬肉飯 140 rice-egg 附半熟荷包蛋
綠咖哩雞飯 170 curry 椰奶香濃
紅咖哩牛肉飯 190 curry
瑪莎曼咖哩飯 190 curry-drumstick
椒麻雞飯 160 rice-drumstick
海南雞飯 150 rice-drumstick 雞油飯粒粒分明
叻沙麵 180 noodles-shrimp
沙嗲雞串飯 160 rice-drumstick
# 單點 | spice
月亮蝦餅 180 pizza
涼拌青木瓜 110 salad-shrimp
檸檬魚片 260 lemon
炸春捲（三條） 90 tamale
越式生春捲（兩條） 90 burrito
越式法國麵包 95 baguette 手工鵝肝醬與醃蘿蔔
蝦醬空心菜 130 greens
冬蔭功湯 200 soup 酸辣蝦湯
南洋肉骨茶 180 soup-carrot
# 甜點飲料
摩摩喳喳 70 shavedice
椰香西米露 60 coconut
泰式奶茶 55 bubbletea-milk
滴漏咖啡 70 coffee-milk
現榨檸檬汁 60 lemon-ice
香茅茶 40 tea-lemon
`,
  },
  {
    key: "hongkong",
    types: ["港式料理", "飲茶"],
    names: ["茶餐廳", "燒臘", "飲茶", "粥品"],
    intros: ["燒味每天兩爐，斬件現切。", "奶茶用三種茶葉拉過，苦澀剛好。"],
    sides: "soups tea",
    sets: `
燒臘套餐 rice-meatbone 燒臘飯配甜品飲料 燒臘飯=燒臘飯:5 甜飲=甜品飲料:4
點心雙人餐 dumpling 三籠點心配兩杯飲料 點心一=點心:5 點心二=點心:5 點心三=點心:5 *飲品=港式奶茶,凍檸茶?蛋塔（兩個）
`,
    menu: `
# 燒臘飯 | portion seasoning
脆皮燒肉飯 150 rice-meatbone 皮要聽得見聲音
蜜汁叉燒飯 140 rice-meatbone
玫瑰油雞飯 135 rice-drumstick
燒鴨飯 160 rice-drumstick
三寶飯 170 rice-egg 燒鴨、油雞、叉燒
滑蛋蝦仁飯 150 rice-shrimp
窩蛋牛肉飯 140 rice-egg
# 粥麵 | seasoning
皮蛋瘦肉粥 90 soup
及第粥 110 soup
鮮蝦雲吞麵 130 noodles-shrimp
乾炒牛河 150 noodles-meatbone
星洲炒米粉 140 noodles-shrimp
公仔麵（餐肉蛋） 110 noodles-egg
# 點心
蝦餃（四顆） 110 dumpling
燒賣（四顆） 95 dumpling
叉燒包（兩個） 70 takeout
流沙包（三個） 90 takeout
腸粉（叉燒） 90 tamale
腸粉（鮮蝦） 100 tamale
蘿蔔糕 70 butter
鳳爪 85 drumstick
春捲（三條） 80 tamale
珍珠雞 95 tamale
# 甜品飲料 | temperature
港式奶茶 60 bubbletea-milk
鴛鴦 65 coffee-milk
凍檸茶 55 tea-lemon
菠蘿油 50 bread
蛋塔（兩個） 60 pie
楊枝甘露 90 mango
芝麻糊 65 shavedice
`,
  },
  {
    key: "seafood",
    types: ["海鮮", "台式料理"],
    names: ["海產", "海鮮粥", "漁港小館", "鮮魚湯"],
    intros: ["每天清晨從漁港收貨，缺什麼看海況。", "魚湯只放薑與鹽，鮮度騙不了人。"],
    sides: "greens tea",
    sets: `
漁港雙人餐 shrimp 熱炒兩道配湯與白飯 熱炒一=熱炒:5 熱炒二=熱炒:5 湯品=粥與湯:4 *主食=白飯?燙青菜
海鮮飯套餐 rice-shrimp 飯麵配湯與飲料 飯麵=飯麵:5 湯品=粥與湯:4 飲料=飲料:2
`,
    menu: `
# 粥與湯 | seasoning
海鮮粥 130 soup 蝦、蚵、花枝與魚片
虱目魚肚粥 130 soup
鮮蚵粥 110 oyster
虱目魚丸湯 60 soup
鮮魚湯 150 soup 當日現流
蛤蜊薑絲湯 90 soup
石斑魚湯 220 soup
味噌魚湯 110 soup
# 飯麵 | seasoning
蝦仁炒飯 120 rice-shrimp
鮭魚炒飯 130 rice-shrimp
海鮮炒麵 130 noodles-shrimp
什錦海鮮烏龍 150 noodles-shrimp
蚵仔麵線 75 noodles-oyster
透抽米粉 140 noodles-shrimp
# 熱炒 | spice seasoning
鳳梨蝦球 280 shrimp
蒜蓉蒸蝦 320 shrimp
胡椒蝦 360 shrimp
三杯透抽 260 squid
椒鹽花枝 240 squid
蔥薑炒蟹 480 crab
清蒸鮮魚 380 lemon
豆豉鮮蚵 220 oyster
塔香蛤蜊 190 oyster
# 炸物小菜
炸蚵仔酥 150 oyster
炸花枝丸 120 squid
月亮蝦餅 190 pizza
涼拌海帶 45 greens
燙青菜 50 greens
白飯 15 rice
# 飲料
無糖綠茶 30 tea
古早味沙士 35 cola
`,
  },
];
