/**
 * Pictures of dishes of families.mjs: covers and the hero show several dishes on one table, logos show one dish. Each
 * value is `[ground, draw]`, as in families.mjs.
 */
import { FAMILIES } from "./families.mjs";
import { frameAt } from "./relief.mjs";

// x, y, scale and turn of each dish. The main dish is the last here, and the first in `covers`. The table of a cover is
// 178 × 100 units.
const LAYOUTS = [
  [
    [81, -22, 0.82, 0.3],
    [-81, 24, 0.82, -0.2],
    [-1, 1, 0.95, 0],
  ],
  [
    [-81, -24, 0.82, -0.3],
    [81, 26, 0.82, 0.2],
    [0, 0, 0.95, 0],
  ],
  [
    [82, 24, 0.8, 0.2],
    [-82, -24, 0.8, 0.4],
    [1, 0, 0.95, 0],
  ],
];
/** Reduces the turns of the layouts, because cups and packages look wrong if they are turned far. */
const TURN_SCALE = 0.5;

function table(dishes, layout) {
  const [main, ...others] = dishes;
  return (frame) => {
    for (const [at, family] of [...others, main].entries()) {
      const [x, y, scale, turn] = layout[at];
      const [, draw] = FAMILIES[family];
      draw(frameAt(frame, x, y, { scale, turn: turn * TURN_SCALE, z: 0 }));
    }
  };
}

const covers = `
taiwanese-1 apricot braised-pork-rice stir-fried-greens chicken-soup
taiwanese-2 sage three-cup plain-rice tomato-egg
wok butter kung-pao stir-fried-greens shrimp-dish
sichuan clay mapo-tofu sour-cabbage-fish kung-pao
bento-1 butter bento-chicken-leg miso-soup green-tea
noodles-1 apricot beef-noodles braised-platter cucumber-salad
noodles-2 mint sesame-noodles wonton-soup braised-egg
dumplings-1 sky dumplings hot-sour-soup potstickers
soup-dumplings sage soup-dumplings chili-wontons potstickers
street-1 clay oyster-omelette gua-bao squid-soup
braised apricot braised-platter instant-noodles braised-egg
stinky-tofu sage stinky-tofu oyster-vermicelli popcorn-chicken
soup-1 butter chicken-soup thin-noodles rib-soup
hotpot-1 apricot hotpot fresh-beef-slices goods-hotpot-balls
japanese-1 oat katsudon miso-soup tempura
sushi sky sushi sashimi sushi-roll
ramen butter ramen potstickers soft-egg
donburi mint salmon-don miso-soup unadon
korean-1 oat bibimbap kimchi-plate tofu-pot
southeast-1 mint pad-thai tom-yum fresh-spring-rolls
pho sage pho fresh-spring-rolls lunar-shrimp-cake
curry-1 butter curry-rice tempura-curry yogurt-cucumber
indian apricot curry naan spinach-curry
kebab clay kebab hummus falafel
hongkong-1 apricot roast-pork-rice hong-kong-milk-tea egg-tart
dim-sum mint shumai steamed-dumplings custard-buns
seafood-1 sky steamed-fish shrimp-dish clam-dish
banquet blush lobster buddha-jar crab-rice
seafood-congee sky seafood-congee fish-soup shrimp-rice
western-1 sage tomato-pasta salad garlic-bread
steak-house apricot steak corn-soup caesar-salad
chef lilac scallops lamb-chops creme-brulee
american-1 butter cheeseburger fries onion-rings
pizza sage pizza salami-pizza wings
fried-1 apricot popcorn-chicken chicken-cutlet fries
brunch-1 mint brunch latte strawberry-waffle
breakfast-1 sage egg-crepe soy-milk fantuan
healthy-1 mint healthy-salmon salad pumpkin-soup
salad-1 sage shrimp-avocado-salad poke-bowl fruit-bowl
vegetarian-1 mint roasted-vegetables pumpkin-soup king-oyster-mushroom
coffee-1 oat latte croissant burnt-cheesecake
desserts-1 blush strawberry-ice taro-ball-tofu-pudding mango-ice
tofu-pudding lilac tofu-pudding sweet-red-bean-soup grass-jelly
ice butter mango-ice strawberry-ice shaved-ice
cake blush birthday-cake cupcake pudding
bakery-1 oat croissant pineapple-bun baguette
mexican-1 butter taco guacamole burrito
grocery-1 mint fresh-fruit-box fresh-leafy-greens fresh-eggs
campaign-1 blush birthday-cake cupcake strawberry-waffle
campaign-2 apricot bento-chicken-leg miso-soup egg-tart
campaign-3 butter fried-chicken fries wings
campaign-4 clay beef-noodles soup-dumplings hot-tea
campaign-6 lilac lobster steak scallops
`;

const drinks = [
  ["drinks-1", "oat", ["pearl-milk-tea", "fruit-tea", "matcha-latte", "strawberry-drink"]],
  ["drinks-2", "mint", ["lemon-tea", "orange-tea", "taro-milk", "watermelon-juice"]],
  ["herbal-tea", "sage", ["herbal-tea", "winter-melon-tea", "green-tea", "grass-jelly-milk-tea"]],
];

/** Four cups side by side. */
const cups = (families) => (frame) => {
  for (const [at, family] of families.entries()) {
    const [, draw] = FAMILIES[family];
    draw(frameAt(frame, -60 + at * 40, at % 2 ? 4 : -1, { scale: 0.86, z: 0 }));
  }
};

export const COVERS = Object.fromEntries([
  ...covers
    .trim()
    .split("\n")
    .map((line, index) => {
      const [key, ground, ...dishes] = line.split(" ");
      return [key, [ground, table(dishes, LAYOUTS[index % LAYOUTS.length])]];
    }),
  ...drinks.map(([key, ground, families]) => [key, [ground, cups(families)]]),
]);

/**
 * The picture of each store type: a dish, or for groceries a basket, that no other type has. `all` is no store type,
 * and its picture is the placeholder.
 */
const logos = `
taiwanese braised-pork-rice
chinese mapo-tofu
wok kung-pao
banquet lobster
street oyster-omelette
bento bento-chicken-leg
noodles beef-noodles
dumplings potstickers
soup chicken-soup
hotpot hotpot
japanese katsudon
sushi sushi
korean bibimbap
southeast pad-thai
world kebab
curry curry-rice
hongkong roast-pork-rice
dim-sum soup-dumplings
seafood steamed-fish
italian tomato-pasta
western steak
chef scallops
food-court takoyaki
fast-food fries
american hot-dog
burger cheeseburger
fried fried-chicken
night popcorn-chicken
brunch brunch
mexican taco
breakfast egg-crepe
healthy healthy-salmon
salad shrimp-avocado-salad
vegetarian roasted-vegetables
tea-shop pearl-milk-tea
drinks fruit-tea
coffee latte
desserts strawberry-cake
ice mango-ice
bakery croissant
grocery goods-shopping-basket
all placeholder
`;

export const LOGOS = Object.fromEntries(
  logos
    .trim()
    .split("\n")
    .map((line) => {
      const [key, family] = line.split(" ");
      return [key, FAMILIES[family]];
    }),
);

// The table of the hero is 133 × 100 units.
const HERO_TABLE = [
  ["salad", -47, -32, 0.48],
  ["sushi", 46, -34, 0.44],
  ["soup-dumplings", 0, -36, 0.42],
  ["fries", 51, 0, 0.32],
  ["pearl-milk-tea", -57, 8, 0.46],
  ["popcorn-chicken", -38, 40, 0.42],
  ["pizza", 41, 35, 0.5],
  ["strawberry-cake", -1, 43, 0.3],
  ["beef-noodles", -2, 3, 0.62],
];

export const HERO = [
  "apricot",
  (frame) => {
    for (const [family, x, y, scale] of HERO_TABLE)
      FAMILIES[family][1](frameAt(frame, x, y, { scale, z: 0 }));
  },
];
