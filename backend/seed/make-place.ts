import type { Random } from "./random.ts";
import type { SeedArea } from "./seed-areas.ts";

const NEAR_ROAD_DEGREES = 0.0016;

/** The beginning of the invented phone numbers of each city or county: the area code and the next digits. */
const PHONES = {
  台北市: "02-5555",
  新北市: "02-5555",
  基隆市: "02-5555",
  桃園市: "03-555",
  新竹市: "03-555",
  新竹縣: "03-555",
  宜蘭縣: "03-955",
  花蓮縣: "03-855",
  苗栗縣: "037-55",
  台中市: "04-3555",
  彰化縣: "04-755",
  南投縣: "049-255",
  雲林縣: "05-555",
  嘉義市: "05-255",
  嘉義縣: "05-355",
  台南市: "06-255",
  高雄市: "07-555",
  屏東縣: "08-755",
  台東縣: "089-55",
  澎湖縣: "06-955",
  金門縣: "082-55",
  連江縣: "0836-5",
};
const phones = new Map(Object.entries(PHONES));

export function makePlace(area: SeedArea, random: Random) {
  const road = random.pick(area.roads);
  const nudge = () => (random.between(-1000, 1000) / 1000) * NEAR_ROAD_DEGREES;
  return {
    phone: `${phones.get(area.city_name) ?? "02-5555"}-${random.between(1000, 9999)}`,
    city_name: area.city_name,
    area_name: area.area_name,
    area_id: area.area_id,
    address: `${area.city_name}${area.area_name}${road.name}${random.between(2, 298)}號`,
    lat: round(road.lat + nudge()),
    lng: round(road.lng + nudge()),
  };
}

function round(degrees: number) {
  return Number(degrees.toFixed(5));
}
