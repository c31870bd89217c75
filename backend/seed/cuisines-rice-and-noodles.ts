import type { Cuisine } from "./cuisine.ts";

export const riceAndNoodles: Cuisine[] = [
  {
    key: "taiwanese",
    types: ["台式料理", "小吃"],
    names: ["家常菜", "滷肉飯", "小吃部", "台菜館", "熱炒"],
    intros: ["滷鍋從清晨開始慢火細熬，一碗飯就是一頓安心。", "用當季的菜，做家裡會端上桌的味道。"],
    sides: "soups sweets street tea",
    sets: `
單人套餐 rice-meatbone 飯食配小菜與湯 飯食=招牌飯食:6 小菜=青菜小菜:5 湯品=湯與羹:4
家常雙人餐 drumstick 兩道熱炒一湯兩碗飯 熱炒一=熱炒:4 熱炒二=熱炒:4 湯品=湯與羹:4 *主食=白飯?滷蛋
飯湯組合 rice-drumstick 飯食配湯，省時午餐 飯食=招牌飯食:5 湯品=湯與羹:3 飲料=飲料:2
`,
    menu: `
# 招牌飯食 | portion seasoning
滷肉飯 45 rice-meatbone 肥瘦三比七，滷汁收得油亮
雞肉飯 50 rice-drumstick 手撕土雞肉，淋上現炸油蔥
控肉飯 95 rice-meatbone 厚切五花滷到筷子能夾斷
排骨飯 110 rice-meatbone 醃一夜的里肌排，現點現炸
雞腿飯 125 rice-drumstick 去骨腿排，皮脆肉嫩
焢肉滷蛋飯 115 rice-egg 控肉一塊配半熟滷蛋
豬腳飯 130 rice-meatbone 豬腳燉三小時，膠質豐富
蝦仁飯 120 rice-shrimp 大火快炒的火燒蝦與蔥段
# 湯與羹 | seasoning
香菇肉羹 65 soup 手打肉羹，勾薄芡
虱目魚肚湯 110 soup 當日產地直送，只放薑絲
貢丸湯 40 soup-corn 彈牙手工貢丸
蛤蜊湯 70 soup 蛤蜊吐過沙才下鍋
苦瓜排骨湯 75 soup-carrot 白玉苦瓜不苦口
酸辣湯 50 soup 料多、胡椒香
# 熱炒 | spice seasoning
三杯雞 260 drumstick 九層塔最後一把下鍋
宮保雞丁 220 drumstick 花生與乾辣椒的香
蔥爆牛肉 240 steak 青蔥要大把才夠味
鳳梨蝦球 280 shrimp 酸甜開胃，孩子也愛
客家小炒 220 squid 魷魚、豆乾、五花一起炒香
蒼蠅頭 190 greens 韭菜花、絞肉與豆豉
麻婆豆腐 160 curry 花椒現磨
# 青菜小菜
燙地瓜葉 45 greens 淋蒜香油膏
炒高麗菜 90 greens 大火快炒保留脆度
涼拌小黃瓜 45 cucumber 蒜味酸甜
滷蛋 15 egg 滷到入心
油豆腐 25 onigiri 吸飽滷汁
皮蛋豆腐 50 egg 柴魚與蔥花
白飯 15 rice
# 飲料
冬瓜茶 30 tea 自家熬煮
古早味紅茶 30 tea 決明子香
`,
  },
  {
    key: "bento",
    types: ["便當", "台式料理"],
    names: ["便當", "飯盒", "飯包", "自助餐盒"],
    intros: ["每天現煮現裝，三樣配菜自己挑。", "米飯用當季新米，菜色每週換一輪。"],
    sides: "sweets tea",
    sets: `
便當組合 bento 便當配湯與飲料 便當=主餐便當:5 湯品=湯品與小菜:3 飲料=飲料:2
雙拼便當組合 bento-drumstick 便當再加一份主菜 便當=主餐便當:4 主菜=單點主菜:5 *附餐=味噌湯?滷蛋
會議便當四入 bento-egg 四個便當，開會好分 便當一=主餐便當:3 便當二=主餐便當:3 便當三=主餐便當:3 便當四=主餐便當:3 *飲料=無糖綠茶?梅子汁
`,
    menu: `
# 主餐便當 | staple sides mainDrink
招牌排骨便當 110 bento-steak 古早味炸排骨，附三樣配菜
炸雞腿便當 130 bento-drumstick 整支棒棒腿現炸
滷雞腿便當 125 bento-drumstick 滷汁入味到骨邊
香煎鯖魚便當 130 bento-shrimp 薄鹽鯖魚煎到皮脆
蒜泥白肉便當 120 bento 五花切薄片，蒜泥另附
三杯雞便當 130 bento-drumstick 九層塔與老薑
黑胡椒豬柳便當 120 bento-steak 洋蔥甜、胡椒香
糖醋里肌便當 125 bento 外酥內嫩
椒麻雞便當 135 bento-drumstick 檸檬與花椒的酸麻
紅燒牛腩便當 150 bento-steak 牛腩燉到軟爛
宮保雞丁便當 125 bento 花生酥脆
炸豬排便當 130 bento-steak 厚切豬排佐高麗菜絲
日式照燒雞便當 130 bento-drumstick 照燒醬自己熬
蝦排便當 135 bento-shrimp 整隻蝦打成厚排
番茄炒蛋便當 95 bento-egg 蛋奶素可
素雞豆包便當 100 bento 全素可
# 單點主菜
炸排骨 65 meatbone
炸雞腿 80 drumstick
滷雞腿 75 drumstick
香煎鯖魚 80 tempura
蝦排 70 shrimp
# 湯品與小菜
味噌湯 25 soup
玉米濃湯 35 soup-corn
紫菜蛋花湯 30 soup
滷蛋 15 egg
燙青菜 40 greens
涼拌海帶 35 greens
白飯 15 rice
# 飲料
無糖綠茶 30 tea
梅子汁 35 fruittea
`,
  },
  {
    key: "noodles",
    types: ["麵食", "台式料理"],
    names: ["牛肉麵", "麵館", "刀削麵", "麻醬麵", "陽春麵"],
    intros: ["湯頭每天重新起鍋，賣完就休息。", "麵條當天手擀，牛肉一鍋只燉三十碗。"],
    sides: "soups sweets tea",
    sets: `
麵食套餐 noodles-meatbone 湯麵配小菜與飲料 湯麵=湯麵:4 小菜=小菜滷味:5 飲料=飲料:2
乾麵加湯組合 noodles-greens 乾麵配一碗湯 乾麵=乾麵:4 湯品=湯品:4
雙人麵食餐 noodles-chili 兩碗麵配兩份小菜 湯麵=湯麵:4 乾麵=乾麵:4 小菜一=小菜滷味:4 小菜二=小菜滷味:4
`,
    menu: `
# 湯麵 | noodle spice noodleAddOn
紅燒牛肉麵 180 noodles-meatbone 牛腱慢燉，湯頭帶豆瓣香
清燉牛肉麵 180 noodles-meatbone 牛骨與蔬果熬八小時
半筋半肉麵 210 noodles-meatbone 一半牛筋一半牛腱
番茄牛肉麵 190 noodles-chili 四種番茄熬出酸甜
麻辣牛肉麵 195 noodles-chili 花椒香大於辣
牛肉湯麵 100 noodles 有湯沒有肉，味道不打折
餛飩麵 95 noodles-shrimp 現包鮮蝦餛飩六顆
榨菜肉絲麵 90 noodles-greens 榨菜洗去多餘的鹹
酸菜白肉麵 120 noodles-greens 東北酸白菜自己醃
蚵仔麵線 70 noodles-oyster 大腸與鮮蚵各半
# 乾麵 | noodle spice noodleAddOn
麻醬麵 60 noodles-greens 白芝麻現磨
炸醬麵 65 noodles 肉醬與毛豆乾丁
紅油抄手 80 dumpling-chili 八顆，紅油自己煉
擔仔麵 55 noodles-shrimp 蝦湯與肉燥
沙茶牛肉炒麵 120 noodles-meatbone 大火翻炒
蔥油拌麵 60 noodles-egg 蔥油慢火熬
椒麻乾拌麵 75 noodles-chili 花椒油另附
# 小菜滷味 | seasoning
滷牛腱 90 steak
滷味拼盤 120 egg 豆乾、海帶、滷蛋、豬耳
燙青菜 40 greens
皮蛋豆腐 50 egg
涼拌小黃瓜 40 cucumber
花生豆乾 40 peanuts
滷蛋 15 egg
# 湯品
餛飩湯 65 soup 六顆
酸辣湯 50 soup
蛋花湯 30 soup
貢丸湯 40 soup-corn
# 飲料
冰紅茶 25 tea
酸梅湯 35 fruittea
`,
  },
  {
    key: "dumplings",
    types: ["水餃鍋貼", "小吃"],
    names: ["水餃", "鍋貼", "小籠包", "餃子館"],
    intros: ["皮現擀、餡現拌，點了才下鍋。", "每顆餃子十八摺，煮好三分鐘內裝盒。"],
    sides: "soups sweets",
    sets: `
水餃套餐 dumpling 水餃配湯與小菜 水餃=水餃（十顆）:6 湯品=湯品:3 小菜=小菜飲料:4
鍋貼雙人餐 dumpling-garlic 兩盒鍋貼配湯 鍋貼一=鍋貼煎包:5 鍋貼二=鍋貼煎包:5 湯品=湯品:3 *飲品=豆漿?涼拌干絲
`,
    menu: `
# 水餃（十顆） | dipping
高麗菜豬肉水餃 70 dumpling 爽脆高麗菜
韭菜豬肉水餃 75 dumpling-garlic 韭菜香足
玉米豬肉水餃 80 dumpling 清甜爆汁
鮮蝦水餃 120 dumpling-garlic 一顆一蝦
泡菜水餃 85 dumpling-chili 微辣
茴香豬肉水餃 95 dumpling 北方老味道
素水餃 75 dumpling 全素，香菇粉絲餡
# 鍋貼煎包 | dipping
招牌鍋貼（八顆） 72 dumpling 底脆皮薄
韭菜鍋貼（八顆） 76 dumpling-garlic
咖哩鍋貼（八顆） 80 dumpling-chili
泡菜鍋貼（八顆） 80 dumpling-chili
生煎包（五顆） 80 dumpling
小籠包（八顆） 110 takeout 現包現蒸，小心湯汁
蝦仁蒸餃（八顆） 130 takeout
蟹黃小籠包（八顆） 180 takeout
# 麵食 | spice
紅油抄手 80 dumpling-chili
鮮肉餛飩湯 70 soup
炸醬麵 70 noodles
酸辣麵 75 noodles-chili
蔥油餅加蛋 55 flatbread
牛肉捲餅 110 burrito
# 湯品
酸辣湯 45 soup
玉米濃湯 40 soup-corn
旗魚丸湯 45 soup
# 小菜飲料
涼拌干絲 45 noodles-greens
燙青菜 40 greens
皮蛋豆腐 45 egg
豆漿 30 milk
冰紅茶 25 tea
`,
  },
  {
    key: "hotpot",
    types: ["火鍋", "台式料理"],
    names: ["小火鍋", "鍋物", "麻辣鍋", "石頭鍋"],
    intros: ["湯底與生食分裝，到家煮滾就能吃。", "一人一鍋，青菜當天進貨。"],
    sides: "sweets",
    sets: `
雙人鍋物餐 fondue 兩鍋配一盤肉 個人鍋一=個人鍋:3 個人鍋二=個人鍋:3 肉盤=加點肉盤:4 飲料=主食飲料:4
單人豪華鍋 soup-corn 個人鍋加肉盤與火鍋料 個人鍋=個人鍋:4 肉盤=加點肉盤:3 火鍋料=加點火鍋料:6
`,
    menu: `
# 個人鍋 | broth hotpotStaple hotpotAddOn
招牌豬肉鍋 220 fondue 梅花豬六片，菜盤一份
霜降牛肉鍋 280 fondue 牛肉薄切，三秒即熟
無骨牛小排鍋 360 fondue 油花細緻
嫩雞腿肉鍋 240 soup-corn 去骨雞腿切塊
海鮮總匯鍋 380 soup 蝦、蛤蜊、花枝、魚片
麻辣鴨血豆腐鍋 230 soup 鴨血續煮更入味
酸菜白肉鍋 290 soup 自家醃的酸白菜
泡菜豬肉鍋 250 soup 泡菜炒過再下鍋
番茄蔬菜鍋 210 soup-corn 蛋奶素可
牛奶起司鍋 260 fondue 孩子最愛
羊肉爐（一人份） 320 soup 帶皮羊肉與當歸
# 加點肉盤
梅花豬肉盤 120 bacon
霜降牛肉盤 160 steak
牛小排肉盤 240 steak
雞腿肉盤 120 drumstick
# 加點火鍋料
綜合菇盤 70 greens
青菜盤 60 greens
手工花枝漿 90 squid
鮮蝦四隻 130 shrimp
鴨血豆腐 60 beans
貢丸五顆 50 oden
魚餃五顆 60 dumpling
炸豆皮 50 flatbread
玉米一份 35 corn
# 主食飲料
白飯 15 rice
王子麵 20 noodles
酸梅湯 35 fruittea
冬瓜茶 30 tea
`,
  },
];
