/**
 * Rules that find the picture of a dish by its name and its category. A line is `picture word word …`. The first line
 * with a fitting word is used, so special lines must stand before general lines. `甲` fits if the name contains 甲. `@丙`
 * fits if the category name contains 丙. `甲+乙` and `甲+@丙` fit if both parts fit.
 */
export const dishRules = `
goods-chopsticks 餐具
goods-sauce-packets 醬料包
fresh-pork-slices 豬肉盤
fresh-beef-slices 牛肉盤 牛小排肉盤
fresh-raw-chicken 雞腿肉盤
fresh-raw-shrimp 鮮蝦四隻
fresh-leafy-greens 青菜盤
filled-egg-crepe 培根蛋餅 鮪魚蛋餅 燻雞蛋餅 蔬菜蛋餅
cheese-egg-crepe 起司蛋餅
corn-egg-crepe 玉米蛋餅
egg-crepe 蛋餅
pan-fried-buns 生煎包
steamed-buns 肉包 菜包 叉燒包
custard-buns 流沙包
crab-soup-dumplings 蟹黃小籠包
soup-dumplings 小籠包
potstickers 鍋貼 煎餃
shumai 燒賣
steamed-dumplings 蒸餃 蝦餃
dumplings 水餃
chili-wontons 紅油抄手
wonton-noodles 餛飩麵 雲吞麵
wonton-soup 餛飩湯
gua-bao 刈包
fresh-spring-rolls 生春捲
spring-rolls 春捲
rice-rolls 腸粉
turnip-cake 蘿蔔糕 鹹粿
chicken-feet 鳳爪
lotus-rice 珍珠雞
crab-rice 紅蟳米糕
sticky-rice 油飯 米糕
mantou 饅頭 銀絲捲 蔥花捲
sesame-flatbread 燒餅
fantuan 紫米飯糰 傳統飯糰 飯糰加蛋
onigiri 飯糰
dough-stick 油條
milk-balls 玫瑰奶球
rice-sausage 糯米腸
sausage-in-rice-sausage 大腸包小腸
chive-pockets 韭菜盒子
scallion-pancake 蔥油餅 抓餅
cheese-stick-bread 起司條+@台式麵包
beef-roll 牛肉捲餅+@麵 京醬肉絲 潤餅
oyster-omelette 蚵仔煎 蝦仁煎 豬肉煎
lunar-shrimp-cake 月亮蝦餅
seafood-pancake 海鮮煎餅
stinky-tofu 臭豆腐
meatball 肉圓
rice-cake-bowl 碗粿
blood-cake 豬血糕 米血
sweet-potato-balls 地瓜球
takoyaki 章魚燒
croquettes 可樂餅
cheese-rice-cakes 起司辣炒年糕
rice-cakes 辣炒年糕
kimbap 紫菜飯捲
bento-veg 素排便當 素雞豆包便當
bento-pork-katsu 炸豬排便當
bento-pork-chop 排骨便當 豬排便當
bento-braised-leg 滷雞腿便當
bento-chicken-leg 雞腿便當
bento-fish 鯖魚便當
bento-shrimp 蝦排便當
bento-beef 牛腩便當
bento-three-cup-chicken 三杯雞便當
bento-lime-chicken 椒麻雞便當
bento-kung-pao-chicken 宮保雞丁便當
bento-teriyaki-chicken 照燒雞便當
bento-garlic-pork 蒜泥白肉便當
bento-pepper-pork 豬柳便當
bento-sweet-sour-pork 糖醋里肌便當
bento-chicken 雞便當 雞丁便當
bento-egg 番茄炒蛋便當
bento 便當
healthy-salmon 鮭魚餐 鯖魚餐
healthy-beef 牛排餐
healthy-shrimp 鮮蝦餐
healthy-tofu 豆腐餐
healthy-pepper-chicken 椒麻舒肥雞胸餐
healthy-leg 迷迭香雞腿餐
healthy-pork 豬里肌餐
healthy-box 雞胸餐 雞腿餐 里肌餐 餐盒
tempura-curry 炸蝦咖哩飯
katsu-curry 豬排咖哩飯
omelette-rice 蛋包咖哩飯
curry-udon 咖哩烏龍
green-curry 綠咖哩
red-curry 紅咖哩
spinach-curry 菠菜起司咖哩
chickpea-curry 鷹嘴豆咖哩
vegetable-curry 花椰菜咖哩 咖哩時蔬
shrimp-curry 鮮蝦咖哩
samosa 咖哩角
curry-rice 咖哩飯
lamb-curry 羊肉咖哩
fish-curry 魚咖哩
curry 咖哩套餐 雞咖哩 瑪莎曼咖哩
seafood-don 海鮮丼
salmon-don 鮭魚丼
gyudon 牛丼
oyakodon 親子丼
katsudon 豬排丼 豬排定食
tendon 天丼 丼飯套餐
unadon 鰻魚丼 鰻魚飯
fried-prawns 炸蝦定食
tempura 天婦羅
meatballs 漢堡排定食 獅子頭
seared-sushi 炙燒握壽司
sushi-roll 花壽司
inari 豆皮壽司
hand-roll 手捲
sushi 壽司
miso-ramen 味噌拉麵
soy-ramen 醬油拉麵
ramen 拉麵
pot-noodles 鍋燒意麵
spicy-beef-noodles 麻辣牛肉麵
tomato-beef-noodles 番茄牛肉麵
clear-beef-noodles 清燉牛肉麵 牛肉湯麵
beef-noodles 牛肉麵 半筋半肉麵
pork-noodles 榨菜肉絲麵 酸菜白肉麵 雪菜肉絲麵
danzai-noodles 擔仔麵
oyster-vermicelli 蚵仔麵線
thin-noodles 麵線
sesame-noodles 麻醬
soybean-paste-noodles 炸醬麵
scallion-noodles 蔥油拌麵 油蔥拌麵
chili-noodles 擔擔麵 拌麵 酸辣麵
fried-seafood-noodles 海鮮炒麵 什錦海鮮烏龍 蝦仁炒麵 鮭魚炒麵 櫻花蝦炒麵 蝦仁炒烏龍 鮭魚炒烏龍 櫻花蝦炒烏龍
fried-noodles 炒麵 炒烏龍
rice-vermicelli 炒米粉 米粉
fried-rice-noodles 乾炒牛河
pad-thai 炒河粉
pho 河粉
cold-noodles 米線 冷麵
laksa 叻沙
instant-noodles 王子麵 公仔麵
glass-noodles 冬粉 螞蟻上樹
teppan-noodles 鐵板麵
plain-noodles 蔬菜麵
dry-noodles 乾麵 麵食套餐
pesto-pasta 青醬雞肉麵 青醬義大利麵
cream-pasta 奶油培根麵
tomato-pasta 番茄肉醬麵 香辣番茄麵 義大利麵
seafood-pasta 蛤蜊麵 鮮蝦麵 拿坡里海鮮麵
ink-pasta 墨魚海鮮麵
pink-pasta 明太子奶油麵
mushroom-pasta 松露野菇麵
lasagne 千層麵
seafood-risotto 海鮮番茄燉飯
risotto 燉飯
baked-rice 焗烤海鮮飯
kimchi-fried-rice 泡菜炒飯
fried-rice 炒飯
bibimbap 拌飯
grain-bowl 飯碗
spiced-rice 香料飯
turmeric-rice 薑黃飯
braised-pork-rice 滷肉飯 滷味飯
chicken-rice 雞肉飯 雞絲飯
pork-belly-egg-rice 焢肉滷蛋飯
pork-knuckle-rice 豬腳飯
pork-belly-rice 控肉飯
pork-chop-rice 排骨飯
chicken-leg-rice 雞腿飯
shrimp-rice 蝦仁飯
basil-pork-rice 打拋豬肉飯
crispy-chicken-rice 椒麻雞飯 雞串飯
hainan-chicken-rice 海南雞飯 油雞飯
roast-duck-rice 燒鴨飯
roast-pork-rice 燒肉飯 叉燒飯 三寶飯
spicy-pork-rice 辣炒豬肉飯
squid-rice 魷魚蓋飯
stir-fry-rice 牛肉飯 蓋飯 烤肉飯 獅子頭飯 杏鮑菇飯
seafood-congee 海鮮粥 蚵粥
fish-congee 魚肚粥
congee 粥
grass-jelly-milk-tea 仙草凍奶茶
pudding-milk-tea 布丁奶茶
brown-sugar-milk 黑糖珍珠鮮奶
pearl-milk-tea 珍珠奶茶
thai-milk-tea 泰式奶茶
hong-kong-milk-tea 港式奶茶 鴛鴦
oolong-milk-tea 烏龍奶茶 烏龍拿鐵
milk-tea 奶茶 鮮奶紅茶
cheese-foam-tea 奶蓋茶
black-tea-latte 鮮奶茶 紅茶拿鐵
matcha-latte 抹茶拿鐵
hot-matcha 抹茶牛奶
green-smoothie 綠拿鐵
taro-milk 芋泥鮮奶
mango-smoothie 芒果冰沙 鮮果冰沙
strawberry-drink 草莓優格冰沙 草莓奶昔 草莓果茶
cocoa-smoothie 可可冰沙
mango-drink 芒果冰茶 芒果氣泡飲 芒果優格飲
passion-fruit-tea 百香
orange-tea 柳橙青茶
grapefruit-tea 葡萄柚綠茶
lychee-drink 荔枝烏龍
watermelon-juice 西瓜汁
orange-juice 柳橙汁
apple-juice 蘋果汁
peach-drink 水蜜桃汁
plum-drink 梅子汁 酸梅湯 烏梅汁 桑葚汁
star-fruit-drink 楊桃湯
roselle-tea 洛神
aiyu-lemon 檸檬愛玉
lemon-coffee 檸檬咖啡
winter-melon-lemon 冬瓜檸檬
lemon-tea 檸檬綠茶 檸檬紅茶 凍檸茶
honey-drink 蜂蜜檸檬 柚子蜜
lemonade 檸檬汁 萊姆汁 氣泡檸檬飲
kumquat-drink 金桔
sugarcane-drink 甘蔗
herbal-tea 青草茶
grass-jelly-drink 仙草蜜
winter-melon-tea 冬瓜茶
red-date-tea 紅棗茶
fruit-tea 水果茶 水果氣泡
sparkling-drink 氣泡水 礦泉水
cola 可樂
soda-drink 沙士 西打
green-tea 綠茶 青茶
green-hot-tea 煎茶 薄荷茶
oolong-tea 烏龍
hot-tea 麥茶 黑豆茶 冷泡茶 香茅茶
black-tea 紅茶
salty-soy-milk 鹹豆漿
nut-milk 堅果豆漿
soy-milk 豆漿
rice-milk 米漿
coffee-beans 咖啡豆
mocha 摩卡
cappuccino 卡布奇諾
caramel-coffee 瑪奇朵
latte 拿鐵 滴漏咖啡
iced-coffee 冷萃咖啡
espresso 濃縮咖啡
coffee-beans 中焙豆
coffee 咖啡 手沖 下午茶組合
hot-chocolate 可可牛奶
milk 冰鮮奶
french-onion-soup 洋蔥湯
lobster-bisque 龍蝦濃湯
corn-soup 玉米濃湯
pumpkin-soup 南瓜濃湯
cream-soup 花椰菜濃湯
chili-chicken-soup 剝皮辣椒雞
sesame-oil-chicken 麻油雞湯 麻油雞砂鍋
bitter-melon-soup 鳳梨苦瓜雞 苦瓜排骨湯
herbal-soup 當歸 四物 何首烏 肉骨茶
four-herb-soup 四神湯
chicken-soup 雞湯
lotus-soup 蓮藕排骨湯 蓮藕花生排骨湯
bamboo-soup 竹筍 醃篤鮮 筍絲湯 竹笙湯
rib-soup 排骨湯
clam-soup 蛤蜊湯 蛤蜊薑絲湯 蛤蜊冬瓜湯 蛤蜊砂鍋 螺肉蒜
fish-ball-soup 魚丸湯
fish-soup 魚肚湯 鮮魚湯 魚湯 鮮魚砂鍋 鱸魚湯 酸菜肚片
squid-soup 花枝羹
thick-soup 肉羹 牛肉羹
hot-sour-soup 酸辣湯
egg-drop-soup 蛋花湯
miso-soup 味噌湯
meatball-soup 貢丸湯 魚板湯
tom-yum 冬蔭功
borscht 羅宋湯
vegetable-soup 番茄蔬菜湯 豆子湯
buddha-jar 佛跳牆
spicy-hotpot 麻辣鴨血豆腐鍋
seafood-hotpot 海鮮總匯鍋
pickled-cabbage-hotpot 酸菜白肉鍋
kimchi-pot 泡菜豬肉鍋
tofu-pot 豆腐鍋
milk-hotpot 牛奶起司鍋
beef-hotpot 牛肉鍋 牛小排鍋
lamb-pot 羊肉爐
army-stew 部隊鍋
sukiyaki 壽喜燒鍋
hotpot 蔬菜鍋 百菇鍋 豬肉鍋 雞腿肉鍋 雙人鍋物餐 單人豪華鍋
steamed-egg 茶碗蒸 蒸蛋
tomato-egg 番茄炒蛋
century-egg-tofu 皮蛋豆腐
soft-egg 溏心蛋 溫泉蛋 炸皮蛋
boiled-eggs 水煮蛋
braised-egg 滷蛋
braised-platter 滷味
sour-cabbage-fish 酸菜魚
boiled-beef 水煮牛肉
chili-oil-chicken 口水雞 夫妻肺片
cold-chicken 醉雞
chili-chicken 辣子雞
white-cut-pork 蒜泥白肉
beef-shank 牛腱
dongpo-pork 東坡肉 封肉
pork-knuckle 豬腳
double-cooked-pork 回鍋肉
minced-chives 蒼蠅頭
mixed-stir-fry 客家小炒 木須肉
shredded-pork 肉絲
chicken-burger 雞腿堡
glazed-chicken 洋釀炸雞 辣醬炸雞
cheese-chicken 起司粉炸雞
fried-chicken 炸雞 三角骨 雞皮
chicken-cutlet 雞排
popcorn-chicken 鹹酥雞 唐揚雞塊
nuggets 雞塊 雞柳
wings 雞翅 鴨翅
fish-nuggets 鱈魚塊
fried-prawns 炸蝦
fried-squid 炸花枝 花枝丸 炸魷魚 花枝圈 鹽酥龍珠
fish-cakes 甜不辣
onion-rings 洋蔥圈
cheese-sticks 起司條
sweet-potato-fries 地瓜薯條 地瓜條
potato-wedges 薯塊
hash-browns 薯餅
fries 薯條 中薯 大薯
fried-mushrooms 鹽酥菇 炸香菇
fried-balls 起司球 炸湯圓
cheeseburger 起司牛肉堡 培根起司堡 吉事牛堡 雙層牛肉堡
mushroom-burger 瑞士堡 蕈菇牛肉堡
fish-burger 鱈魚堡
plant-burger 植物肉堡 蔬食堡
egg-burger 蛋堡
sub 潛艇堡
hot-dog 熱狗堡
burger 漢堡 牛肉堡 牛堡 快餐一號餐 兒童歡樂餐
pizza 瑪格麗特 披薩
hawaiian-pizza 夏威夷
salami-pizza 臘腸
cheese-pizza 四種起司
seafood-pizza 海鮮總匯+@披薩
chicken-pizza 青醬雞肉+@披薩 照燒雞肉+@披薩
beef-pizza 炙烤牛肉+@披薩
quesadilla 起司烤餅+@小食
naan 烤餅
kebab 口袋餅
pork-taco 豬肉塔可
chicken-taco 雞塔可
fish-taco 魚塔可
shrimp-taco 鮮蝦塔可
vegetable-taco 烤蔬菜塔可
taco 塔可
burrito 捲餅 全麥捲
nachos 起司玉米脆片
guacamole 酪梨醬
grilled-corn 墨式烤玉米
tamale 玉米粽
hummus 鷹嘴豆泥
falafel 炸豆丸
yogurt-cucumber 優格小黃瓜
tomato-salad 番茄碎沙拉
vegetable-skewers 烤蔬菜串 烤時蔬
poke-bowl 酪梨沙拉碗
shrimp-avocado-salad 酪梨鮮蝦沙拉 鮭魚酪梨拼盤
tuna-salad 尼斯沙拉
smoked-salmon-salad 煙燻鮭魚沙拉
pumpkin-salad 南瓜藜麥沙拉
fruit-bowl 水果優格
caesar-salad 凱薩 油封鴨腿沙拉
bamboo-salad 涼筍 沙拉涼筍
salad 沙拉
salmon-bagel 燻鮭魚貝果
bagel 貝果
panini 帕尼尼
chocolate-toast 巧克力香蕉吐司
peanut-toast 花生吐司
french-toast 法式吐司
egg-sandwich 豬排蛋吐司 培根蛋吐司 饅頭夾蛋
tuna-sandwich 鮪魚玉米吐司 鮪魚三明治 鮪魚全麥三明治
chicken-sandwich 雞胸三明治 酪梨蛋三明治
club-sandwich 總匯三明治 牛肉起司吐司
sandwich 三明治 輕食組合 越式法國麵包
toast 鹽味奶油吐司
wheat-loaf 全麥吐司
loaf-bread 吐司
eggs-benedict 班尼迪克蛋
pan-eggs 太陽蛋
brunch 早午餐 德腸拼盤
roasted-vegetables 蔬食拼盤 溫沙拉
grilled-chicken 雞腿排
roast-chicken 烤半雞 烤雞（半隻）
lamb-chops 羊排
steak 牛排
iron-plate-steak 鐵板雞腿
beef-carpaccio 生牛肉
scallops 干貝+@前菜
smoked-salmon 鮭魚薄片
caprese 水牛起司
foie 鵝肝醬
cod-fillet 圓鱈
lobster 龍蝦
pork-belly-roast 油封豬五花
steak 熟成肋眼 菲力
asparagus 蘆筍
skewers 肉串 羊肉串
fried-squid 烤魷魚
sausage 香腸
birthday-cake 鮮奶油蛋糕
chocolate-birthday-cake 巧克力蛋糕（六吋）
strawberry-cake 草莓蛋糕 草莓切片蛋糕
strawberry-cupcake 草莓杯子蛋糕
cupcake 杯子蛋糕
burnt-cheesecake 巴斯克
cheesecake 優格蛋糕
chiffon-cake 戚風蛋糕
honey-cake 蜂蜜蛋糕
pound-cake 磅蛋糕
egg-cakes 雞蛋糕
swiss-roll 生乳捲
tiramisu 提拉米蘇
mille-crepe 水果千層
brownie 布朗尼
lava-cake 熔岩巧克力
lemon-tart 檸檬塔
egg-tart 蛋塔
apple-pie 蘋果派
baklava 開心果酥
chocolate-donut 巧克力甜甜圈
donut 甜甜圈
cookie 餅乾
scone 司康
nougat 雪Q餅
creme-brulee 烤布蕾
matcha-pudding 抹茶布丁
pudding 布丁
milk-jelly 牛奶凍
almond-tofu 杏仁豆腐
taro-ball-tofu-pudding 芋圓豆花
peanut-tofu-pudding 花生豆花
tofu-pudding 豆花
sweet-red-bean-soup 紅豆湯圓
rice-ball-soup 湯圓 桂圓甜湯 甜飯
sweet-peanut-soup 花生湯
grass-jelly 燒仙草
mung-bean-soup 綠豆薏仁湯 甜湯
white-fungus-soup 銀耳
sesame-soup 芝麻糊
taro-sago 芋泥西米露
coconut-sago 西米露 摩摩喳喳
mango-pomelo 楊枝甘露
mango-ice 芒果牛奶冰
strawberry-ice 草莓牛奶冰
taro-ice 芋頭牛奶冰
brown-sugar-ice 黑糖剉冰
shaved-ice 四果冰
brown-sugar-jelly 粉粿
matcha-parfait 聖代
vanilla-ice-cream 香草冰淇淋
soft-serve 霜淇淋
ice-cream 冰淇淋
strawberry-waffle 草莓鬆餅
pancakes 厚鬆餅
waffle 鬆餅
crepe 可麗餅
dorayaki 銅鑼燒
mochi-skewer 糰子
churros 吉拿棒
cinnamon-roll 肉桂捲
garlic-bread 蒜香麵包
roe-baguette 明太子法國
baguette 法國長棍
sourdough 酸種麵包
nut-bread 歐包
scallion-bread 蔥花麵包
pineapple-bun 菠蘿
red-bean-bun 紅豆麵包
floss-bread 肉鬆麵包
cream-bun 奶酥麵包
bomb-bread 炸彈麵包
salt-roll 鹽可頌
chocolate-croissant 巧克力可頌
almond-croissant 杏仁可頌
ham-croissant 火腿起司可頌
croissant 可頌
three-cup 三杯雞 三杯鴨
kung-pao 宮保雞 宮保鴨
mapo-tofu 麻婆
iron-tofu 鐵板豆腐 鐵板百頁 鐵板豆乾
fried-tofu 炸豆腐 百頁豆腐+@炸 百頁豆腐+@點心
braised-tofu-puffs 油豆腐
braised-tofu 豆腐 百頁 豆乾
pineapple-shrimp 鳳梨蝦球 芥末蝦球
shrimp-dish 蝦球 蝦仁 鮮蝦 胡椒蝦 蒸蝦 醉蝦 蝦排
crab-dish 蟹
oyster-shells 生蠔 九孔
oyster-dish 蚵
clam-dish 蛤蜊 海瓜子
sea-cucumber 烏參
squid-dish 花枝 透抽 小卷 軟絲 章魚
steamed-fish 清蒸 樹子蒸 檸檬+@鮮魚 鹽烤+@鮮魚 蒜酥+@鮮魚 檸檬魚片 鳳梨豆醬
braised-fish 鱸魚 石斑 午仔魚 黃魚 白鯧
salmon-fillet 香煎鮭魚
fish-rice 鯖魚
sweet-sour-pork 糖醋里肌 糖醋五花 糖醋排骨 糖醋松阪豬 糖醋大腸
pickled-lotus 蓮藕
offal 大腸 雞胗
salt-pepper 椒鹽 鹹酥排骨
pork-ribs 排骨
black-pepper-beef 黑胡椒 鐵板牛 鐵板羊
scallion-beef 牛肉 牛柳 羊肉
three-cup 麻油雞 麻油鴨
chili-chicken 辣炒雞
double-cooked-pork 五花 松阪豬 里肌 豬肉片
cold-platter 五福拼盤
mullet-roe 烏魚子
kimchi-plate 綜合小菜
shredded-salad 海蜇
seaweed-salad 海帶
wood-ear-salad 木耳
tofu-strips 干絲
peanuts 花生
cucumber-salad 黃瓜
edamame 毛豆
beef-shank 肺片
loofah 絲瓜
eggplant 茄子
king-oyster-mushroom 杏鮑菇 苦瓜
green-beans 四季豆
fried-vegetables 玉米筍 青椒 花椰菜 芋頭餅
stir-fried-cabbage 高麗菜 白菜
stir-fried-greens 空心菜 水蓮 山蘇 地瓜葉 A菜 芥藍 青菜
baked-sweet-potato 烤地瓜
chicken-rice 油雞
plain-rice 白飯
green-curry 南洋單人套餐
braised-pork-rice 單人套餐+@超值套餐 飯湯組合 小吃飽足組 一人一湯飯
three-cup 家常雙人餐 熱炒三人組 醬爆雞 沙茶雞 蒜香雞 豆豉雞 塔香雞
seafood-pasta 約會雙人餐
goods-rice-crackers 鍋巴
sweet-sour-pork 合菜雙人餐
kebab 烤肉雙人餐
braised-leg 滷雞腿
bibimbap 韓式單人餐
fresh-chicken-breast 舒肥雞胸
roast-chicken 八寶鴨
steamed-fish 四人合菜 漁港雙人餐
lobster 六人圍桌 雙人品味餐
beef-noodles 雙人麵食餐
shredded-salad 青木瓜
pho 分享雙人餐
popcorn-chicken 宵夜分享盒
stir-fried-greens 蔬食套餐
plain-noodles 蔬食雙人餐
white-cut-pork 豬頭皮
oyster-omelette 夜市三享組
katsu-curry 美食街個人餐 家庭分享餐
roast-pork-rice 燒臘套餐
shumai 點心雙人餐
chicken-soup 暖心雙人餐
steak 主廚三道式
fresh-mushrooms 綜合菇盤
goods-hotpot-balls 貢丸五顆 魚餃五顆
fresh-tofu-skin 炸豆皮
fresh-corn 玉米一份
shrimp-rice 海鮮飯套餐
cold-chicken 鴨肉
fried-rice 鑊氣雙人餐
chili-noodles 麵點套餐
`;

/** Rules in the format of `dishRules` that find the picture of a grocery product. */
export const groceryRules = `
goods-cat-food 貓罐 貓糧 貓肉泥
goods-cat-litter 貓砂
goods-dog-food 狗罐 狗糧 狗零食
goods-pet-hay 牧草
goods-pet-feed 飼料 木屑
goods-pet-toy 逗貓棒 橡膠球 啃咬骨 抓板
goods-pet-bowl 寵物碗
goods-diapers 紙尿褲 尿布墊
goods-body-wash 寵物洗毛精 沐浴乳
goods-wet-wipes 濕紙巾 濕式衛生紙 酒精棉片
goods-tissue 面紙 抽取式 環保衛生紙 平版衛生紙
goods-toilet-paper 衛生紙 紙巾
goods-laundry-detergent 洗衣
goods-softener 柔軟精
goods-floor-cleaner 地板清潔劑 漂白水
goods-dish-soap 洗碗精 蔬果清潔劑
goods-cleaner 清潔劑
goods-sponge 菜瓜布 海綿 鋼刷 抹布 百潔布
goods-gloves 手套
goods-toothbrush 牙刷 牙間刷 奶瓶刷
goods-toothpaste 牙膏 牙線棒 漱口水
goods-fragrance 芳香劑 除濕盒
goods-food-box 保鮮盒
goods-bags 垃圾袋 夾鏈袋 保鮮膜 鋁箔紙 烘焙紙 保鮮袋
goods-paper-cups 紙杯 紙碗 紙盤 濾紙
goods-chopsticks 竹筷 木湯匙 紙吸管 餐具 牙籤
goods-conditioner 潤髮乳 護髮膜
goods-shampoo 洗髮精
goods-hand-wash 洗手乳
goods-soap-bar 皂
goods-face-wash 洗面 卸妝水
goods-sun-cream 防曬乳
goods-cotton-pads 化妝棉 棉花棒
goods-lotion 乳液 護手霜 護唇膏
goods-plasters OK繃
goods-mask 口罩
goods-pads 衛生棉
goods-battery 電池
goods-flashlight 手電筒
goods-bulb 燈泡 小夜燈
goods-chips 洋芋片 蝦餅
goods-corn-chips 玉米脆片
goods-popcorn 爆米花
goods-cookie-pack 曲奇
goods-biscuit-pack 餅乾 夾心餅 煎餅
goods-rice-crackers 米果
goods-gummies 軟糖
goods-candy 硬糖 花生糖 牛軋糖
goods-chocolate 巧克力+@糖果
goods-peanut-snack 花生+@堅果
goods-nuts 腰果 杏仁果 核桃 開心果+@堅果 夏威夷豆 南瓜子 綜合堅果
goods-jerky 豬肉乾 牛肉乾
goods-squid-snack 魷魚絲 鱈魚香絲 蒟蒻絲
goods-seaweed-snack 海苔+@海苔肉乾
goods-dried-tofu-pack 豆乾+@海苔肉乾
tea-leaves 茶葉+@茶
bottled-milk-tea 奶茶
bottled-tea 茶+@茶
powder-drink 沖泡飲
goods-instant-drink 濃湯粉
coffee-beans 咖啡豆
goods-instant-drink 濾掛咖啡
coffee-can 咖啡+@咖啡
probiotic-drink 乳酸飲
sports-drink 運動飲料
cola-can 可樂+@汽水 沙士 西打 汽水
sparkling-water 氣泡水
fresh-coconut 椰子水 椰子飲
bottled-tea 蘆薈飲 甘蔗飲 蜂蜜檸檬飲
bottled-water 純水 礦泉水 離子水 深層水
juice-carton 汁+@果汁
goods-ice-cubes 冰塊
popsicle 冰棒
ice-cream 冰淇淋
fruit-jelly 愛玉凍 仙草凍 杏仁凍 咖啡凍
pudding 布丁+@蛋糕甜點
swiss-roll 生乳捲
honey-cake 蜂蜜蛋糕
chocolate-cake 巧克力蛋糕
cheesecake 起司蛋糕 布丁蛋糕
pound-cake 蛋糕
goods-orange-jam 柑橘果醬 芒果果醬 鳳梨果醬 蘋果果醬
goods-jam 果醬
goods-nut-spread 抹醬
goods-honey 蜂蜜+@果醬 楓糖漿
goods-cereal 穀片
goods-oats 燕麥片
chocolate-croissant 巧克力可頌
croissant 可頌
pineapple-bun 菠蘿麵包
scallion-bread 蔥花麵包
floss-bread 肉鬆麵包
red-bean-bun 紅豆麵包
cream-bun 奶酥麵包 餐包
bagel 貝果
scone 司康
wheat-loaf 全麥吐司 雜糧吐司
loaf-bread 吐司
goods-frozen-dumplings 水餃 鍋貼 餛飩 湯包
goods-hotpot-balls 貢丸 餃+@火鍋料 爆漿起司丸 福袋 黑輪
blood-cake 米血
goods-frozen-food 薯條 薯餅 洋蔥圈 雞塊 鹹酥雞 可樂餅
mantou 饅頭
steamed-buns 包+@點心
scallion-pancake 抓餅 蔥油餅 蛋餅皮
goods-frozen-pizza 披薩
goods-frozen-rice 冷凍炒飯 冷凍義大利麵
goods-frozen-fruit 冷凍芒果 冷凍鳳梨 冷凍綜合莓果 冷凍藍莓
goods-frozen-vegetables 冷凍
goods-brown-rice-bag 糙米 胚芽米 紫米
goods-grains 十穀米 藜麥+@雜糧 薏仁 蕎麥+@雜糧 小麥
goods-oats 燕麥+@雜糧
goods-rice-bag 米+@米
goods-red-beans 紅豆 紅扁豆 花豆
goods-green-beans-dry 綠豆+@雜糧
goods-black-beans 黑豆+@雜糧
goods-yellow-beans 黃豆+@雜糧
goods-chickpeas 鷹嘴豆+@雜糧
goods-rice-vermicelli-dry 米粉+@麵條 冬粉 麵線+@麵條
goods-pasta-sauce 義大利麵醬
goods-dry-pasta 直麵 天使麵 筆管麵 螺旋麵 蝴蝶麵 寬扁麵 貝殼麵 千層麵
goods-noodle-pack 乾拌麵
goods-cup-noodles 麵+@泡麵
goods-dry-noodles 麵+@麵條 粄條
goods-baking-powder 泡打粉 可可粉 抹茶粉 酵母粉 吉利丁粉
goods-flour 麵粉 玉米粉 太白粉 地瓜粉 木薯粉 糯米粉
goods-sugar 糖+@麵粉
goods-black-vinegar 烏醋
goods-vinegar 醋+@醬油
goods-oyster-sauce 蠔油
goods-soy-sauce 醬油
goods-olive-oil 橄欖油 酪梨油
goods-sesame-oil 麻油 白麻油 香油 苦茶油
goods-oil 油+@油品
goods-ketchup 番茄醬 甜辣醬
goods-chili-sauce 辣椒醬 豆瓣醬
goods-salad-dressing 凱薩醬 和風醬 塔塔醬 千島醬
goods-mayonnaise 美乃滋
goods-bean-sauce 醬+@沾醬
goods-salt 鹽+@香料
goods-pepper 胡椒粉 花椒粒
goods-spices 粉+@香料 八角 月桂葉
goods-hotpot-base 鍋湯底
goods-stock 高湯
goods-canned-fish 鯖魚罐頭 鮪魚罐頭 小魚罐頭 鰻罐頭
goods-canned-meat 午餐肉罐頭 肉醬罐頭 雞肉罐頭
goods-canned-corn 玉米粒罐頭 玉米醬罐頭
goods-canned-fruit 水蜜桃罐頭 鳳梨罐頭 荔枝罐頭
goods-canned-vegetables 罐頭
goods-ready-meal 調理包
fresh-fish-paste 魚豆腐
fresh-tofu 豆腐
fresh-eggs 雞蛋
fresh-preserved-eggs 皮蛋
fresh-salted-eggs 鹹蛋
soft-egg 溏心蛋
fresh-stewed-eggs 鐵蛋 滷蛋 茶葉蛋
flavored-milk 調味乳
milk 鮮乳 羊乳
yogurt-drink 優酪乳
goods-yogurt-cup 優格
goods-cream 鮮奶油
fresh-sausages 香腸 熱狗 臘肉
cheese 起司+@起司
butter 奶油+@起司與奶油
oat-milk 燕麥奶 杏仁茶
black-soy-milk 黑豆豆漿
rice-milk 米漿
soy-milk-carton 豆漿
fresh-dried-tofu 豆乾 素雞
fresh-tofu-skin 豆皮
fresh-salmon 鮭魚片
fresh-whole-fish 秋刀魚 吳郭魚 午仔魚 黃魚
fresh-fish-paste 甜不辣 竹輪 魚板 花枝丸 魚丸 蝦丸 蟹味棒
fresh-fish-fillet 魚片 魚肚片 旗魚片 台灣鯛片 鬼頭刀片
fresh-raw-shrimp 蝦
fresh-crab 蟹
fresh-scallop 干貝
fresh-oysters 鮮蚵 生蠔
fresh-clams 蛤 海瓜子 九孔
fresh-squid 透抽 花枝 軟絲 小卷 章魚 魷魚
fresh-chicken-breast 舒肥雞胸
fresh-marinated-pork 醃豬排 醃雞腿排
fresh-ground-meat 絞肉
fresh-ribs 豬小排 豬肋排 大骨
pork-knuckle 豬腳
fresh-pork-slices 豬肉片 豬五花條 腰內肉
fresh-raw-drumsticks 棒棒腿 鴨腿 鵝腿 雞翅 二節翅
fresh-raw-chicken 雞腿排 雞胸肉 雞里肌 土雞切塊
fresh-duck-breast 鴨胸
fresh-lamb-rack 羊排
fresh-beef-slices 牛肉片 羊肉片
fresh-beef-chunks 牛腩 牛腱 羊肉爐肉塊
fresh-raw-steak 牛排 牛小排
fresh-bacon-slices 培根
fresh-ham 火腿
fresh-dried-fruit 果乾
fresh-fruit-box 水果盒
fresh-vegetable-box 蔬菜盤
caesar-salad 凱薩沙拉 雞胸沙拉
tuna-salad 鮪魚沙拉
salad 沙拉+@沙拉
fresh-orange 柳丁 茂谷柑 椪柑
fresh-grapefruit 葡萄柚
fresh-kumquat 金桔
fresh-banana 香蕉 芭蕉
fresh-pear 西洋梨
fresh-nashi-pear 水梨
fresh-guava 芭樂
fresh-wax-apple 蓮霧
fresh-jujube 棗子
fresh-watermelon 西瓜
fresh-pineapple 鳳梨
fresh-papaya 木瓜
fresh-mango 芒果
fresh-passion-fruit 百香果
fresh-dragon-fruit 火龍果
fresh-apple 蘋果
fresh-kiwi 奇異果
fresh-peach 水蜜桃 油桃
fresh-plum 加州李 黑棗
fresh-cherries 櫻桃
fresh-grapes 葡萄
fresh-avocado 酪梨
fresh-coconut 椰子
fresh-pomegranate 石榴
fresh-strawberry 草莓
fresh-blueberries 藍莓
fresh-raspberries 覆盆莓 黑莓 蔓越莓
fresh-lime 萊姆 綠檸檬
fresh-herb 檸檬葉 九層塔 迷迭香 薄荷 羅勒 香菜
fresh-lemon 檸檬
fresh-spinach 菠菜
fresh-red-greens 紅莧菜
fresh-leafy-greens 青江菜 小白菜 空心菜 地瓜葉 油菜 茼蒿 芥藍 A菜 皇宮菜 龍鬚菜
fresh-napa 大白菜 娃娃菜
fresh-cabbage 高麗菜
fresh-lettuce 萵苣
fresh-carrot 紅蘿蔔
fresh-sprouts 豆芽 豌豆苗 苜蓿芽 蘿蔔嬰
fresh-radish 白蘿蔔
fresh-burdock 牛蒡
fresh-potato 馬鈴薯
fresh-taro 芋頭
fresh-yam 山藥
fresh-pumpkin 南瓜
fresh-sweet-potato 地瓜
fresh-onion 洋蔥
fresh-cherry-tomato 小番茄
fresh-tomato 番茄
fresh-zucchini 櫛瓜
fresh-cucumber 黃瓜
fresh-loofah 絲瓜
fresh-bitter-melon 苦瓜
fresh-winter-melon 冬瓜
fresh-eggplant 茄子
fresh-okra 秋葵
fresh-string-beans 四季豆
fresh-pea-pods 豌豆莢
fresh-edamame 毛豆
fresh-bell-pepper 甜椒
fresh-green-pepper 青椒
fresh-corn 玉米
fresh-cauliflower 白花椰菜 花椰菜米
fresh-broccoli 花椰菜
fresh-enoki 金針菇 鴻喜菇 雪白菇
fresh-king-mushroom 杏鮑菇
fresh-wood-ear 黑木耳
white-fungus-soup 白木耳
fresh-mushrooms 香菇 洋菇 秀珍菇 猴頭菇
fresh-garlic 蒜頭
fresh-shallot 紅蔥頭
fresh-scallion 青蔥 韭菜
fresh-ginger 老薑 嫩薑
fresh-chilies 辣椒 朝天椒
fresh-vegetable-box 蔬菜
fresh-fruit-box 水果
fresh-raw-steak 肉品
fresh-whole-fish 海鮮
fresh-eggs 蛋奶豆
goods-frozen-dumplings 冷凍食品
goods-rice-bag 米麵雜糧
loaf-bread 麵包早餐
goods-soy-sauce 調味與速食
goods-chips 零食
bottled-tea 飲料
goods-toilet-paper 紙品清潔
goods-toothbrush 個人用品
goods-pet-toy 寵物用品
`;
