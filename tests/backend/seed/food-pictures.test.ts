import { readMenu } from "@/backend/seed/cuisine";
import { cuisines } from "@/backend/seed/cuisines";
import { fits, foodPicture, ruleOf, type StoreKind } from "@/backend/seed/food-pictures";
import { makeCatalog } from "@/backend/seed/make-catalog";
import { foodPictures } from "@/backend/seed/picture-index";
import { dishRules, groceryRules } from "@/backend/seed/picture-rules";

/** Which products have which picture, in the form `picture product@category product@category; …` */
const DISHES = `
braised-pork-rice 滷肉飯@招牌飯食 菇菇滷味飯@飯類; chicken-rice 雞肉飯@招牌飯食 雞絲飯@飯麵; pork-belly-rice 控肉飯@招牌飯食; pork-chop-rice 排骨飯@招牌飯食; chicken-leg-rice 雞腿飯@招牌飯食
shrimp-rice 蝦仁飯@招牌飯食 滑蛋蝦仁飯@燒臘飯; thick-soup 香菇肉羹@湯與羹 西湖牛肉羹@湯羹; fish-soup 虱目魚肚湯@湯與羹 蘿蔔絲鯽魚湯@湯羹; meatball-soup 貢丸湯@湯與羹 魚板湯@小菜飲料; clam-soup 蛤蜊湯@湯與羹 魷魚螺肉蒜@羹湯
bitter-melon-soup 苦瓜排骨湯@湯與羹 鳳梨苦瓜雞湯@招牌燉湯; hot-sour-soup 酸辣湯@湯與羹; three-cup 三杯雞@熱炒 三杯雞丁@雞鴨現炒; kung-pao 宮保雞丁@熱炒 宮保雞腿@雞鴨現炒; scallion-beef 蔥爆牛肉@熱炒 蔥爆羊肉@家常小炒
pineapple-shrimp 鳳梨蝦球@熱炒 芥末蝦球@海味; mixed-stir-fry 客家小炒@熱炒 木須肉@家常小炒; minced-chives 蒼蠅頭@熱炒; mapo-tofu 麻婆豆腐@熱炒 麻婆百頁@豆腐與豆乾; stir-fried-greens 燙地瓜葉@青菜小菜 燙青菜@湯品與小菜
stir-fried-cabbage 炒高麗菜@青菜小菜 高麗菜@現燙滷味; cucumber-salad 涼拌小黃瓜@青菜小菜 涼拌黃瓜@開胃冷盤; braised-egg 滷蛋@青菜小菜; braised-tofu-puffs 油豆腐@青菜小菜; century-egg-tofu 皮蛋豆腐@青菜小菜; plain-rice 白飯@青菜小菜
winter-melon-tea 冬瓜茶@飲料; black-tea 古早味紅茶@飲料 冰紅茶@甜點飲料; salmon-don 炙燒鮭魚丼@丼飯; seafood-don 綜合海鮮丼@丼飯; gyudon 牛丼@丼飯; oyakodon 親子丼@丼飯; katsudon 炸豬排丼@丼飯 厚切豬排定食@人氣主餐; tendon 天丼@丼飯
unadon 鰻魚丼@丼飯 鰻魚飯@人氣主餐; sushi 綜合握壽司（八貫）@壽司與手捲; seared-sushi 炙燒握壽司（六貫）@壽司與手捲; sushi-roll 花壽司（八個）@壽司與手捲; inari 豆皮壽司（六個）@壽司與手捲; hand-roll 鮮蝦手捲@壽司與手捲 鮭魚手捲@壽司與手捲
onigiri 日式飯糰（鮭魚）@壽司與手捲 日式飯糰（梅子）@壽司與手捲; ramen 豚骨拉麵@拉麵與烏龍; soy-ramen 醬油拉麵@拉麵與烏龍; miso-ramen 味噌拉麵@拉麵與烏龍 辣味噌拉麵@拉麵與烏龍; curry-udon 咖哩烏龍麵@拉麵與烏龍; pot-noodles 鍋燒意麵@拉麵與烏龍
katsu-curry 豬排咖哩飯@咖哩與炸物; tempura-curry 炸蝦咖哩飯@咖哩與炸物; popcorn-chicken 唐揚雞塊@咖哩與炸物 鹹酥雞@雞排炸雞; tempura 炸蝦天婦羅（四隻）@咖哩與炸物; croquettes 可樂餅（兩個）@咖哩與炸物 玉米可樂餅@湯與小點
takoyaki 章魚燒（六顆）@咖哩與炸物; miso-soup 味噌湯@小菜湯品; steamed-egg 茶碗蒸@小菜湯品 韓式蒸蛋@小菜飲料; edamame 毛豆@小菜湯品; soft-egg 溏心蛋@小菜湯品 炸皮蛋@主食點心; salad 日式沙拉@小菜湯品 生菜沙拉@點心小菜
green-hot-tea 煎茶@飲料 薄荷茶@甜點飲料; honey-drink 柚子蜜@飲料 蜂蜜檸檬@非咖啡; cream-pasta 奶油培根麵@義大利麵; pesto-pasta 青醬雞肉麵@義大利麵 青醬義大利麵@麵與飯; tomato-pasta 番茄肉醬麵@義大利麵 香辣番茄麵@義大利麵
seafood-pasta 白酒蛤蜊麵@義大利麵 蒜辣鮮蝦麵@義大利麵; ink-pasta 墨魚海鮮麵@義大利麵; pink-pasta 明太子奶油麵@義大利麵; mushroom-pasta 松露野菇麵@義大利麵; risotto 松露野菇燉飯@燉飯與焗烤 南瓜雞肉燉飯@燉飯與焗烤
seafood-risotto 海鮮番茄燉飯@燉飯與焗烤; lasagne 焗烤千層麵@燉飯與焗烤; baked-rice 焗烤海鮮飯@燉飯與焗烤; steak 菲力牛排（六盎司）@牛排主餐 紐約客牛排（八盎司）@牛排主餐; grilled-chicken 香煎雞腿排@牛排主餐 無骨雞腿排@雞排炸雞
pork-knuckle 德國豬腳@牛排主餐; roast-chicken 香草烤半雞@牛排主餐 坦都里烤雞（半隻）@炭烤; caesar-salad 凱薩沙拉@前菜沙拉 凱薩雞肉沙拉@沙拉; smoked-salmon-salad 煙燻鮭魚沙拉@前菜沙拉; fried-squid 酥炸花枝圈@前菜沙拉 炸魷魚@海鮮炸物
fries 松露薯條@前菜沙拉 薯條@熱狗與炸物; garlic-bread 蒜香麵包@前菜沙拉; corn-soup 玉米濃湯@前菜沙拉; tiramisu 提拉米蘇@甜點飲料; pudding 烤布丁@甜點飲料 焦糖布丁@甜點飲料; lemonade 氣泡檸檬飲@甜點飲料 現榨檸檬汁@甜點飲料; egg-crepe 原味蛋餅@蛋餅
cheese-egg-crepe 起司蛋餅@蛋餅; corn-egg-crepe 玉米蛋餅@蛋餅; filled-egg-crepe 培根蛋餅@蛋餅 鮪魚蛋餅@蛋餅; sesame-flatbread 燒餅油條@燒餅飯糰 燒餅夾蛋@燒餅飯糰; fantuan 紫米飯糰@燒餅飯糰 傳統飯糰@燒餅飯糰
mantou 饅頭夾蛋@燒餅飯糰 蔥花捲@主食; steamed-buns 肉包@燒餅飯糰 菜包@燒餅飯糰; turnip-cake 蘿蔔糕加蛋@燒餅飯糰 蘿蔔糕@點心; dough-stick 油條@燒餅飯糰; egg-sandwich 豬排蛋吐司@吐司漢堡 培根蛋吐司@吐司與三明治; peanut-toast 花生吐司@吐司漢堡
egg-burger 豬肉蛋堡@吐司漢堡 里肌蛋堡@漢堡貝果; chicken-burger 雞腿堡@吐司漢堡 酥炸雞腿堡@漢堡; teppan-noodles 蘑菇鐵板麵加蛋@鐵板麵 黑胡椒鐵板麵加蛋@鐵板麵; soy-milk 豆漿@飲料 無糖豆漿@飲料; salty-soy-milk 鹹豆漿@飲料; rice-milk 米漿@飲料
milk-tea 鮮奶茶@飲料 香料奶茶@甜點飲料; boiled-beef 水煮牛肉@川味熱菜; shredded-pork 魚香肉絲@川味熱菜; double-cooked-pork 回鍋肉@川味熱菜 蒜苗五花@豬肉小炒; chili-chicken 辣子雞@川味熱菜 辣炒雞丁@雞鴨現炒
sour-cabbage-fish 酸菜魚@川味熱菜; chili-oil-chicken 夫妻肺片@川味熱菜 口水雞@川味熱菜; green-beans 乾煸四季豆@川味熱菜 四季豆@蔬食炸物; glass-noodles 螞蟻上樹@川味熱菜 韓式冬粉@年糕麵食; beef-roll 京醬肉絲@家常小炒 牛肉捲餅@麵點
sweet-sour-pork 糖醋排骨@家常小炒 糖醋里肌@熱炒; shrimp-dish 清炒蝦仁@家常小炒 蝦排@單點主菜; tomato-egg 番茄炒蛋@家常小炒; braised-tofu 雪菜百頁@家常小炒 紅燒豆腐@熱炒; meatballs 紅燒獅子頭@家常小炒 紅燒獅子頭飯@飯類
dongpo-pork 東坡肉@家常小炒 封肉@手路大菜; cold-chicken 醉雞捲@開胃冷盤 醬爆鴨肉@雞鴨現炒; pickled-lotus 糖醋蓮藕@開胃冷盤; beef-shank 五香牛腱@開胃冷盤 滷牛腱@小菜滷味; peanuts 老醋花生@開胃冷盤; chili-noodles 擔擔麵@麵點 椒麻乾拌麵@乾麵
chili-wontons 紅油抄手@麵點; scallion-noodles 蔥油拌麵@麵點 油蔥拌麵@飯麵; pork-noodles 雪菜肉絲麵@麵點 榨菜肉絲麵@湯麵; chive-pockets 韭菜盒子（兩個）@麵點; soup-dumplings 小籠包（八顆）@麵點
bamboo-soup 醃篤鮮@湯羹 魚翅羹風味筍絲湯@羹湯; fried-rice 揚州炒飯@主食 蝦仁炒飯@飯麵; goods-rice-crackers 鍋巴（一份）@主食; curry 奶油雞咖哩@香料咖哩; spinach-curry 菠菜起司咖哩@香料咖哩
chickpea-curry 鷹嘴豆咖哩@香料咖哩; shrimp-curry 椰奶鮮蝦咖哩@香料咖哩; vegetable-curry 馬鈴薯花椰菜咖哩@香料咖哩 咖哩時蔬飯@飯類; skewers 羊肉串（三串）@炭烤 烤雞肉串@炸物串烤; kebab 雞肉口袋餅@炭烤 羊肉口袋餅@炭烤
stir-fry-rice 旋轉烤肉飯@炭烤; vegetable-skewers 烤蔬菜串@炭烤 烤時蔬@點心小菜; naan 原味烤餅@烤餅與飯 蒜味烤餅@烤餅與飯; turmeric-rice 薑黃飯@烤餅與飯; spiced-rice 羊肉香料飯@烤餅與飯 雞肉香料飯@烤餅與飯; falafel 炸豆丸（五顆）@小點
samosa 咖哩角（兩個）@小點; hummus 鷹嘴豆泥@小點; yogurt-cucumber 優格小黃瓜@小點; tomato-salad 番茄碎沙拉@小點; mango-drink 芒果優格飲@甜點飲料 芒果冰茶@水果茶; milk-balls 玫瑰奶球@甜點飲料; baklava 開心果酥@甜點飲料
bento-pork-chop 招牌排骨便當@主餐便當; bento-chicken-leg 炸雞腿便當@主餐便當; bento-braised-leg 滷雞腿便當@主餐便當; bento-fish 香煎鯖魚便當@主餐便當; bento
bento-beef 紅燒牛腩便當@主餐便當; bento-shrimp 蝦排便當@主餐便當; bento-egg 番茄炒蛋便當@主餐便當; bento-veg 素雞豆包便當@主餐便當 素排便當@飯類; pork-ribs 炸排骨@單點主菜 蒜苗排骨@豬肉小炒
fried-chicken 炸雞腿@單點主菜 原味炸雞（半隻）@炸雞; fish-rice 香煎鯖魚@單點主菜; egg-drop-soup 紫菜蛋花湯@湯品與小菜 蛋花湯@湯品; seaweed-salad 涼拌海帶@湯品與小菜; green-tea 無糖綠茶@飲料 茉莉綠茶@原茶; plum-drink 梅子汁@飲料 酸梅湯@飲料
tofu-pot 海鮮豆腐鍋@鍋物 牛肉豆腐鍋@鍋物; kimchi-pot 泡菜豬肉鍋@鍋物; army-stew 部隊鍋（兩人份）@鍋物; chicken-soup 人蔘雞湯@鍋物 鮑魚雞湯@羹湯; rib-soup 馬鈴薯排骨湯@鍋物 山藥排骨湯@招牌燉湯; bibimbap 石鍋拌飯@飯食
kimchi-fried-rice 泡菜炒飯@飯食; kimbap 紫菜飯捲@飯食; glazed-chicken 洋釀炸雞（半隻）@炸雞 韓式辣醬炸雞@雞排炸雞; cheese-chicken 起司粉炸雞（半隻）@炸雞; rice-cakes 辣炒年糕@年糕麵食; cheese-rice-cakes 起司辣炒年糕@年糕麵食
soybean-paste-noodles 炸醬麵@年糕麵食; cold-noodles 冷麵@年糕麵食 涼拌米線@主食; seafood-pancake 海鮮煎餅@年糕麵食; kimchi-plate 綜合小菜@小菜飲料; peach-drink 水蜜桃汁@小菜飲料; hot-tea 麥茶@小菜飲料 冷泡茶@飲料
burger 經典牛肉堡@漢堡 花生醬牛肉堡@漢堡; cheeseburger 雙層起司牛肉堡@漢堡 培根起司堡@漢堡; fish-burger 鱈魚堡@漢堡; mushroom-burger 蘑菇瑞士堡@漢堡 蕈菇牛肉堡@主堡; plant-burger 植物肉堡@漢堡 蔬食堡@主堡; pizza 瑪格麗特@披薩（九吋）
hawaiian-pizza 夏威夷@披薩（九吋）; salami-pizza 義式臘腸@披薩（九吋）; cheese-pizza 四種起司@披薩（九吋）; seafood-pizza 海鮮總匯@披薩（九吋）; chicken-pizza 青醬雞肉@披薩（九吋） 照燒雞肉@披薩（九吋）; beef-pizza 炙烤牛肉@披薩（九吋）
hot-dog 起司熱狗堡@熱狗與炸物 辣肉醬熱狗堡@熱狗與炸物; sweet-potato-fries 地瓜薯條@熱狗與炸物 地瓜條@主食點心; nuggets 雞塊（六塊）@熱狗與炸物 無骨雞柳（四條）@炸雞; wings 水牛城辣雞翅（六隻）@熱狗與炸物 烤雞翅（四隻）@炸雞; onion-rings 洋蔥圈@熱狗與炸物
cheese-sticks 起司條@熱狗與炸物; cola 可樂@沙拉飲料; lemon-tea 檸檬紅茶@沙拉飲料 凍檸茶@甜品飲料; strawberry-drink 草莓奶昔@沙拉飲料 草莓果茶@水果茶; vanilla-ice-cream 香草冰淇淋@沙拉飲料
healthy-box 原味舒肥雞胸餐@舒肥餐盒; healthy-salmon 香煎鮭魚餐@舒肥餐盒 薄鹽鯖魚餐@舒肥餐盒; healthy-beef 嫩煎牛排餐@舒肥餐盒; healthy-shrimp 蒜味鮮蝦餐@舒肥餐盒; healthy-tofu 毛豆豆腐餐@舒肥餐盒
shrimp-avocado-salad 酪梨鮮蝦沙拉@沙拉 鮭魚酪梨拼盤@拼盤; tuna-salad 鮪魚尼斯沙拉@沙拉; pumpkin-salad 烤南瓜藜麥沙拉@沙拉; fruit-bowl 水果優格沙拉@沙拉 水果優格杯@飯後甜點; burrito 雞胸全麥捲@捲餅三明治 雞肉捲餅@輕食
tuna-sandwich 鮪魚全麥三明治@捲餅三明治 鮪魚玉米吐司@吐司與三明治; chicken-sandwich 酪梨蛋三明治@捲餅三明治 酪梨雞胸三明治@吐司與三明治; fresh-chicken-breast 舒肥雞胸（一片）@單點; boiled-eggs 水煮蛋（兩顆）@單點; baked-sweet-potato 烤地瓜@單點
fried-vegetables 花椰菜@單點 玉米筍@蔬食炸物; vegetable-soup 番茄蔬菜湯@單點 豆子湯@烤餅與小食; pumpkin-soup 南瓜濃湯@單點; green-smoothie 綠拿鐵@飲料; sparkling-drink 氣泡水@飲料 氣泡礦泉水@飲品; buddha-jar 佛跳牆（四人份）@手路大菜
crab-rice 紅蟳米糕@手路大菜; rice-vermicelli 白鯧米粉@手路大菜 炒米粉@主食甜點; sea-cucumber 蔥燒烏參@手路大菜; lobster 蒜蓉龍蝦@手路大菜 半隻龍蝦佐奶油@主菜; steamed-fish 清蒸石斑@海味 檸檬魚片@單點; oyster-shells 五味九孔@海味 酥炸生蠔@海味
crab-dish 避風塘炒蟹@海味 蔥薑炒蟹@熱炒; squid-dish 涼拌透抽@海味 手工花枝漿@加點火鍋料; black-pepper-beef 鐵板牛柳@熱炒 黑胡椒牛肉@牛羊快炒; salt-pepper 鹹酥排骨@熱炒 椒鹽雞丁@雞鴨現炒; offal 薑絲大腸@熱炒 椒鹽雞胗@雞鴨現炒
cold-platter 五福拼盤@冷盤; mullet-roe 烏魚子（半副）@冷盤; bamboo-salad 涼筍沙拉@冷盤 沙拉涼筍@涼拌冷盤; rice-ball-soup 八寶甜飯@主食甜點 桂圓甜湯@主食甜點; fried-balls 炸湯圓@主食甜點 起司球（五顆）@點心; sub 鮪魚潛艇堡@輕食 火腿潛艇堡@輕食
egg-tart 蛋塔@點心 蛋塔（兩個）@甜品飲料; soft-serve 香草霜淇淋@點心 霜淇淋@冰淇淋; apple-pie 蘋果派@點心; orange-juice 柳橙汁@飲料; apple-juice 蘋果汁@飲料; latte 熱拿鐵@飲料 滴漏咖啡@甜點飲料; beef-noodles 紅燒牛肉麵@湯麵 半筋半肉麵@湯麵
clear-beef-noodles 清燉牛肉麵@湯麵 牛肉湯麵@湯麵; tomato-beef-noodles 番茄牛肉麵@湯麵; spicy-beef-noodles 麻辣牛肉麵@湯麵; wonton-noodles 餛飩麵@湯麵 鮮蝦雲吞麵@粥麵; oyster-vermicelli 蚵仔麵線@湯麵
sesame-noodles 麻醬麵@乾麵 麻醬乾麵@麵類; danzai-noodles 擔仔麵@乾麵; fried-noodles 沙茶牛肉炒麵@乾麵 什錦炒麵@麵類; braised-platter 滷味拼盤@小菜滷味 綜合滷味（小）@現燙滷味; wonton-soup 餛飩湯@湯品 鮮肉餛飩湯@麵食
pho 生牛肉河粉@主食 雞肉河粉@主食; pad-thai 泰式炒河粉@主食; basil-pork-rice 打拋豬肉飯@主食; green-curry 綠咖哩雞飯@主食; red-curry 紅咖哩牛肉飯@主食; curry-rice 瑪莎曼咖哩飯@主食; crispy-chicken-rice 椒麻雞飯@主食 沙嗲雞串飯@主食
hainan-chicken-rice 海南雞飯@主食 玫瑰油雞飯@燒臘飯; laksa 叻沙麵@主食; lunar-shrimp-cake 月亮蝦餅@單點; shredded-salad 涼拌青木瓜@單點 涼拌海蜇@涼拌冷盤; spring-rolls 炸春捲（三條）@單點 春捲（三條）@點心
fresh-spring-rolls 越式生春捲（兩條）@單點; sandwich 越式法國麵包@單點 火腿蛋三明治@三明治貝果; tom-yum 冬蔭功湯@單點; herbal-soup 南洋肉骨茶@單點 當歸羊肉@養生燉品; coconut-sago 摩摩喳喳@甜點飲料 椰香西米露@甜點飲料
thai-milk-tea 泰式奶茶@甜點飲料; chicken-cutlet 厚切大雞排@雞排炸雞 蜜汁雞排@雞排炸雞; fish-nuggets 鱈魚塊@海鮮炸物; fish-cakes 甜不辣@海鮮炸物; fried-prawns 炸蝦（三隻）@海鮮炸物 炸蝦定食@人氣主餐
fried-mushrooms 炸香菇@蔬食炸物 鹽酥菇@炸鍋; king-oyster-mushroom 杏鮑菇@蔬食炸物 塔香杏鮑菇@菇與茄瓜; eggplant 茄子@蔬食炸物 塔香茄子@菇與茄瓜; rice-sausage 糯米腸@主食點心; blood-cake 米血@主食點心 炸豬血糕@炸鍋
fried-tofu 百頁豆腐@主食點心 炸豆腐@點心小菜; winter-melon-lemon 冬瓜檸檬@飲料; passion-fruit-tea 百香綠茶@飲料 百香雙響炮@水果茶; plain-noodles 番茄蔬菜麵@麵類; hotpot 養生百菇鍋@鍋物 番茄蔬菜鍋@鍋物
dumplings 素水餃（十顆）@點心小菜 高麗菜豬肉水餃@水餃（十顆）; scallion-pancake 香椿抓餅@點心小菜 蔥油餅加蛋@煎台; wood-ear-salad 涼拌木耳@點心小菜; white-fungus-soup 紅棗銀耳湯@湯飲 銀耳蓮子湯@豆花甜湯; nut-milk 堅果豆漿@湯飲
oyster-omelette 蚵仔煎@煎台 蝦仁煎@煎台; iron-tofu 鐵板豆腐@煎台 鐵板百頁@豆腐與豆乾; stinky-tofu 臭豆腐@炸鍋; sweet-potato-balls 地瓜球@炸鍋; meatball 肉圓@米食蒸點; rice-cake-bowl 碗粿@米食蒸點
sticky-rice 筒仔米糕@米食蒸點 油飯@米食蒸點; gua-bao 刈包@米食蒸點; instant-noodles 王子麵@現燙滷味 公仔麵（餐肉蛋）@粥麵; white-cut-pork 豬頭皮@現燙滷味 蒜泥白肉@涼拌冷盤; squid-soup 花枝羹@湯點; four-herb-soup 四神湯@湯點
star-fruit-drink 楊桃湯@飲料; herbal-tea 青草茶@飲料; omelette-rice 蛋包咖哩飯@人氣主餐; iron-plate-steak 鐵板雞腿@鐵板與鍋物; sukiyaki 壽喜燒鍋@鐵板與鍋物; potstickers 日式煎餃（五顆）@湯與小點 招牌鍋貼（八顆）@鍋貼煎包
egg-cakes 雞蛋糕@甜點櫃; crepe 可麗餅@甜點櫃; matcha-parfait 抹茶聖代@甜點櫃; dorayaki 銅鑼燒（兩入）@甜點櫃; sweet-red-bean-soup 紅豆湯圓@甜點櫃; mango-smoothie 鮮果冰沙@甜點櫃 芒果冰沙@冰沙; pan-fried-buns 生煎包（五顆）@鍋貼煎包
steamed-dumplings 蝦仁蒸餃（八顆）@鍋貼煎包 蝦餃（四顆）@點心; crab-soup-dumplings 蟹黃小籠包（八顆）@鍋貼煎包; fish-ball-soup 旗魚丸湯@湯品 虱目魚丸湯@粥與湯; tofu-strips 涼拌干絲@小菜飲料; roast-pork-rice 脆皮燒肉飯@燒臘飯 蜜汁叉燒飯@燒臘飯
roast-duck-rice 燒鴨飯@燒臘飯; congee 皮蛋瘦肉粥@粥麵 及第粥@粥麵; fried-rice-noodles 乾炒牛河@粥麵; shumai 燒賣（四顆）@點心; custard-buns 流沙包（三個）@點心; rice-rolls 腸粉（叉燒）@點心 腸粉（鮮蝦）@點心; chicken-feet 鳳爪@點心
lotus-rice 珍珠雞@點心; hong-kong-milk-tea 港式奶茶@甜品飲料 鴛鴦@甜品飲料; pineapple-bun 菠蘿油@甜品飲料 菠蘿麵包@台式麵包; mango-pomelo 楊枝甘露@甜品飲料; sesame-soup 芝麻糊@甜品飲料; brunch 經典早午餐拼盤@拼盤 德腸拼盤@拼盤
pan-eggs 鐵鍋太陽蛋@拼盤; roasted-vegetables 蔬食拼盤@拼盤; eggs-benedict 班尼迪克蛋@拼盤; club-sandwich 花生牛肉起司吐司@吐司與三明治 總匯三明治@吐司與三明治; panini 燻雞起司帕尼尼@吐司與三明治 燻雞帕尼尼@輕食; toast 鹽味奶油吐司@吐司與三明治
chocolate-toast 巧克力香蕉吐司@吐司與三明治; salmon-bagel 燻鮭魚貝果@漢堡貝果; bagel 奶油乳酪貝果@漢堡貝果 奶油貝果@輕食; waffle 原味奶油鬆餅@鬆餅甜點 蜂蜜鬆餅@飯後甜點; strawberry-waffle 草莓鬆餅@鬆餅甜點; pancakes 蜂蜜厚鬆餅@鬆餅甜點
french-toast 法式吐司@鬆餅甜點; hash-browns 薯餅（兩片）@單點; coffee 美式咖啡@飲料 手沖咖啡@飲品; oolong-tea 炭焙烏龍@原茶 桂花烏龍@手作飲品; pearl-milk-tea 珍珠奶茶@奶茶; oolong-milk-tea 烏龍奶茶@奶茶 烏龍拿鐵@鮮奶茶
pudding-milk-tea 布丁奶茶@奶茶; grass-jelly-milk-tea 仙草凍奶茶@奶茶; brown-sugar-milk 黑糖珍珠鮮奶@奶茶; taro-milk 芋泥鮮奶@奶茶; black-tea-latte 紅茶拿鐵@鮮奶茶; matcha-latte 抹茶拿鐵@鮮奶茶
cheese-foam-tea 伯爵奶蓋茶@鮮奶茶; orange-tea 柳橙青茶@水果茶; grapefruit-tea 葡萄柚綠茶@水果茶; watermelon-juice 鮮榨西瓜汁@水果茶; lychee-drink 荔枝烏龍@水果茶; fruit-tea 水果茶（一公升）@水果茶 無酒精水果氣泡@飲品
aiyu-lemon 檸檬愛玉@水果茶; cocoa-smoothie 可可冰沙@冰沙; chili-chicken-soup 剝皮辣椒雞湯@招牌燉湯 剝皮辣椒雞砂鍋@湯與鍋; sesame-oil-chicken 麻油雞湯@招牌燉湯 麻油雞砂鍋@湯與鍋; lotus-soup 蓮藕花生排骨湯@招牌燉湯 蓮藕排骨湯@燉湯
thin-noodles 雞油麵線@飯麵 麻油麵線@飯麵; beef-carpaccio 乾式熟成生牛肉@前菜; scallops 炙燒干貝@前菜; smoked-salmon 煙燻鮭魚薄片@前菜; caprese 番茄與水牛起司@前菜; foie 鵝肝醬與布里歐@前菜; lamb-chops 法式羊排@主菜
cod-fillet 香煎圓鱈佐白酒醬@主菜; pork-belly-roast 油封豬五花@主菜; lobster-bisque 龍蝦濃湯@湯品; french-onion-soup 洋蔥湯@湯品; cream-soup 白花椰菜濃湯@湯品; sourdough 酸種麵包與發酵奶油@配餐 酸種麵包@吐司與歐包
asparagus 炭烤蘆筍@配餐; creme-brulee 焦糖烤布蕾@甜點; lemon-tart 檸檬塔@甜點; lava-cake 熔岩巧克力@甜點; mille-crepe 季節水果千層@甜點; beef-hotpot 霜降牛肉鍋@個人鍋 無骨牛小排鍋@個人鍋; seafood-hotpot 海鮮總匯鍋@個人鍋
spicy-hotpot 麻辣鴨血豆腐鍋@個人鍋; pickled-cabbage-hotpot 酸菜白肉鍋@個人鍋; milk-hotpot 牛奶起司鍋@個人鍋; lamb-pot 羊肉爐（一人份）@個人鍋; fresh-pork-slices 梅花豬肉盤@加點肉盤
fresh-beef-slices 霜降牛肉盤@加點肉盤 牛小排肉盤@加點肉盤; fresh-raw-chicken 雞腿肉盤@加點肉盤; fresh-mushrooms 綜合菇盤@加點火鍋料; fresh-leafy-greens 青菜盤@加點火鍋料; fresh-raw-shrimp 鮮蝦四隻@加點火鍋料
goods-hotpot-balls 貢丸五顆@加點火鍋料 魚餃五顆@加點火鍋料; fresh-tofu-skin 炸豆皮@加點火鍋料; fresh-corn 玉米一份@加點火鍋料; seafood-congee 海鮮粥@粥與湯 鮮蚵粥@粥與湯; fish-congee 虱目魚肚粥@粥與湯
fried-seafood-noodles 海鮮炒麵@飯麵 什錦海鮮烏龍@飯麵; oyster-dish 豆豉鮮蚵@熱炒 炸蚵仔酥@炸物小菜; clam-dish 塔香蛤蜊@熱炒 三杯蛤蜊@花枝與貝類; soda-drink 古早味沙士@飲料 沙士@主食飲料; taco 炭烤牛肉塔可@塔可（三份）
grain-bowl 墨西哥飯碗（牛）@捲餅與碗 墨西哥飯碗（雞）@捲餅與碗; poke-bowl 酪梨沙拉碗@捲餅與碗; quesadilla 起司烤餅@烤餅與小食 雞肉起司烤餅@烤餅與小食; guacamole 玉米脆片佐酪梨醬@烤餅與小食; nachos 起司玉米脆片@烤餅與小食; grilled-corn 墨式烤玉米@烤餅與小食
potato-wedges 辣味薯塊@烤餅與小食; tamale 玉米粽@烤餅與小食; churros 吉拿棒（四根）@甜點飲料; roselle-tea 洛神花茶@甜點飲料 洛神梅子茶@手作飲品; espresso 濃縮咖啡@咖啡; iced-coffee 冷萃咖啡@咖啡; lemon-coffee 西西里檸檬咖啡@咖啡
cappuccino 卡布奇諾@奶咖啡; mocha 摩卡@奶咖啡; caramel-coffee 焦糖瑪奇朵@奶咖啡; hot-chocolate 可可牛奶@非咖啡; hot-matcha 抹茶牛奶@非咖啡; ham-croissant 火腿起司可頌@輕食; cinnamon-roll 肉桂捲@輕食
burnt-cheesecake 巴斯克乳酪蛋糕@甜點 巴斯克乳酪@蛋糕甜點; brownie 布朗尼@甜點 可可布朗尼@飯後甜點; strawberry-cake 草莓蛋糕@甜點 草莓切片蛋糕@蛋糕甜點; chiffon-cake 戚風蛋糕@甜點; cookie 美式軟餅乾@甜點 手工餅乾（一袋）@甜甜圈與餅乾
scone 司康（兩個）@甜點; coffee-beans 中焙豆（半磅）@咖啡豆; tofu-pudding 招牌豆花@豆花甜湯; taro-ball-tofu-pudding 芋圓豆花@豆花甜湯; sweet-peanut-soup 花生湯@豆花甜湯; grass-jelly 燒仙草@豆花甜湯
mung-bean-soup 綠豆薏仁湯@豆花甜湯 甜湯（今日）@主食飲料; shaved-ice 四果冰@刨冰; mango-ice 芒果牛奶冰@刨冰; strawberry-ice 草莓牛奶冰@刨冰; brown-sugar-ice 黑糖剉冰@刨冰; taro-ice 芋頭牛奶冰@刨冰
birthday-cake 草莓鮮奶油蛋糕（六吋）@蛋糕甜點; chocolate-birthday-cake 巧克力蛋糕（六吋）@蛋糕甜點; cupcake 杯子蛋糕@蛋糕甜點; strawberry-cupcake 草莓杯子蛋糕@蛋糕甜點; donut 原味甜甜圈@甜甜圈與餅乾 甜甜圈@蛋糕點心
chocolate-donut 巧克力甜甜圈@甜甜圈與餅乾; nougat 雪Q餅（一盒）@甜甜圈與餅乾; ice-cream 雙球冰淇淋@冰淇淋; mochi-skewer 烤糰子（三串）@冰淇淋; red-date-tea 桂圓紅棗茶@飲料; loaf-bread 生吐司（一條）@吐司與歐包 鮮奶吐司（半條）@吐司與歐包
wheat-loaf 全麥吐司（半條）@吐司與歐包; baguette 法國長棍@吐司與歐包; nut-bread 葡萄核桃歐包@吐司與歐包; roe-baguette 明太子法國@吐司與歐包; scallion-bread 蔥花麵包@台式麵包; red-bean-bun 紅豆麵包@台式麵包; floss-bread 肉鬆麵包@台式麵包
cheese-stick-bread 起司條@台式麵包; cream-bun 奶酥麵包@台式麵包; salt-roll 鹽可頌@台式麵包; bomb-bread 炸彈麵包@台式麵包; croissant 原味可頌@可頌與酥皮; almond-croissant 杏仁可頌@可頌與酥皮
chocolate-croissant 巧克力可頌@可頌與酥皮; swiss-roll 生乳捲@蛋糕點心; honey-cake 蜂蜜蛋糕（半條）@蛋糕點心; pound-cake 磅蛋糕（一片）@蛋糕點心; milk 冰鮮奶@飲料; braised-fish 紅燒鱸魚@鮮魚 糖醋鱸魚@鮮魚
loofah 塔香絲瓜@菇與茄瓜 魚香絲瓜@菇與茄瓜; sausage 烤香腸@炸物串烤; borscht 羅宋湯@燉湯; taro-sago 芋泥西米露@飯後甜點; milk-jelly 紅豆牛奶凍@飯後甜點; brown-sugar-jelly 黑糖粉粿@飯後甜點; peanut-tofu-pudding 花生豆花@飯後甜點
almond-tofu 杏仁豆腐@飯後甜點; matcha-pudding 抹茶布丁@飯後甜點; cheesecake 檸檬優格蛋糕@飯後甜點; sausage-in-rice-sausage 大腸包小腸@古早味點心; grass-jelly-drink 仙草蜜@手作飲品; sugarcane-drink 甘蔗青茶@手作飲品
kumquat-drink 氣泡金桔@手作飲品; goods-chopsticks 環保餐具@備品; goods-sauce-packets 醬料包@備品
pork-belly-egg-rice 焢肉滷蛋飯@招牌飯食; lamb-curry 瑪薩拉羊肉咖哩@香料咖哩; spicy-pork-rice 辣炒豬肉飯@飯食; bento-pork-katsu 炸豬排便當@主餐便當; braised-leg 滷雞腿@單點主菜; bento-garlic-pork 蒜泥白肉便當@主餐便當
bento-pepper-pork 黑胡椒豬柳便當@主餐便當; bento-three-cup-chicken 三杯雞便當@主餐便當; bento-lime-chicken 椒麻雞便當@主餐便當; healthy-pepper-chicken 椒麻舒肥雞胸餐@舒肥餐盒; pork-taco 慢燉豬肉塔可@塔可（三份）; bento-sweet-sour-pork 糖醋里肌便當@主餐便當
bento-kung-pao-chicken 宮保雞丁便當@主餐便當; bento-teriyaki-chicken 日式照燒雞便當@主餐便當; healthy-leg 迷迭香雞腿餐@舒肥餐盒; healthy-pork 日式豬里肌餐@舒肥餐盒; pork-knuckle-rice 豬腳飯@招牌飯食; fish-curry 果阿魚咖哩@香料咖哩
squid-rice 魷魚蓋飯@飯食; chicken-taco 辣雞塔可@塔可（三份）; fish-taco 酥炸魚塔可@塔可（三份）; shrimp-taco 鮮蝦塔可@塔可（三份）; vegetable-taco 烤蔬菜塔可@塔可（三份）
`;
const GROCERIES = `
fresh-leafy-greens 青江菜@葉菜; fresh-spinach 菠菜@葉菜; fresh-red-greens 紅莧菜@葉菜; fresh-cabbage 高麗菜@葉菜; fresh-napa 大白菜@葉菜; fresh-lettuce 結球萵苣@葉菜; fresh-carrot 紅蘿蔔@根莖
fresh-radish 白蘿蔔@根莖; fresh-burdock 牛蒡@根莖; fresh-potato 馬鈴薯@根莖; fresh-taro 芋頭@根莖; fresh-yam 山藥@根莖; fresh-pumpkin 南瓜@根莖; fresh-sweet-potato 台農57號地瓜@根莖; fresh-onion 黃洋蔥@根莖
fresh-tomato 牛番茄@瓜果與茄; fresh-cherry-tomato 玉女小番茄@瓜果與茄; fresh-cucumber 小黃瓜@瓜果與茄; fresh-loofah 絲瓜@瓜果與茄; fresh-bitter-melon 苦瓜@瓜果與茄; fresh-zucchini 櫛瓜@瓜果與茄
fresh-winter-melon 冬瓜@瓜果與茄; fresh-eggplant 茄子@瓜果與茄; fresh-okra 秋葵@瓜果與茄; fresh-string-beans 四季豆@瓜果與茄; fresh-pea-pods 豌豆莢@瓜果與茄; fresh-edamame 毛豆@瓜果與茄
fresh-bell-pepper 紅甜椒@瓜果與茄; fresh-green-pepper 青椒@瓜果與茄; fresh-corn 甜玉米@瓜果與茄; fresh-broccoli 青花椰菜@花菜與豆芽; fresh-cauliflower 白花椰菜@花菜與豆芽; fresh-sprouts 綠豆芽@花菜與豆芽
fresh-enoki 鴻喜菇@菇類; fresh-king-mushroom 杏鮑菇@菇類; fresh-mushrooms 秀珍菇@菇類; fresh-wood-ear 黑木耳@菇類; white-fungus-soup 白木耳@菇類; fresh-garlic 蒜頭@蔥薑蒜與香草; fresh-scallion 青蔥@蔥薑蒜與香草
fresh-ginger 老薑@蔥薑蒜與香草; fresh-shallot 紅蔥頭@蔥薑蒜與香草; fresh-herb 香菜@蔥薑蒜與香草; fresh-chilies 紅辣椒@蔥薑蒜與香草; caesar-salad 凱薩沙拉@沙拉與冷藏截切; salad 田園沙拉@沙拉與冷藏截切; tuna-salad 鮪魚沙拉@沙拉與冷藏截切
fresh-vegetable-box 火鍋蔬菜盤@沙拉與冷藏截切; fresh-orange 柳丁@當季水果; fresh-grapefruit 葡萄柚@當季水果; fresh-kumquat 金桔@當季水果; fresh-banana 香蕉@當季水果; fresh-nashi-pear 水梨@當季水果
fresh-guava 珍珠芭樂@當季水果; fresh-wax-apple 蓮霧@當季水果; fresh-jujube 棗子@當季水果; fresh-watermelon 紅肉西瓜@當季水果; fresh-pineapple 金鑽鳳梨@當季水果; fresh-papaya 木瓜@當季水果; fresh-mango 愛文芒果@當季水果
fresh-passion-fruit 百香果@當季水果; fresh-dragon-fruit 火龍果@當季水果; fresh-apple 富士蘋果@進口水果; fresh-pear 西洋梨@進口水果; fresh-kiwi 綠奇異果@進口水果; fresh-peach 水蜜桃@進口水果; fresh-plum 加州李@進口水果
fresh-cherries 櫻桃@進口水果; fresh-grapes 白葡萄@進口水果; fresh-avocado 酪梨@進口水果; fresh-coconut 椰子@進口水果; fresh-pomegranate 石榴@進口水果; fresh-strawberry 草莓@莓果; fresh-blueberries 大粒藍莓@莓果
fresh-raspberries 覆盆莓@莓果; fresh-fruit-box 綜合水果盒@切盒與果汁鮮果; fresh-lime 綠檸檬@切盒與果汁鮮果; fresh-lemon 黃檸檬@切盒與果汁鮮果; fresh-dried-fruit 芒果果乾@果乾; fresh-pork-slices 梅花豬肉片@豬肉
fresh-ground-meat 豬絞肉@豬肉; fresh-ribs 豬小排@豬肉; pork-knuckle 豬腳@豬肉; fresh-raw-chicken 去骨雞腿排@雞肉; fresh-raw-drumsticks 棒棒腿@雞肉; fresh-chicken-breast 原味舒肥雞胸@雞肉
fresh-raw-steak 肋眼牛排@牛肉; fresh-beef-slices 雪花火鍋牛肉片@牛肉; fresh-beef-chunks 牛腱@牛肉; fresh-lamb-rack 帶骨羊排@羊肉與鴨鵝; fresh-duck-breast 鴨胸@羊肉與鴨鵝; fresh-sausages 原味香腸@醃肉與加工肉
fresh-bacon-slices 培根@醃肉與加工肉; fresh-ham 火腿片@醃肉與加工肉; fresh-marinated-pork 醬燒醃豬排@醃肉與加工肉; fresh-salmon 鮭魚片@魚; fresh-fish-fillet 鯖魚片@魚; fresh-whole-fish 秋刀魚@魚
fresh-raw-shrimp 白蝦@蝦蟹; fresh-crab 三點蟹@蝦蟹; fresh-clams 蛤蜊@貝類; fresh-oysters 鮮蚵@貝類; fresh-scallop 干貝@貝類; fresh-squid 透抽@花枝與章魚; fresh-fish-paste 甜不辣@魚漿與水產加工
fresh-eggs 洗選雞蛋@雞蛋; soft-egg 溏心蛋@雞蛋; fresh-stewed-eggs 鐵蛋@雞蛋; fresh-preserved-eggs 皮蛋@雞蛋; fresh-salted-eggs 鹹蛋@雞蛋; milk 全脂鮮乳@鮮乳; flavored-milk 巧克力調味乳@鮮乳
goods-yogurt-cup 原味優格@優格與優酪乳; yogurt-drink 原味優酪乳@優格與優酪乳; cheese 切達起司@起司與奶油; butter 無鹽奶油@起司與奶油; goods-cream 動物性鮮奶油@起司與奶油; fresh-tofu 嫩豆腐@豆腐與豆漿; fresh-tofu-skin 豆皮@豆腐與豆漿
fresh-dried-tofu 豆乾@豆腐與豆漿; soy-milk-carton 無糖豆漿@豆腐與豆漿; black-soy-milk 黑豆豆漿@豆腐與豆漿; rice-milk 原味米漿@豆腐與豆漿; oat-milk 杏仁茶@豆腐與豆漿; goods-chips 鹽味洋芋片@洋芋片與玉米脆片
goods-corn-chips 原味玉米脆片@洋芋片與玉米脆片; goods-popcorn 焦糖爆米花@洋芋片與玉米脆片; goods-cookie-pack 奶油曲奇@餅乾; goods-biscuit-pack 蘇打餅乾@餅乾; goods-rice-crackers 原味米果@餅乾
goods-gummies 水果軟糖@糖果與巧克力; goods-candy 水果硬糖@糖果與巧克力; goods-chocolate 牛奶巧克力@糖果與巧克力; goods-peanut-snack 原味花生@堅果; goods-nuts 原味腰果@堅果; goods-jerky 原味豬肉乾@海苔肉乾與豆乾
goods-squid-snack 原味魷魚絲@海苔肉乾與豆乾; goods-dried-tofu-pack 滷味豆乾@海苔肉乾與豆乾; goods-seaweed-snack 原味海苔@海苔肉乾與豆乾; bottled-tea 無糖綠茶@茶; bottled-milk-tea 原味奶茶@茶; tea-leaves 高山烏龍茶葉@茶
juice-carton 柳橙汁@果汁; cola-can 可樂@汽水與氣泡飲; sports-drink 運動飲料@汽水與氣泡飲; sparkling-water 原味氣泡水@汽水與氣泡飲; bottled-water 純水@水; coffee-can 拿鐵咖啡@咖啡; coffee-beans 中焙咖啡豆@咖啡
goods-instant-drink 中焙濾掛咖啡@咖啡; probiotic-drink 原味乳酸飲@機能與乳飲; goods-tissue 抽取式衛生紙@衛生紙與面紙; goods-toilet-paper 捲筒衛生紙@衛生紙與面紙; goods-wet-wipes 濕式衛生紙@衛生紙與面紙
goods-laundry-detergent 草本洗衣精@洗衣; goods-softener 玫瑰柔軟精@洗衣; goods-floor-cleaner 漂白水@洗衣; goods-dish-soap 檸檬洗碗精@洗碗與廚房清潔; goods-cleaner 廚房清潔劑@洗碗與廚房清潔; goods-sponge 菜瓜布@洗碗與廚房清潔
goods-gloves 橡膠手套@洗碗與廚房清潔; goods-toothbrush 奶瓶刷@洗碗與廚房清潔; goods-fragrance 柑橘芳香劑@浴廁與地板; goods-bags 小垃圾袋@垃圾袋與收納; goods-food-box 保鮮盒@垃圾袋與收納; goods-paper-cups 紙杯@免洗與野餐
goods-chopsticks 竹筷@免洗與野餐; goods-shampoo 柔順洗髮精@頭髮; goods-conditioner 修護潤髮乳@頭髮; goods-body-wash 牛奶沐浴乳@身體; goods-soap-bar 手工皂@身體; goods-hand-wash 洗手乳@身體
goods-toothpaste 薄荷牙膏@口腔; goods-lotion 保濕乳液@護膚; goods-face-wash 洗面乳@護膚; goods-sun-cream 防曬乳@護膚; goods-cotton-pads 化妝棉@護膚; goods-pads 日用衛生棉@衛生用品; goods-plasters OK繃@衛生用品
goods-mask 口罩@衛生用品; goods-diapers S號嬰兒紙尿褲@衛生用品; goods-battery 1號鹼性電池@電池與燈泡; goods-bulb 白光燈泡@電池與燈泡; goods-flashlight 手電筒@電池與燈泡; goods-cat-food 鮪魚貓罐@貓
goods-cat-litter 豆腐貓砂@貓; goods-dog-food 雞肉狗罐@狗; goods-pet-hay 提摩西牧草@兔鼠與魚; goods-pet-feed 兔飼料@兔鼠與魚; goods-pet-toy 逗貓棒@清潔與玩具; goods-pet-bowl 寵物碗@清潔與玩具
goods-frozen-dumplings 高麗菜豬肉水餃@水餃與鍋貼; goods-hotpot-balls 貢丸@火鍋料; blood-cake 米血@火鍋料; goods-frozen-food 薯條@點心與炸物; steamed-buns 鮮肉包@點心與炸物; mantou 原味饅頭@點心與炸物
scallion-pancake 原味蛋餅皮@點心與炸物; goods-frozen-pizza 夏威夷冷凍披薩@冷凍主食; goods-frozen-rice 揚州冷凍炒飯@冷凍主食; goods-frozen-vegetables 冷凍三色豆@冷凍蔬果; goods-frozen-fruit 冷凍芒果@冷凍蔬果
ice-cream 香草冰淇淋@冰淇淋與冰棒; popsicle 紅豆冰棒@冰淇淋與冰棒; goods-ice-cubes 碎冰塊@冰淇淋與冰棒; goods-rice-bag 蓬萊米@米; goods-brown-rice-bag 糙米@米; goods-red-beans 紅豆@雜糧與豆
goods-green-beans-dry 綠豆@雜糧與豆; goods-yellow-beans 黃豆@雜糧與豆; goods-black-beans 黑豆@雜糧與豆; goods-chickpeas 鷹嘴豆@雜糧與豆; goods-oats 燕麥@雜糧與豆; goods-grains 蕎麥@雜糧與豆
goods-dry-noodles 陽春麵@麵條; goods-rice-vermicelli-dry 米粉@麵條; goods-dry-pasta 直麵@義大利麵與醬; goods-pasta-sauce 番茄羅勒義大利麵醬@義大利麵與醬; goods-flour 低筋麵粉@麵粉與烘焙; goods-sugar 細砂糖@麵粉與烘焙
goods-baking-powder 泡打粉@麵粉與烘焙; loaf-bread 白吐司@吐司; wheat-loaf 全麥吐司@吐司; croissant 原味可頌@麵包; chocolate-croissant 巧克力可頌@麵包; pineapple-bun 菠蘿麵包@麵包; scallion-bread 蔥花麵包@麵包
floss-bread 肉鬆麵包@麵包; red-bean-bun 紅豆麵包@麵包; cream-bun 奶酥麵包@麵包; bagel 原味貝果@麵包; scone 原味司康@麵包; honey-cake 蜂蜜蛋糕@蛋糕甜點; chocolate-cake 巧克力蛋糕@蛋糕甜點; pound-cake 抹茶蛋糕@蛋糕甜點
cheesecake 起司蛋糕@蛋糕甜點; pudding 布丁蛋糕@蛋糕甜點; swiss-roll 原味生乳捲@蛋糕甜點; fruit-jelly 愛玉凍@蛋糕甜點; goods-jam 草莓果醬@果醬與抹醬; goods-orange-jam 柑橘果醬@果醬與抹醬; goods-nut-spread 花生抹醬@果醬與抹醬
goods-honey 龍眼蜂蜜@果醬與抹醬; goods-cereal 原味穀片@穀片與沖泡; powder-drink 芝麻沖泡飲@穀片與沖泡; goods-soy-sauce 純釀醬油@醬油與醋; goods-oyster-sauce 蠔油@醬油與醋; goods-vinegar 白醋@醬油與醋
goods-black-vinegar 烏醋@醬油與醋; goods-oil 大豆油@油品; goods-olive-oil 橄欖油@油品; goods-sesame-oil 黑麻油@油品; goods-ketchup 番茄醬@沾醬與拌醬; goods-chili-sauce 辣椒醬@沾醬與拌醬
goods-bean-sauce 甜麵醬@沾醬與拌醬; goods-salad-dressing 塔塔醬@沾醬與拌醬; goods-mayonnaise 美乃滋@沾醬與拌醬; goods-salt 海鹽@香料與鹽; goods-pepper 白胡椒粉@香料與鹽; goods-spices 五香粉@香料與鹽
goods-stock 昆布高湯@高湯與湯底; goods-hotpot-base 麻辣鍋湯底@高湯與湯底; goods-cup-noodles 紅燒牛肉麵@泡麵; goods-noodle-pack 麻醬乾拌麵@泡麵; goods-canned-fish 茄汁鯖魚罐頭@魚肉罐頭; goods-canned-meat 午餐肉罐頭@魚肉罐頭
goods-canned-corn 玉米粒罐頭@蔬果罐頭; goods-canned-vegetables 番茄丁罐頭@蔬果罐頭; goods-canned-fruit 水蜜桃罐頭@蔬果罐頭; goods-ready-meal 日式咖哩調理包@調理包
`;

const catalog = makeCatalog({ seed: 7, now: 1_795_000_000 });
const categories = new Map(catalog.food_categories.map(({ id, name }) => [id, name]));
const groceries = new Set(
  catalog.stores
    .filter(({ store_classification_id }) => store_classification_id === 2)
    .map(({ id }) => id),
);

test.each<[StoreKind, string]>([
  ["restaurant", DISHES],
  ["grocery", GROCERIES],
])("gives the products of a %s the expected pictures (ST-07, GR-04)", (kind, table) => {
  const wrong = productsOf(table).filter(
    ({ name, category, family }) => ruleOf(kind, name, category)?.family !== family,
  );
  expect(wrong).toEqual([]);
});

test("the tables of this test have at least 300 products, and only pictures that exist", () => {
  const products = [...productsOf(DISHES), ...productsOf(GROCERIES)];
  expect(products.length).toBeGreaterThanOrEqual(300);
  expect(products.filter(({ family }) => !(family in foodPictures))).toEqual([]);
});

test("a word in the name or category of each catalogue product decides its picture, so no product has the placeholder (ST-07, GR-04)", () => {
  const wrong = catalog.foods.filter(({ store_id, category_id, name, image }) => {
    const category = categories.get(category_id) ?? "";
    const rule = ruleOf(groceries.has(store_id) ? "grocery" : "restaurant", name, category);
    const isNamed = rule?.words.some((word) => fits(word, name, category));
    return !isNamed || !image.startsWith(`/pictures/foods/${rule?.family}-`);
  });
  expect(wrong.map(({ name, image }) => [name, image])).toEqual([]);
});

test("every rule names a picture of the index", () => {
  const lines = [dishRules, groceryRules].flatMap((rules) => rules.trim().split("\n"));
  const families = lines.map((line) => line.split(" ")[0] ?? "");
  expect(families.filter((family) => !(family in foodPictures))).toEqual([]);
});

test("gives each dish of a lunch-box menu a picture of its own (ST-07)", () => {
  const menu = readMenu(cuisines.find(({ key }) => key === "bento")?.menu ?? "");
  const pictures = menu.flatMap(({ name: category, dishes }) =>
    dishes.map(({ name }) => foodPicture("restaurant", name, category)),
  );
  expect(pictures.length).toBeGreaterThan(20);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("gives an unknown product the placeholder instead of the picture of another product (ST-07)", () => {
  expect(foodPicture("restaurant", "神祕料理", "其他")).toBe(foodPictures.placeholder);
  expect(foodPicture("grocery", "神祕商品", "其他")).toBe(foodPictures.placeholder);
});

function productsOf(table: string) {
  return table
    .trim()
    .split(/; |\n/)
    .flatMap((line) => {
      const [family = "", ...products] = line.split(" ");
      return products.map((product) => {
        const [name = "", category = ""] = product.split("@");
        return { family, name, category };
      });
    });
}
