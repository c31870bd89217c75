import type { Cuisine } from "./cuisine.ts";

export const chinese: Cuisine[] = [
  {
    key: "taiwanese",
    types: ["中式料理", "麵食"],
    names: ["川味小館", "眷村菜", "江浙小館", "北方麵點", "老灶"],
    intros: ["豆瓣自己發，辣油自己煉，辣得有層次。", "一張砧板三代人，切絲比機器還細。"],
    sides: "soups greens sweets tea",
    sets: `
合菜雙人餐 rice-greens 兩道熱菜一湯兩碗飯 熱菜一=川味熱菜:5 熱菜二=家常小炒:5 湯品=湯羹:4 *主食=白飯?蔥花捲
麵點套餐 dumpling-chili 麵點配小菜與湯 麵點=麵點:5 小菜=開胃冷盤:5 湯品=湯羹:3
`,
    menu: `
# 川味熱菜 | spice seasoning
麻婆豆腐 160 curry 花椒現磨，豆腐滾過鹽水
宮保雞丁 230 drumstick 乾辣椒炒到棗紅
水煮牛肉 320 steak 下面鋪豆芽，上面潑熱油
魚香肉絲 210 rice-meatbone 木耳與筍絲
回鍋肉 230 bacon 青蒜與豆乾
辣子雞 260 drumstick 在辣椒裡找雞
酸菜魚 380 fish 老壇酸菜，魚片滑嫩
夫妻肺片 220 steak 紅油與花生
乾煸四季豆 160 greens 煸到起皺
螞蟻上樹 150 noodles-chili 絞肉與冬粉
口水雞 230 drumstick 冷盤，麻在舌尖
# 家常小炒 | seasoning
京醬肉絲 240 burrito 附豆腐皮六張
糖醋排骨 260 meatbone 鎮江醋
清炒蝦仁 290 shrimp 只放鹽與薑汁
番茄炒蛋 130 friedegg
蔥爆羊肉 260 meatbone
雪菜百頁 170 greens
紅燒獅子頭 220 meatbone 手剁肉，燉兩小時
東坡肉 260 meatbone 附刈包兩個
木須肉 200 greens
# 開胃冷盤
醉雞捲 190 drumstick 紹興酒浸一夜
涼拌黃瓜 60 cucumber
糖醋蓮藕 80 onion
五香牛腱 180 steak
皮蛋豆腐 60 egg
老醋花生 70 peanuts
# 麵點
擔擔麵 90 noodles-chili 芝麻醬與碎花生
紅油抄手 90 dumpling-chili 八顆
蔥油拌麵 70 noodles-greens
雪菜肉絲麵 110 noodles-greens
牛肉捲餅 120 burrito
韭菜盒子（兩個） 80 dumpling-garlic
小籠包（八顆） 130 takeout
# 湯羹
酸辣湯 60 soup
西湖牛肉羹 90 soup
醃篤鮮 280 soup 筍與鹹肉
蘿蔔絲鯽魚湯 220 soup
# 主食
白飯 15 rice
蔥花捲 40 bread
揚州炒飯 140 rice-egg
鍋巴（一份） 50 senbei
`,
  },
  {
    key: "seafood",
    types: ["桌菜辦桌", "台式料理"],
    names: ["辦桌", "海味樓", "總鋪師廚房", "宴席", "合菜館"],
    intros: ["總鋪師三代，一道一道照古禮出菜。", "三五好友到三桌親戚，份量都幫您算好。"],
    sides: "greens sweets tea",
    sets: `
四人合菜 lobster 兩道大菜兩道小炒一湯 大菜一=手路大菜:3 大菜二=海味:4 小炒一=熱炒:4 小炒二=熱炒:4 湯品=羹湯:3 *主食=白飯?炒米粉
六人圍桌 crab 三道大菜配羹湯與甜點 大菜一=手路大菜:4 大菜二=手路大菜:4 海味=海味:4 熱炒=熱炒:4 湯品=羹湯:4 *甜點=八寶甜飯?桂圓甜湯
`,
    menu: `
# 手路大菜
佛跳牆（四人份） 880 soup 排骨酥、芋頭、魚皮與栗子
紅蟳米糕 980 crab 一隻紅蟳，米糕吸滿蟹汁
白鯧米粉 780 fish 白鯧先煎再煮
封肉 520 meatbone 滷到用湯匙就能切
八寶鴨 1080 drumstick 請提前一天
蔥燒烏參 860 squid
蒜蓉龍蝦 1680 lobster 一隻切盤
# 海味 | seasoning
清蒸石斑 880 fish
五味九孔 520 oyster
避風塘炒蟹 720 crab
胡椒蝦 420 shrimp
酥炸生蠔 320 oyster
涼拌透抽 260 squid
芥末蝦球 360 shrimp
# 熱炒 | spice seasoning
三杯雞 280 drumstick
鐵板牛柳 320 steak
客家小炒 260 squid
糖醋里肌 260 meatbone
鹹酥排骨 280 meatbone
炒山蘇 180 greens
紅燒豆腐 180 curry
薑絲大腸 240 squid
# 冷盤
五福拼盤 680 sushi-shrimp 烏魚子、醉雞、海蜇、牛腱、鮑片
烏魚子（半副） 780 senbei
醉蝦 320 shrimp
涼筍沙拉 180 salad
# 羹湯
魷魚螺肉蒜 480 soup 酒家菜的靈魂
鮑魚雞湯 680 soup
魚翅羹風味筍絲湯 380 soup 用筍絲不用魚翅
蛤蜊冬瓜湯 260 soup
# 主食甜點
白飯 15 rice
炒米粉 160 noodles-greens
八寶甜飯 220 pudding
桂圓甜湯 160 pudding
炸湯圓 140 falafel
`,
  },
  {
    key: "dumplings",
    types: ["小吃", "宵夜"],
    names: ["夜市小吃", "蚵仔煎", "臭豆腐", "肉圓", "滷味"],
    intros: ["夜市擺了二十年，現在送到家門口。", "滷味現點現燙，醬汁另外裝。"],
    sides: "soups sweets tea greens",
    sets: `
夜市三享組 oyster 煎炸滷各一 煎台=煎台:4 炸鍋=炸鍋:4 滷味=現燙滷味:5
小吃飽足組 takeout 米食配湯與飲料 米食=米食蒸點:5 湯品=湯點:4 飲料=飲料:3
`,
    menu: `
# 煎台 | seasoning
蚵仔煎 75 oyster 鮮蚵八顆起
蝦仁煎 85 shrimp
豬肉煎 75 bacon
蛋包炒麵 80 noodles-egg
蔥油餅加蛋 50 flatbread
鐵板豆腐 90 butter
# 炸鍋 | spice
臭豆腐 65 butter 附台式泡菜
炸花枝 80 squid
鹽酥菇 60 potato
芋頭餅 45 butter
地瓜球 40 falafel
炸豬血糕 45 butter
# 米食蒸點
肉圓 45 takeout
碗粿 40 pudding
筒仔米糕 40 rice
刈包 55 takeout
潤餅 55 burrito
油飯 45 rice-greens
# 現燙滷味 | spice seasoning
綜合滷味（小） 100 greens
綜合滷味（大） 160 greens
王子麵 20 noodles
百頁豆腐 35 butter
鴨翅 40 drumstick
豬頭皮 50 bacon
甜不辣 30 fishcake
高麗菜 30 greens
# 湯點
蚵仔麵線 65 noodles-oyster
肉羹湯 60 soup
花枝羹 75 soup
四神湯 60 soup
貢丸湯 35 soup-corn
# 飲料
楊桃湯 40 fruittea
青草茶 35 tea
酸梅湯 35 fruittea
`,
  },
  {
    key: "hotpot",
    types: ["湯品", "台式料理"],
    names: ["燉品屋", "煲湯", "雞湯大叔", "湯舖", "藥膳房"],
    intros: ["一只砂鍋一份湯，火候交給時間。", "藥材先泡再燉，喝起來是甜的。"],
    sides: "greens sweets street",
    sets: `
一人一湯飯 soup 燉湯配飯與小菜 燉湯=招牌燉湯:5 飯麵=飯麵:4 小菜=小菜:5
暖心雙人餐 soup-carrot 兩盅湯配麵線 燉湯一=招牌燉湯:5 燉湯二=養生燉品:4 *主食=雞油麵線?滷蛋
`,
    menu: `
# 招牌燉湯
香菇雞湯 120 soup 一盅一隻腿
剝皮辣椒雞湯 130 soup 花蓮剝皮辣椒
蒜頭蛤蜊雞湯 140 soup 湯色奶白
鳳梨苦瓜雞湯 130 soup 回甘不苦
麻油雞湯 150 soup 老薑煸乾
竹笙干貝雞湯 190 soup 請悶五分鐘再開蓋
山藥排骨湯 100 soup-carrot
蓮藕花生排骨湯 100 soup-carrot
# 養生燉品
當歸羊肉 190 soup
四物雞湯 140 soup
何首烏烏骨雞 180 soup
牛蒡排骨湯 110 soup-carrot
黑豆鱸魚湯 220 fish 手術後最安心
# 蔬食湯
番茄蔬菜湯 80 soup-carrot 全素
南瓜濃湯 80 soup-corn 奶素
玉米濃湯 60 soup-corn
竹筍香菇湯 80 soup 全素
# 飯麵 | seasoning
雞油麵線 50 noodles-greens
麻油麵線 60 noodles-greens
雞絲飯 50 rice-drumstick
滷肉飯 45 rice-meatbone
油蔥拌麵 55 noodles-egg
# 小菜
滷蛋 15 egg
燙地瓜葉 45 greens
涼拌木耳 45 greens
油豆腐 30 onigiri
滷大白菜 50 greens
`,
  },
];
