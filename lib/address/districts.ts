import { centralRows } from "./district-rows-central.ts";
import { eastRows } from "./district-rows-east.ts";
import { northRows } from "./district-rows-north.ts";
import { southRows } from "./district-rows-south.ts";

export type District = {
  area_id: number;
  city_name: string;
  area_name: string;
  zip: string;
  lat: number;
  lng: number;
};

export type City = { city_id: number; city_name: string; districts: readonly District[] };

const rows = { ...northRows, ...centralRows, ...southRows, ...eastRows };

export const cities: readonly City[] = Object.entries(rows).map(([city_name, text], index) => ({
  city_id: index + 1,
  city_name,
  districts: readDistricts(city_name, index + 1, text),
}));

export const districts: readonly District[] = cities.flatMap((city) => city.districts);

const cityByName = new Map(cities.map((city) => [city.city_name, city]));
const districtById = new Map(districts.map((district) => [district.area_id, district]));

function findCity(city_name: string) {
  return cityByName.get(city_name);
}

export function findDistrict(city_name: string, area_name: string) {
  return findCity(city_name)?.districts.find((district) => district.area_name === area_name);
}

export function districtOf(area_id: number) {
  return districtById.get(area_id);
}

function readDistricts(city_name: string, city_id: number, text: string): District[] {
  return text
    .trim()
    .split("\n")
    .map((line, index) => {
      const [zip = "", area_name = "", lat, lng] = line.split(" ");
      return {
        area_id: city_id * 100 + index + 1,
        city_name,
        area_name,
        zip,
        lat: Number(lat),
        lng: Number(lng),
      };
    });
}
