import { foodPictures } from "@/backend/seed/picture-index";
import { drinkPictures, sweetPictures } from "@/backend/seed/review-vocabulary";

const pictures = Object.entries(foodPictures);
const isShown = (name: string, pattern: RegExp) =>
  pictures.some(([known, path]) => known === name && pattern.test(path));

it.each([
  "black-tea",
  "pearl-milk-tea",
  "hot-tea",
  "latte",
  "iced-coffee",
  "lemonade",
  "orange-juice",
  "mango-smoothie",
  "sparkling-water",
  "cola-can",
  "soy-milk",
])("a dish with the picture %s is a drink", (name) => {
  expect(isShown(name, drinkPictures)).toBe(true);
  expect(isShown(name, sweetPictures)).toBe(false);
});

it.each([
  "pudding",
  "strawberry-cake",
  "cheesecake",
  "tiramisu",
  "shaved-ice",
  "mango-ice",
  "vanilla-ice-cream",
  "egg-tart",
  "waffle",
  "macaroon",
  "tofu-pudding",
])("a dish with the picture %s is sweet", (name) => {
  expect(isShown(name, sweetPictures)).toBe(true);
  expect(isShown(name, drinkPictures)).toBe(false);
});

it.each([
  "milk-hotpot",
  "coffee-beans",
  "tea-leaves",
  "salty-soy-milk",
  "chocolate-toast",
  "turnip-cake",
  "lunar-shrimp-cake",
  "blood-cake",
  "fish-cakes",
  "scallion-pancake",
  "egg-crepe",
  "fried-rice",
  "beef-noodles",
])("a dish with the picture %s is neither a drink nor sweet", (name) => {
  expect(Object.keys(foodPictures)).toContain(name);
  expect(isShown(name, drinkPictures) || isShown(name, sweetPictures)).toBe(false);
});
