import type { Cuisine } from "./cuisine.ts";

export const grocery: Cuisine = {
  key: "grocery",
  types: ["生鮮雜貨"],
  names: ["生鮮超市", "雜貨鋪"],
  intros: ["下單後現場揀貨，冷藏品用保冷袋分裝。"],
  menu: `
# 蔬菜
高麗菜（半顆） 45 greens 約六百公克
青江菜（一把） 25 greens
小黃瓜（三條） 35 cucumber
牛番茄（四顆） 55 tomato
紅蘿蔔（兩條） 30 carrot
玉米（兩支） 40 corn
花椰菜（一顆） 49 broccoli
馬鈴薯（一袋） 55 potato
地瓜（一袋） 59 sweetpotato
洋蔥（三顆） 39 onion
蒜頭（一袋） 49 garlic
辣椒（一包） 20 chili
茄子（兩條） 35 eggplant
甜椒（兩顆） 59 pepper
# 水果
蘋果（四顆） 99 apple
香蕉（一串） 49 banana
柳丁（一袋） 79 orange
檸檬（四顆） 45 lemon
奇異果（六顆） 129 kiwi
西瓜（四分之一） 119 watermelon
鳳梨（切盒） 79 pineapple
葡萄（一盒） 159 grapes
草莓（一盒） 199 strawberry
芒果（兩顆） 119 mango
酪梨（兩顆） 99 avocado
藍莓（一盒） 129 blueberries
哈密瓜（半顆） 149 melon
# 蛋奶豆
雞蛋（十入） 89 egg
鮮奶（九百毫升） 95 milk
無糖豆漿（一公升） 45 milk
起司片（十片） 99 cheese
奶油（一條） 129 butter
紅豆（一包） 75 beans
# 肉品海鮮
梅花豬肉片 129 bacon 三百公克
去骨雞腿排（兩片） 139 drumstick
牛小排火鍋片 249 steak
白蝦（一盒） 239 shrimp
透抽（一尾） 189 squid
生蠔肉（一盒） 159 oyster
螃蟹（兩隻） 459 crab
# 麵包與主食
吐司（一條） 49 bread
貝果（四入） 89 bagel
可頌（三入） 99 croissant
白米（兩公斤） 189 rice
拉麵（三入） 69 noodles
義大利麵（五百公克） 79 pasta
冷凍水餃（五十顆） 189 dumpling
冷凍披薩 159 pizza
# 零食飲料
洋芋片 35 fries
巧克力 49 chocolate
餅乾（一盒） 59 cookie
爆米花 45 popcorn
綜合堅果 159 peanuts
糖果（一包） 39 candy
冰淇淋（一桶） 169 icecream
可樂（六入） 129 cola
果汁（一公升） 65 juicebox
蜂蜜（一瓶） 229 honey
番茄罐頭 45 can
海鹽（一罐） 69 salt
冰塊（三公斤） 55 ice
# 日用品
抽取式衛生紙（十包） 189 tissue
洗手皂（三入） 79 soap
洗髮精 199 lotion
牙刷（兩入） 89 toothbrush
電池（四入） 99 battery
燈泡 129 bulb
`,
};
