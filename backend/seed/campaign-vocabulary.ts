import { ADVERTISEMENT_PLACE, DINING_TYPE, type DiningType } from "../../lib/contracts/codes.ts";
import type { coverPictures } from "./picture-index.ts";

type Cover = keyof typeof coverPictures;
type Subject = { title: string; cover: Cover; kinds: string };
/**
 * `to` is the target of the link of a campaign or banner: `type:`, `group:` or `subject:` with a name, or `path:` with
 * a path.
 */
type Ad = { type: string; dining: DiningType[]; title: string; cover: Cover; to: string };
/**
 * `turn` is the index of the picture among the pictures of `cover`. `from` and `until` are days counted from the day of
 * the seed; null means no end.
 */
type CampaignText = {
  title: string;
  text: string;
  cover: Cover;
  turn: number;
  to: string;
  from: number;
  until: number | null;
};

export const subjectVocabulary: readonly Subject[] = [
  { title: "宵夜時間", cover: "fried", kinds: "宵夜 炸雞 小吃 熱炒" },
  { title: "下雨天的湯", cover: "hotpot", kinds: "湯品 火鍋 麵食" },
  { title: "辦公室午餐", cover: "bento", kinds: "便當 健康餐盒 早午餐" },
  { title: "一人火鍋", cover: "hotpot", kinds: "火鍋" },
  { title: "下午三點的甜", cover: "desserts", kinds: "甜點 手搖飲 咖啡 烘焙" },
  { title: "大家一起圍桌", cover: "seafood", kinds: "桌菜辦桌 海鮮 熱炒" },
  { title: "吃得輕盈", cover: "healthy", kinds: "健康餐盒 沙拉 素食" },
  { title: "週末早午餐", cover: "brunch", kinds: "早午餐 咖啡 西式料理" },
  { title: "環遊世界的晚餐", cover: "southeast", kinds: "東南亞料理 異國料理 韓式料理 墨西哥料理" },
  { title: "值得紀念的一餐", cover: "western", kinds: "主廚料理 義式料理" },
];

const { pickup, delivery, businessReservation } = DINING_TYPE;
const EVERYWHERE = [pickup, delivery, businessReservation];

export const adVocabulary: readonly Ad[] = [
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [delivery],
    title: "宵夜時間：九點後還開著的店",
    cover: "fried",
    to: "subject:宵夜時間",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [delivery],
    title: "免運專區：省下外送費",
    cover: "american",
    to: "group:免運專區",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [pickup, delivery],
    title: "辦公室午餐，二十分鐘選好",
    cover: "bento",
    to: "subject:辦公室午餐",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [pickup],
    title: "下班順路帶一份，外帶不收服務費",
    cover: "dumplings",
    to: "group:人氣熱門",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [pickup, delivery],
    title: "下雨天，先喝一碗湯",
    cover: "hotpot",
    to: "subject:下雨天的湯",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [delivery],
    title: "冰箱空了：生鮮雜貨送到家",
    cover: "grocery",
    to: "type:生鮮雜貨",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [businessReservation],
    title: "會議餐盒，前一天預訂就好",
    cover: "healthy",
    to: "type:便當",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [businessReservation],
    title: "部門聚餐：一桌好菜送到公司",
    cover: "seafood",
    to: "subject:大家一起圍桌",
  },
  {
    type: ADVERTISEMENT_PLACE.home,
    dining: [businessReservation],
    title: "下午茶點心，簡報後正好",
    cover: "desserts",
    to: "subject:下午三點的甜",
  },
  {
    type: ADVERTISEMENT_PLACE.store,
    dining: EVERYWHERE,
    title: "再帶一杯手搖飲",
    cover: "drinks",
    to: "type:手搖飲",
  },
  {
    type: ADVERTISEMENT_PLACE.store,
    dining: [delivery],
    title: "超值優惠的店都在這裡",
    cover: "japanese",
    to: "group:超值優惠",
  },
  {
    type: ADVERTISEMENT_PLACE.checkout,
    dining: [pickup, delivery],
    title: "明天的早餐也一起想好",
    cover: "breakfast",
    to: "type:早餐",
  },
  {
    type: ADVERTISEMENT_PLACE.checkout,
    dining: EVERYWHERE,
    title: "飯後甜點，另開一單",
    cover: "desserts",
    to: "subject:下午三點的甜",
  },
];

/**
 * The days of two campaigns. The first campaign of `campaignVocabulary` links to `/opTopSale`, and on these days that
 * page shows the first campaign of `opnVocabulary`.
 */
const OPN_DAYS = { from: -20, until: 70 };

export const campaignVocabulary: readonly CampaignText[] = [
  {
    title: "OPEN POINT 熱銷排行",
    text: "附近大家都在點什麼？名次跟著訂單變動，照著點不會錯。",
    cover: "american",
    turn: 0,
    to: "path:/opTopSale",
    ...OPN_DAYS,
  },
  {
    title: "宵夜時間，九點後還開著",
    text: "炸雞、熱炒、鹹酥雞，晚一點也送得到。",
    cover: "fried",
    turn: 0,
    to: "subject:宵夜時間",
    from: -12,
    until: 2,
  },
  {
    title: "免運專區",
    text: "外送費 NT$0 的店家都整理在這裡。",
    cover: "pizza",
    turn: 0,
    to: "group:免運專區",
    from: -90,
    until: null,
  },
  {
    title: "下雨天，先喝一碗湯",
    text: "火鍋、湯品、熱麵，不必出門也暖得起來。",
    cover: "soup",
    turn: 0,
    to: "subject:下雨天的湯",
    from: -3,
    until: 10,
  },
  {
    title: "下午三點的甜",
    text: "蛋糕、甜甜圈配一杯咖啡，辦公室一起分。",
    cover: "desserts",
    turn: 0,
    to: "subject:下午三點的甜",
    from: -1,
    until: 20,
  },
  {
    title: "冰箱補貨日",
    text: "牛奶、雞蛋、蔬果與日用品，和晚餐一起送到家。",
    cover: "grocery",
    turn: 0,
    to: "type:生鮮雜貨",
    from: -90,
    until: null,
  },
  {
    title: "大家一起圍桌",
    text: "海鮮、桌菜、熱炒，人多的時候點這些。",
    cover: "banquet",
    turn: 0,
    to: "subject:大家一起圍桌",
    from: -5,
    until: 40,
  },
  {
    title: "輸入兌換碼，領折價券",
    text: "手上有序號嗎？到我的優惠券輸入，馬上就能折抵。",
    cover: "campaign",
    turn: 0,
    to: "path:/couponList",
    from: -90,
    until: null,
  },
  {
    title: "信義區・木瓜樹下便當",
    text: "二十四小時都開火，加班到多晚都有熱飯。",
    cover: "bento",
    turn: 0,
    to: "path:/store?stid=1",
    from: -7,
    until: 30,
  },
  {
    title: "值得紀念的一餐",
    text: "年末聚餐先想好：主廚料理與義式餐廳。",
    cover: "chef",
    turn: 0,
    to: "subject:值得紀念的一餐",
    from: 14,
    until: 60,
  },
  {
    title: "夏夜冰飲祭",
    text: "手搖飲與冰品，消暑就靠這一杯。",
    cover: "drinks",
    turn: 1,
    to: "type:手搖飲",
    from: -120,
    until: -30,
  },
];

/**
 * The campaigns of the partner OPEN POINT on `/opTopSale`. They follow one after another, so that one of them runs on
 * each day of the half year after the seed.
 */
export const opnVocabulary: readonly Omit<CampaignText, "to">[] = [
  {
    title: "OPEN POINT 會員週",
    text: "用 OPEN POINT 帳號點餐，附近的熱銷餐點一次看。",
    cover: "campaign",
    turn: 1,
    ...OPN_DAYS,
  },
  {
    title: "OPEN POINT 好食季",
    text: "換季換口味，看看附近的會員都點了什麼。",
    cover: "campaign",
    turn: 3,
    from: OPN_DAYS.until + 1,
    until: 180,
  },
];
