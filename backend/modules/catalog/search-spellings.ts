/** Simplified characters and their traditional form. These simplified characters are not used in traditional texts. */
const SIMPLIFIED = pairsOf(
  "鸡雞 饭飯 汤湯 饺餃 饮飲 锅鍋 烧燒 猪豬 鱼魚 虾蝦 龙龍 凉涼 馒饅 头頭 饼餅 酱醬 盐鹽 鸭鴨 鹅鵝 贝貝 蚝蠔 蛎蠣 鲜鮮 莲蓮 绿綠 " +
    "红紅 黄黃 乌烏 马馬 铃鈴 萝蘿 兰蘭 笋筍 苹蘋 柠檸 杨楊 枣棗 麦麥 条條 线線 丝絲 肠腸 热熱 冻凍 腊臘 盖蓋 双雙 单單 广廣 东東 湾灣 " +
    "韩韓 国國 义義 点點 馄餛 饨飩 炖燉 焖燜 卤滷 荤葷 宝寶 铁鐵 汉漢 萨薩 风風 乐樂 气氣 叶葉 块塊 脚腳 凤鳳 贡貢 团團 寿壽 烩燴 鲔鮪 鲑鮭 " +
    "鳗鰻 鳕鱈 鱿魷 馅餡 馍饃 饱飽 园園 药藥 补補 参參 罗羅 玛瑪 当當 优優 养養 总總 层層",
);

/**
 * Simplified and variant characters that are also used in traditional texts, with their other form: 面 means 麵 in 牛肉面,
 * but it is right in 面紙.
 */
const TWO_FORMS = pairsOf("面麵 干乾 姜薑 谷穀 咸鹹 云雲 杯盃 卜蔔 卷捲 松鬆 喱哩");

/**
 * Groups of characters that sound alike, for names of dishes. Tones are ignored. ㄓ and ㄗ, ㄔ and ㄘ, ㄕ and ㄙ, and ㄣ and ㄥ
 * count as the same sound.
 */
const SOUNDS = [
  "珠煮豬竹主住祝諸",
  "奶乃耐",
  "茶查察插",
  "牛扭紐",
  "肉若柔",
  "麵面棉免",
  "飯範范犯返番",
  "便變邊編鞭",
  "當擋檔噹",
  "拌伴半版",
  "餃狡絞角腳繳",
  "鍋過果國裹",
  "雞機基吉極寄急",
  "湯糖燙堂唐",
  "排牌拍派",
  "骨古鼓估股",
  "滷魯鹵爐路露",
  "燒稍少紹",
  "臘辣拉啦",
  "咖卡喀",
  "啡菲非飛肥",
  "堡保寶飽包胞",
  "漢焊旱汗",
  "披皮批",
  "薩撒灑沙紗殺砂",
  "壽受手收",
  "司絲思私斯師獅失濕施",
  "蛋淡旦",
  "糕高膏",
  "冰兵餅併",
  "淇其奇棋起旗",
  "淋林琳鄰檸",
  "鹽鹹炎顏嚴煙",
  "酥蘇素速蔬",
  "炸扎詐",
  "烤考",
  "薯鼠屬書樹",
  "條調跳",
  "豆鬥逗",
  "漿醬將薑姜江",
  "粥周州舟",
  "粉份分墳",
  "魚漁餘於",
  "蝦瞎下",
  "羊洋陽楊",
  "鴨押壓",
  "鵝娥額",
  "菜蔡采",
  "春蠢村",
  "水誰睡",
  "蒸真珍針爭",
  "餛渾混",
  "飩吞臀燉",
  "麻馬媽",
  "油由有右",
  "酸蒜算",
  "筍損",
  "芋魚玉遇",
  "紅洪宏弘",
  "綠率律",
  "烏屋無五",
  "龍籠隆農濃",
  "拿哪那納",
  "鐵貼",
  "可克刻",
  "芒忙盲",
  "檸寧凝",
  "檬蒙盟",
  "蜜密米",
  "明民名",
  "蜂風鳳",
  "梅煤媒沒眉",
  "桃逃陶",
  "葡蒲",
  "萄桃",
  "鳳奉",
  "梨離黎",
  "滑華花",
  "煎尖肩",
  "炒吵草",
  "焗局",
  "燴會匯",
  "熱樂",
  "香相鄉箱",
  "腸常長嘗",
  "丼井",
  "丼東",
  "臭抽",
  "腐府斧福",
  "蚵科可",
  "仔崽載",
];
/**
 * For each character, the indexes of the groups in `SOUNDS` that contain it. A search compares thousands of characters,
 * and the map makes each comparison fast.
 */
const GROUPS = new Map<string, Set<number>>();
for (const [number, group] of SOUNDS.entries()) {
  for (const character of group) {
    GROUPS.set(character, (GROUPS.get(character) ?? new Set()).add(number));
  }
}

/** Returns the term in traditional characters. */
export function traditional(term: string): string {
  return replaceCharacters(term, SIMPLIFIED);
}

/** Returns the term with each character such as 面 replaced by its other form, such as 麵. */
export function otherForm(term: string): string {
  return replaceCharacters(term, TWO_FORMS);
}

export function soundAlike(one: string, other: string): boolean {
  const [a, b] = [GROUPS.get(one), GROUPS.get(other)];
  return a !== undefined && b !== undefined && !a.isDisjointFrom(b);
}

/** Returns the other characters that sound like this character. */
export function charactersAlike(character: string): string[] {
  const numbers = [...(GROUPS.get(character) ?? [])];
  const alike = numbers.flatMap((number) => [...(SOUNDS[number] ?? "")]);
  return [...new Set(alike)].filter((other) => other !== character);
}

function replaceCharacters(term: string, forms: ReadonlyMap<string, string>): string {
  return [...term].map((character) => forms.get(character) ?? character).join("");
}

function pairsOf(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}
