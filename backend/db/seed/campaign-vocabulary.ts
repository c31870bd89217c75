import { ADVERTISEMENT_PLACE, DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { coverPictures } from "./picture-index.ts";

type Cover = keyof typeof coverPictures;
type Subject = { title: string; cover: Cover; kinds: string };
/** `to`: a type, group or subject by its name. */
type Ad = { type: string; dining: number[]; title: string; cover: Cover; to: string };

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
    to: "type:中式早餐",
  },
  {
    type: ADVERTISEMENT_PLACE.checkout,
    dining: EVERYWHERE,
    title: "飯後甜點，另開一單",
    cover: "desserts",
    to: "subject:下午三點的甜",
  },
];
