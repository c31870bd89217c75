import type { Cuisine } from "./cuisine.ts";

export const lightMeals: Cuisine[] = [
  {
    key: "breakfast",
    types: ["早餐", "小吃"],
    names: ["豆漿", "蛋餅", "燒餅油條", "飯糰"],
    intros: ["半夜三點磨豆，天亮就有第一鍋。", "餅皮現擀，蛋汁在邊上煎出裙邊。"],
    sets: `
蛋餅早餐組合 flatbread 蛋餅配飲料 蛋餅=蛋餅:6 飲料=飲料:5
燒餅飯糰組合 onigiri 燒餅飯糰配豆漿 主食=燒餅飯糰:6 *飲品=豆漿?油條
`,
    menu: `
# 蛋餅 | seasoning breakfastDrink
原味蛋餅 35 flatbread 手工粉漿皮
起司蛋餅 45 flatbread
玉米蛋餅 45 flatbread
培根蛋餅 50 flatbread
鮪魚蛋餅 50 flatbread
蔬菜蛋餅 45 flatbread
燻雞蛋餅 55 flatbread
# 燒餅飯糰 | breakfastDrink
燒餅油條 45 baguette 現烤芝麻燒餅
燒餅夾蛋 40 baguette
紫米飯糰 45 onigiri 菜脯、肉鬆、油條
傳統飯糰 40 onigiri
飯糰加蛋 50 onigiri-fishcake
饅頭夾蛋 35 sandwich-egg
肉包 25 takeout
菜包 20 takeout
蘿蔔糕加蛋 50 bread-egg
油條 20 pretzel
# 吐司漢堡 | toastAddOn breakfastDrink
豬排蛋吐司 60 sandwich-egg
花生吐司 30 bread
豬肉蛋堡 50 burger
雞腿堡 65 burger
# 鐵板麵
蘑菇鐵板麵加蛋 65 pasta
黑胡椒鐵板麵加蛋 65 pasta
# 飲料 | temperature sweetSimple
豆漿 25 milk
鹹豆漿 40 soup
米漿 25 jar
鮮奶茶 45 bubbletea-milk
紅茶 25 tea
`,
  },
  {
    key: "healthy",
    types: ["健康餐盒", "沙拉"],
    names: ["健康餐盒", "沙拉", "低卡廚房", "舒肥餐盒"],
    intros: ["每份標示熱量與蛋白質，吃得明白。", "舒肥兩小時，雞胸也能多汁。"],
    sides: "tea",
    sets: `
輕盈餐盒組合 salad-egg 餐盒配湯與飲料 主餐=舒肥餐盒:4 飲料=飲料:4 *湯品=番茄蔬菜湯?水煮蛋（兩顆）
沙拉午餐組合 salad-avocado 沙拉配捲餅與飲料 沙拉=沙拉:4 主食=捲餅三明治:3 飲料=飲料:3
`,
    menu: `
# 舒肥餐盒 | staple sides protein
原味舒肥雞胸餐 140 salad-egg 蛋白質三十八克
椒麻舒肥雞胸餐 145 salad
迷迭香雞腿餐 150 bento-drumstick
香煎鮭魚餐 210 salad-shrimp
嫩煎牛排餐 220 bento-steak
蒜味鮮蝦餐 190 salad-shrimp
薄鹽鯖魚餐 160 bento-shrimp
日式豬里肌餐 150 bento
毛豆豆腐餐 130 bento-egg 全素可
# 沙拉 | dressing protein
凱薩雞肉沙拉 150 salad-egg
酪梨鮮蝦沙拉 190 salad-avocado
鮪魚尼斯沙拉 160 salad-egg
烤南瓜藜麥沙拉 150 salad
水果優格沙拉 140 kiwi
# 捲餅三明治 | dressing
雞胸全麥捲 120 burrito
鮪魚全麥三明治 100 sandwich
酪梨蛋三明治 130 sandwich-egg
# 單點
舒肥雞胸（一片） 65 drumstick
水煮蛋（兩顆） 30 egg
烤地瓜 45 sweetpotato
花椰菜 50 broccoli
毛豆 45 beans
番茄蔬菜湯 60 soup-carrot
南瓜濃湯 60 soup-corn
# 飲料
無糖豆漿 35 milk
冷泡茶 45 tea
綠拿鐵 80 kiwi
氣泡水 40 lemon-ice
`,
  },
  {
    key: "vegetarian",
    types: ["素食", "健康餐盒"],
    names: ["蔬食", "素食館", "蔬食廚房"],
    intros: ["不用加工素料，只用菜、豆、菇。", "全素、蛋奶素都清楚標示。"],
    sides: "sweets tea",
    sets: `
蔬食套餐 rice-greens 飯類配小菜與湯飲 飯類=飯類:4 小菜=點心小菜:4 湯飲=湯飲:4
蔬食雙人餐 noodles-greens 一飯一麵配兩份小菜 飯類=飯類:4 麵類=麵類:4 小菜一=點心小菜:4 小菜二=點心小菜:4
`,
    menu: `
# 飯類 | staple mainDrink
菇菇滷味飯 95 rice-greens 全素
紅燒獅子頭飯 110 rice-greens 全素
三杯杏鮑菇飯 115 rice-greens 全素
咖哩時蔬飯 120 curry 全素
宮保豆腐飯 110 curry 全素
素排便當 105 bento 附三樣配菜
松露野菇燉飯 160 paella 蛋奶素
# 麵類 | noodle spice
素牛肉麵 130 noodles-greens 全素
麻醬乾麵 65 noodles-greens 全素
番茄蔬菜麵 110 noodles 全素
酸辣麵 85 noodles-chili 全素
什錦炒麵 95 noodles-greens 全素
# 鍋物 | broth
養生百菇鍋 190 soup-corn
番茄蔬菜鍋 180 soup-carrot
# 點心小菜
素水餃（十顆） 75 dumpling
香椿抓餅 50 flatbread
炸豆腐 50 butter
涼拌木耳 45 greens
燙青菜 40 greens
烤時蔬 90 broccoli
毛豆 40 beans
生菜沙拉 80 salad
# 湯飲
竹笙湯 70 soup
紅棗銀耳湯 55 shavedice
黑豆茶 30 tea
堅果豆漿 45 milk
`,
  },
  {
    key: "drinks",
    types: ["手搖飲", "飲料"],
    names: ["手作茶", "鮮奶茶", "茶舖", "果茶", "青草茶"],
    intros: ["茶葉三十分鐘一泡，過時就倒掉。", "珍珠每兩小時煮一鍋。"],
    menu: `
# 原茶 | cupSize sweetness ice topping
茉莉綠茶 35 tea
阿薩姆紅茶 35 tea
四季春青茶 35 tea
炭焙烏龍 40 teapot
蜜香紅茶 45 tea
冬瓜茶 40 jar
# 奶茶 | cupSize sweetness ice topping
珍珠奶茶 55 bubbletea 黑糖珍珠
阿薩姆奶茶 50 bubbletea-milk
烏龍奶茶 50 bubbletea-milk
布丁奶茶 65 bubbletea
仙草凍奶茶 60 bubbletea
黑糖珍珠鮮奶 75 bubbletea-milk
芋泥鮮奶 80 bubbletea
# 鮮奶茶 | cupSize sweetness ice milk topping
紅茶拿鐵 65 bubbletea-milk
烏龍拿鐵 65 bubbletea-milk
抹茶拿鐵 75 milk
伯爵奶蓋茶 75 bubbletea
# 水果茶 | sweetness ice topping
百香雙響炮 65 fruittea
檸檬綠茶 60 tea-lemon
柳橙青茶 65 orange
葡萄柚綠茶 70 fruittea
鮮榨西瓜汁 80 watermelon
芒果冰茶 80 mango
草莓果茶 85 bubbletea-strawberry
荔枝烏龍 70 fruittea
水果茶（一公升） 140 fruittea
檸檬愛玉 60 lemon-ice
# 冰沙 | sweetness
芒果冰沙 90 shavedice-mango
草莓優格冰沙 90 shavedice-strawberry
可可冰沙 85 chocolate
`,
  },
  {
    key: "coffee",
    types: ["咖啡", "甜點"],
    names: ["咖啡", "咖啡館", "烘豆所", "咖啡與甜點"],
    intros: ["豆子自己烘，養足七天才上架。", "拉花到您手上大概散了，味道不會。"],
    sets: `
下午茶組合 coffee-croissant 奶咖啡配甜點 咖啡=奶咖啡:4 甜點=甜點:5
輕食組合 sandwich 輕食配咖啡 輕食=輕食:5 咖啡=咖啡:4
`,
    menu: `
# 咖啡 | temperature shot
美式咖啡 70 coffee
濃縮咖啡 60 coffee
手沖單品 140 coffee 今日豆單請看備註
冷萃咖啡 110 coffee
西西里檸檬咖啡 110 coffee-croissant
# 奶咖啡 | temperature milk shot
拿鐵 100 coffee-milk
卡布奇諾 100 coffee-milk
摩卡 120 chocolate
焦糖瑪奇朵 120 coffee-milk
黑糖拿鐵 120 coffee-milk
鴛鴦拿鐵 110 coffee-milk
# 非咖啡 | temperature milk
可可牛奶 110 chocolate
抹茶牛奶 110 milk
伯爵鮮奶茶 100 bubbletea-milk
蜂蜜檸檬 90 lemon-ice
# 輕食
火腿起司可頌 110 croissant
鮪魚三明治 100 sandwich
奶油貝果 70 bagel
肉桂捲 80 pretzel
燻雞帕尼尼 130 sandwich
# 甜點
巴斯克乳酪蛋糕 120 pie
檸檬塔 120 pie
布朗尼 80 chocolate
草莓蛋糕 130 cake
烤布丁 75 pudding
戚風蛋糕 90 cake
美式軟餅乾 55 cookie
司康（兩個） 90 cookie
# 咖啡豆
濾掛咖啡（五入） 180 coffee
中焙豆（半磅） 380 coffee
`,
  },
  {
    key: "desserts",
    types: ["甜點", "冰品"],
    names: ["豆花", "冰店", "甜湯", "甜點工作室", "芋圓"],
    intros: ["紅豆蜜八小時，粒粒完整。", "豆花凝得軟，糖水不死甜。"],
    sides: "tea",
    menu: `
# 豆花甜湯 | temperature dessertTopping
招牌豆花 55 pudding 四樣配料自己選
芋圓豆花 65 pudding
紅豆湯圓 60 beans
花生湯 55 peanuts
燒仙草 60 beans
綠豆薏仁湯 50 beans
銀耳蓮子湯 60 shavedice
# 刨冰 | dessertTopping
四果冰 65 shavedice
芒果牛奶冰 150 shavedice-mango 季節限定
草莓牛奶冰 150 shavedice-strawberry
黑糖剉冰 60 shavedice
芋頭牛奶冰 90 icecream
# 蛋糕甜點 | candle
草莓鮮奶油蛋糕（六吋） 680 birthdaycake 請提前一天
巧克力蛋糕（六吋） 620 birthdaycake
草莓切片蛋糕 130 cake
巴斯克乳酪 110 pie
烤布丁（兩入） 90 pudding
杯子蛋糕 60 cupcake
草莓杯子蛋糕 70 cupcake-strawberry
檸檬塔 110 pie
# 甜甜圈與餅乾
原味甜甜圈 40 donut
巧克力甜甜圈 45 donut
手工餅乾（一袋） 90 cookie
雪Q餅（一盒） 160 mooncake
# 冰淇淋
霜淇淋 45 softserve
雙球冰淇淋 90 icecream
烤糰子（三串） 60 dango
# 飲料
桂圓紅棗茶 55 tea
冬瓜檸檬 50 lemon-ice
`,
  },
  {
    key: "bakery",
    types: ["烘焙", "甜點"],
    names: ["麵包店", "烘焙坊", "吐司專門店", "可頌屋"],
    intros: ["一天三爐，出爐時間貼在門口。", "麵團只用水、粉、鹽、酵母，多的是時間。"],
    menu: `
# 吐司與歐包
生吐司（一條） 120 bread 隔天也柔軟
鮮奶吐司（半條） 65 bread
全麥吐司（半條） 70 bread
法國長棍 65 baguette
酸種麵包 150 baguette
葡萄核桃歐包 90 baguette
明太子法國 75 baguette
# 台式麵包
蔥花麵包 35 bread
菠蘿麵包 35 bread
紅豆麵包 35 bread
肉鬆麵包 40 bread
起司條 40 pretzel
奶酥麵包 35 butter
鹽可頌 40 croissant
炸彈麵包 45 bread
# 可頌與酥皮
原味可頌 60 croissant
杏仁可頌 80 croissant
火腿起司可頌 85 croissant
巧克力可頌 75 croissant
蘋果派 70 pie
蛋塔（四入） 140 pie
# 三明治貝果
火腿蛋三明治 55 sandwich-egg
鮪魚三明治 55 sandwich
原味貝果 40 bagel
蜂蜜乳酪貝果 60 bagel-egg
# 蛋糕點心 | candle
生乳捲 260 cake
蜂蜜蛋糕（半條） 150 butter
磅蛋糕（一片） 50 cake
杯子蛋糕 55 cupcake
手工餅乾（一袋） 90 cookie
甜甜圈 35 donut
# 飲料
冰鮮奶 45 milk
拿鐵 80 coffee-milk
`,
  },
];
