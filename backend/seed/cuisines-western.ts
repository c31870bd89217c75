import type { Cuisine } from "./cuisine.ts";

export const western: Cuisine[] = [
  {
    key: "western",
    types: ["義式料理", "西式料理"],
    names: ["義大利麵", "小酒館", "牛排館", "燉飯廚房"],
    intros: ["醬汁從炒洋蔥開始，不用現成罐頭。", "一盤一鍋現炒，請給我們十五分鐘。"],
    sides: "sweets",
    sets: `
義大利麵套餐 pasta-tomato 麵配前菜與飲料 主餐=義大利麵:4 前菜=前菜沙拉:5 甜飲=甜點飲料:4
牛排套餐 steak 排餐配沙拉與甜點 排餐=牛排主餐:4 前菜=前菜沙拉:4 甜飲=甜點飲料:4
約會雙人餐 pasta-shrimp 一麵一飯配前菜與甜點 麵=義大利麵:3 燉飯=燉飯與焗烤:4 前菜=前菜沙拉:4 甜點=甜點飲料:4 *小點=蒜香麵包?玉米濃湯
`,
    menu: `
# 義大利麵 | pastaShape seasoning
奶油培根麵 180 pasta-cheese 蛋黃與帕瑪森
青醬雞肉麵 190 pasta-cheese 九層塔與松子
番茄肉醬麵 170 pasta-tomato 牛豬各半燉三小時
白酒蛤蜊麵 210 pasta-shrimp 蒜與白酒
蒜辣鮮蝦麵 220 pasta-shrimp 乾辣椒炒香
墨魚海鮮麵 240 pasta-shrimp
明太子奶油麵 210 pasta
松露野菇麵 230 pasta-cheese 蛋奶素可
拿坡里海鮮麵 240 pasta-tomato
香辣番茄麵 170 pasta-tomato 全素可
# 燉飯與焗烤
松露野菇燉飯 230 paella 生米現炒
海鮮番茄燉飯 250 paella
南瓜雞肉燉飯 220 paella
焗烤千層麵 220 pie
焗烤海鮮飯 230 paella
# 牛排主餐 | doneness steakSide soupChoice
菲力牛排（六盎司） 480 steak 最嫩的部位
紐約客牛排（八盎司） 420 steak-corn
肋眼牛排（八盎司） 520 steak 油花豐厚
香煎雞腿排 260 drumstick
德國豬腳 420 meatbone
香草烤半雞 320 drumstick
# 前菜沙拉
凱薩沙拉 140 salad-egg
煙燻鮭魚沙拉 190 salad-shrimp
酥炸花枝圈 150 squid
松露薯條 120 fries
蒜香麵包 60 baguette
玉米濃湯 60 soup-corn
# 甜點飲料
提拉米蘇 110 cake
烤布丁 70 pudding
氣泡檸檬飲 80 lemon-ice
冰紅茶 50 tea
`,
  },
  {
    key: "american",
    types: ["美式料理", "漢堡披薩"],
    names: ["漢堡", "披薩", "美式廚房", "熱狗堡"],
    intros: ["漢堡排每天現絞，一面煎到焦香。", "披薩麵團低溫發酵四十八小時。"],
    sides: "sweets",
    sets: `
漢堡套餐 burger-fries 漢堡配炸物與飲料 漢堡=漢堡:4 炸物=熱狗與炸物:5 飲料=沙拉飲料:4
披薩雙人餐 pizza 披薩配炸物與兩杯飲料 披薩=披薩（九吋）:4 炸物=熱狗與炸物:5 *飲料=可樂?凱薩沙拉
`,
    menu: `
# 漢堡 | comboUpgrade sauce
經典牛肉堡 150 burger 牛肉排、番茄、酸黃瓜
雙層起司牛肉堡 210 burger-cheese
培根起司堡 190 burger-cheese
花生醬牛肉堡 180 burger 甜鹹的組合
酥炸雞腿堡 160 burger-fries
辣味雞腿堡 165 burger-fries
鱈魚堡 150 burger
蘑菇瑞士堡 190 burger-cheese
植物肉堡 190 burger 蛋奶素
# 披薩（九吋） | crust pizzaAddOn
瑪格麗特 260 pizza
夏威夷 290 pizza-pineapple 鳳梨派的快樂
義式臘腸 300 pizza
四種起司 320 pizza-cheese 附蜂蜜
海鮮總匯 360 pizza
青醬雞肉 320 pizza-cheese
照燒雞肉 310 pizza-pineapple
炙烤牛肉 360 pizza
# 熱狗與炸物 | sauce
起司熱狗堡 110 hotdog
辣肉醬熱狗堡 120 hotdog
薯條 60 fries
地瓜薯條 70 sweetpotato
雞塊（六塊） 75 drumstick-fries
水牛城辣雞翅（六隻） 160 drumstick
洋蔥圈 80 onion
起司條 95 cheese
# 沙拉飲料
凱薩沙拉 130 salad-egg
可樂 35 cola-ice
檸檬紅茶 45 tea-lemon
草莓奶昔 110 bubbletea-strawberry
香草冰淇淋 50 softserve
`,
  },
  {
    key: "fried",
    types: ["炸雞", "宵夜"],
    names: ["鹹酥雞", "炸物", "雞排", "雞塊鋪"],
    intros: ["油溫固定，炸好瀝油兩分鐘才裝袋。", "九層塔另外炸，最後才撒。"],
    sides: "tea",
    sets: `
雞排套餐 drumstick-fries 炸雞配點心與飲料 炸雞=雞排炸雞:5 點心=主食點心:5 飲料=飲料:3
宵夜分享盒 drumstick 炸雞、海鮮與蔬食各一 炸雞=雞排炸雞:4 海鮮=海鮮炸物:4 蔬食=蔬食炸物:5 *點心=薯條?甜不辣
`,
    menu: `
# 雞排炸雞 | spice
厚切大雞排 90 drumstick 比臉還大
蜜汁雞排 100 drumstick
起司爆漿雞排 120 drumstick
鹹酥雞 75 drumstick 去骨腿肉
無骨雞腿排 95 drumstick
三角骨 70 drumstick
雞皮 40 bacon
韓式辣醬炸雞 110 drumstick-fries
# 海鮮炸物 | spice
炸魷魚 90 squid
鱈魚塊 70 tempura
炸花枝丸 60 oden
甜不辣 45 fishcake
炸蝦（三隻） 90 tempura
# 蔬食炸物 | spice
四季豆 45 greens
炸香菇 50 potato
杏鮑菇 55 potato
玉米筍 45 corn
青椒 40 pepper
花椰菜 50 broccoli
茄子 45 eggplant
# 主食點心 | spice
薯條 45 fries
地瓜條 45 sweetpotato
銀絲捲 35 bread
糯米腸 40 hotdog
米血 35 butter
百頁豆腐 40 butter
炸湯圓（五顆） 50 falafel
炸皮蛋 35 egg
# 飲料 | sweetness ice
冬瓜檸檬 40 lemon-ice
古早味紅茶 30 tea
百香綠茶 50 fruittea
`,
  },
  {
    key: "brunch",
    types: ["早午餐", "西式料理"],
    names: ["早午餐", "吐司店", "晨光廚房", "鬆餅屋"],
    intros: ["蛋要現煎，吐司要當天烤。", "睡到自然醒也有早餐。"],
    sides: "sweets",
    sets: `
早午餐套餐 friedegg-bacon 拼盤配飲料 拼盤=拼盤:4 飲料=飲料:4
三明治組合 sandwich-egg 三明治配單點與飲料 主餐=吐司與三明治:4 單點=單點:4 飲料=飲料:4
`,
    menu: `
# 拼盤 | eggStyle breakfastDrink
經典早午餐拼盤 260 friedegg-bacon 蛋、培根、沙拉與麵包
鐵鍋太陽蛋 220 friedegg
鮭魚酪梨拼盤 300 salad-avocado
德腸拼盤 270 friedegg-bacon
蔬食拼盤 240 salad-egg 蛋奶素
班尼迪克蛋 250 bread-egg
# 吐司與三明治 | toastAddOn breakfastDrink
花生牛肉起司吐司 120 sandwich 花生醬自己磨
鮪魚玉米吐司 80 sandwich
總匯三明治 110 sandwich-egg
培根蛋吐司 75 sandwich-egg
酪梨雞胸三明治 150 sandwich
燻雞起司帕尼尼 130 sandwich
鹽味奶油吐司 50 bread
巧克力香蕉吐司 70 bread
# 漢堡貝果 | toastAddOn breakfastDrink
燻鮭魚貝果 160 bagel
奶油乳酪貝果 90 bagel
嫩煎雞腿堡 120 burger
里肌蛋堡 85 burger
# 鬆餅甜點
原味奶油鬆餅 120 waffle
草莓鬆餅 170 waffle-strawberry
蜂蜜厚鬆餅 150 pancakes-honey
法式吐司 140 bread-egg
# 單點
薯條 60 fries
薯餅（兩片） 40 potato
雞塊（五塊） 50 drumstick-fries
凱薩沙拉 120 salad
# 飲料 | temperature sweetSimple
鮮奶茶 60 bubbletea-milk
美式咖啡 60 coffee
拿鐵 90 coffee-milk
柳橙汁 70 orange
`,
  },
  {
    key: "mexican",
    types: ["墨西哥料理", "美式料理"],
    names: ["塔可", "捲餅", "墨西哥廚房"],
    intros: ["玉米餅現壓現烤，莎莎醬不隔夜。", "手拿著吃最好吃。"],
    sides: "sweets",
    sets: `
塔可套餐 taco 塔可配小食與甜飲 塔可=塔可（三份）:4 小食=烤餅與小食:5 甜飲=甜點飲料:4
捲餅雙人餐 burrito 兩份捲餅配脆片 主餐一=捲餅與碗:3 主餐二=捲餅與碗:3 *小食=起司玉米脆片?玉米脆片佐酪梨醬 甜飲=甜點飲料:3
`,
    menu: `
# 塔可（三份） | spice sauce
慢燉豬肉塔可 190 taco 柑橘與香料燉六小時
炭烤牛肉塔可 230 taco
酥炸魚塔可 210 taco
辣雞塔可 190 taco
烤蔬菜塔可 170 taco 蛋奶素
鮮蝦塔可 240 taco
# 捲餅與碗 | spice comboUpgrade
牛肉捲餅 210 burrito
雞肉捲餅 180 burrito
豆泥起司捲餅 160 burrito 蛋奶素
墨西哥飯碗（牛） 220 paella
墨西哥飯碗（雞） 190 paella
酪梨沙拉碗 180 salad-avocado
# 烤餅與小食 | sauce
起司烤餅 150 flatbread
雞肉起司烤餅 180 flatbread
玉米脆片佐酪梨醬 140 avocado
起司玉米脆片 150 cheese
墨式烤玉米 70 corn
辣味薯塊 80 potato
豆子湯 70 soup
玉米粽 80 tamale
# 甜點飲料
吉拿棒（四根） 90 pretzel
焦糖布丁 70 pudding
萊姆汁 70 lemon-ice
芒果氣泡飲 80 mango
洛神花茶 50 fruittea
`,
  },
];
