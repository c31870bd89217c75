/** Invented nicknames of reviewers. */
export const reviewerNames = [
  "小食客",
  "加班族",
  "便當控",
  "夜貓子",
  "飯量很大",
  "珍奶不加糖",
  "早起的人",
  "社區主委",
  "巷弄散步",
  "期末考生",
  "兩個孩子的爸",
  "無辣不歡",
  "減醣中",
  "雨天宅家",
  "湯要喝完",
  "住在頂樓",
  "下班就餓",
  "吃飽再說",
  "阿嬤的孫",
  "不吃香菜",
] as const;

export const reviewTitles = {
  5: ["會再點", "很滿意", "推薦", "家人都愛", "午餐首選", "沒有踩雷", "值得", "口袋名單"],
  4: ["好吃", "穩定", "不錯", "方便", "可以回購", "水準之上"],
  3: ["普通", "還可以", "中規中矩", "有進步空間"],
  2: ["可以更好", "有點可惜", "不太穩定"],
  1: ["不會再點", "失望", "希望改善"],
} as const;

/**
 * First sentences of a review, by the kind of dish and then by the number of stars. {dish} is replaced by the name of
 * the dish. The sentences of `any` fit every dish.
 */
export const reviewOpenings = {
  any: {
    5: [
      "點過三次了，{dish}每次都穩定。",
      "家人指定要{dish}，整體很順。",
      "第一口{dish}就知道會再訂。",
      "同事揪團點的，{dish}最快被搶光。",
      "{dish}用料實在，這個價錢很難找。",
      "搬家後最想念的就是這家的{dish}，還好有外送。",
    ],
    4: [
      "味道一直都這樣，{dish}是必點。",
      "第二次點{dish}，跟第一次一樣好。",
      "{dish}算是附近做得好的。",
      "下雨天不想出門就點這家，{dish}很療癒。",
    ],
    3: ["{dish}中規中矩，沒有特別驚喜。", "{dish}跟照片有點落差，吃起來還行。"],
    2: ["{dish}份量少了，價錢卻漲了。", "{dish}這次不如上次。"],
    1: ["{dish}送錯品項，吃到一半才發現。", "{dish}漏了一份，等了很久才補。"],
  },
  meal: {
    5: [
      "{dish}送到還是熱的，味道跟內用一樣。",
      "{dish}調味剛好不會太鹹，份量很足。",
      "{dish}比照片看起來還大份，一個人差點吃不完。",
      "{dish}火候很好，冷了也好吃。",
      "{dish}的香氣一開盒就出來了。",
    ],
    4: [
      "{dish}不錯吃，如果再大份一點就滿分了。",
      "{dish}口味清爽，備註不要香菜有看到。",
      "{dish}好吃，只是份量比上次少了一些。",
      "{dish}入味，配白飯剛好。",
    ],
    3: ["{dish}味道可以，不過送到有點涼了。", "{dish}偏鹹，單吃就太重。", "{dish}普通，但份量夠。"],
    2: ["{dish}少給一份醬。", "{dish}放太久，口感軟掉了。"],
    1: ["{dish}送到時已經冷掉，湯也灑了。", "備註寫不要辣，{dish}還是辣的。"],
  },
  drink: {
    5: [
      "{dish}封膜很緊，一滴都沒漏。",
      "{dish}茶味夠，半糖就很剛好。",
      "{dish}的冰塊另外算得剛好，喝到底還是濃的。",
    ],
    4: ["{dish}好喝，下次試微糖。", "{dish}順口，杯子外面有點水氣。"],
    3: ["{dish}偏淡，冰塊有點多。", "{dish}普通，解渴還可以。"],
    2: ["{dish}甜度好像給錯了。"],
    1: ["{dish}整杯漏了一半，袋子都濕了。"],
  },
  sweet: {
    5: [
      "{dish}不死甜，長輩也喜歡。",
      "{dish}附保冷劑，送到還是冰的。",
      "{dish}切面很漂亮，慶生剛好。",
    ],
    4: ["{dish}口感細，甜度再低一點更好。", "{dish}好吃，想要大份一點。"],
    3: ["{dish}偏甜，配無糖茶還可以。"],
    2: ["{dish}路上碰到了，邊角有點塌。"],
    1: ["{dish}送到時已經融了。"],
  },
  goods: {
    5: [
      "{dish}很新鮮，效期也給得長。",
      "{dish}挑得很好，比自己去買還省事。",
      "{dish}缺貨有先打電話問，很貼心。",
    ],
    4: ["{dish}品質不錯，袋子可以少用一點。", "{dish}比門口的店便宜，會再買。"],
    3: ["{dish}還可以，效期再長一點更好。"],
    2: ["{dish}壓在最下面，有點變形。"],
    1: ["{dish}少送一份，客服處理了兩天。"],
  },
} as const;

/** Last sentences of a review, by the number of stars. They do not name the dish. */
export const reviewClosings = {
  5: [
    "外送員很客氣。",
    "店家還手寫小卡，暖。",
    "中午尖峰也只等半小時。",
    "包裝用紙盒，很好收。",
    "比預估早到十分鐘。",
    "下次揪同事一起。",
    "備註都有照做。",
  ],
  4: [
    "外盒稍微有點濕。",
    "價格也還可以。",
    "餐具有照備註不附。",
    "等的時間剛好。",
    "有活動的時候更划算。",
  ],
  3: ["等的時間比預估久了十分鐘。", "建議自取。", "有優惠再點。", "包裝可以再穩一點。"],
  2: ["聯絡後店家有道歉並退款。", "希望下次能改善。", "以前比較好。"],
  1: ["聯絡客服後有退款。", "希望店家多檢查一次。", "只給一顆星提醒大家。"],
} as const;

/**
 * These patterns match the picture paths of drinks and of sweets, by the last words of the picture's name. If the
 * picture of a restaurant's dish matches neither pattern, the dish is a meal.
 */
export const drinkPictures =
  /\/(?!salty-)([a-z-]+-)?(tea|coffee|latte|cappuccino|espresso|mocha|matcha|hot-chocolate|milk|drink|juice|smoothie|lemon|lemonade|cola|water|can|carton)-[0-9a-f]{6}$/;
export const sweetPictures =
  /\/(?!turnip-|lunar-|blood-)([a-z-]+-)?(cake|cheesecake|cupcake|swiss-roll|pie|tart|brownie|tiramisu|macaroon|cookie|donut|dorayaki|waffle|pudding|brulee|parfait|jelly|sago|ice|ice-cream|soft-serve|popsicle|mille-crepe|mochi-skewer|almond-tofu)-[0-9a-f]{6}$/;
