/** The content of the composed pictures: pieces of the emoji set, palettes and their combinations. */

/** Name → code point of the emoji. */
export const PIECES = Object.fromEntries(
  `
noodles:1f35c curry:1f35b bento:1f371 sushi:1f363 pasta:1f35d rice:1f35a onigiri:1f359
senbei:1f358 fishcake:1f365 oden:1f362 dango:1f361 tempura:1f364 dumpling:1f95f
takeout:1f961 cookie:1f36a mooncake:1f96e soup:1f372 paella:1f958 fondue:1fad5 salad:1f957
burger:1f354 fries:1f35f pizza:1f355 hotdog:1f32d sandwich:1f96a taco:1f32e burrito:1f32f
tamale:1fad4 pita:1f959 falafel:1f9c6 flatbread:1fad3 meatbone:1f356 drumstick:1f357
steak:1f969 bacon:1f953 friedegg:1f373 egg:1f95a pancakes:1f95e waffle:1f9c7 cheese:1f9c0
butter:1f9c8 bread:1f35e croissant:1f950 bagel:1f96f pretzel:1f968 baguette:1f956
bubbletea:1f9cb cola:1f964 juicebox:1f9c3 tea:1f375 teapot:1fad6 coffee:2615 milk:1f95b
fruittea:1f379 beer:1f37a sake:1f376 cake:1f370 birthdaycake:1f382 cupcake:1f9c1 pie:1f967
pudding:1f36e donut:1f369 chocolate:1f36b shavedice:1f367 icecream:1f368 softserve:1f366
shrimp:1f990 crab:1f980 lobster:1f99e squid:1f991 fish:1f41f oyster:1f9aa greens:1f96c
broccoli:1f966 corn:1f33d tomato:1f345 eggplant:1f346 carrot:1f955 potato:1f954
sweetpotato:1f360 apple:1f34e banana:1f34c strawberry:1f353 watermelon:1f349 pineapple:1f34d
mango:1f96d grapes:1f347 orange:1f34a lemon:1f34b peach:1f351 kiwi:1f95d avocado:1f951
cucumber:1f952 chili:1f336 onion:1f9c5 garlic:1f9c4 peanuts:1f95c chestnut:1f330 honey:1f36f
popcorn:1f37f candy:1f36c lollipop:1f36d can:1f96b salt:1f9c2 ice:1f9ca blueberries:1fad0
tissue:1f9fb soap:1f9fc lotion:1f9f4 basket:1f9fa bulb:1f4a1 battery:1f50b toothbrush:1faa5
cart:1f6d2 jar:1fad9 beans:1fad8 pepper:1fad1 coconut:1f965 pear:1f350 cherries:1f352
melon:1f348`
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(":")),
);

/** The light and the dark corner of each palette. The colours are soft, so that every piece is visible. */
export const PALETTES = {
  peach: ["#ffe9d9", "#ffc8a2"],
  cream: ["#fff5dc", "#f9dc9c"],
  rose: ["#ffe7e6", "#f6b9b6"],
  mint: ["#e3f6ea", "#aedcc2"],
  sky: ["#e4f1fb", "#aed0ee"],
  lilac: ["#eee8fb", "#c6b8ec"],
  sand: ["#f7eee4", "#dcc5ab"],
  coral: ["#ffe0d5", "#f6a088"],
  matcha: ["#eff4d8", "#c0d38d"],
};

const WARM = ["peach", "cream", "coral"];
const FRESH = ["mint", "sky", "matcha"];
const SWEET = ["rose", "cream", "lilac"];
const CALM = ["sand", "mint", "cream"];
const COOL = ["sky", "lilac", "peach"];

/** Piece (or piece+side) → the palettes it is drawn on. The name of a pair is joined by a dash. */
export const FOODS = [
  [
    WARM,
    "noodles noodles+egg noodles+meatbone noodles+chili noodles+shrimp curry bento bento+egg paella soup soup+corn soup+carrot rice+meatbone rice+egg rice+greens rice+shrimp rice+drumstick takeout dumpling dumpling+garlic dumpling+chili drumstick meatbone steak steak+corn bacon tempura oden fondue pasta pasta+tomato pasta+shrimp pasta+cheese fries pizza pizza+cheese pizza+pineapple burger burger+fries burger+cheese hotdog taco burrito tamale pita falafel flatbread friedegg friedegg+bacon drumstick+fries noodles+oyster noodles+greens curry+drumstick curry+tempura bento+drumstick bento+shrimp bento+steak",
  ],
  [
    FRESH,
    "salad salad+avocado salad+egg salad+shrimp greens broccoli cucumber tomato corn carrot eggplant potato onion avocado apple banana orange lemon kiwi watermelon pineapple mango grapes pear melon milk juicebox tea teapot lemon+ice fruittea tea+lemon sandwich sandwich+egg sandwich+milk",
  ],
  [
    SWEET,
    "cake birthdaycake cupcake pie pudding donut cookie chocolate shavedice shavedice+mango shavedice+strawberry icecream softserve pancakes waffle waffle+strawberry strawberry peach cherries blueberries lollipop candy popcorn mooncake dango bubbletea bubbletea+strawberry honey croissant cupcake+strawberry pancakes+honey",
  ],
  [
    CALM,
    "rice onigiri onigiri+fishcake senbei fishcake bread butter bagel pretzel baguette coffee coffee+croissant egg peanuts beans chestnut sweetpotato garlic jar salt can tea+dango sake coffee+milk bubbletea+milk bagel+egg bread+egg basket tissue soap coconut",
  ],
  [
    COOL,
    "sushi sushi+shrimp sushi+sake shrimp crab lobster squid fish oyster cola beer ice lotion bulb battery toothbrush pepper cheese chili cola+ice",
  ],
];

/** Cuisine → trios, the first of each in front; each trio is drawn on both palettes. */
export const COVERS = {
  taiwanese: [
    "rice meatbone greens",
    "noodles dumpling egg",
    "takeout rice soup",
    "soup noodles chili",
  ],
  bento: ["bento drumstick egg", "bento rice broccoli", "bento soup corn"],
  noodles: ["noodles egg chili", "noodles meatbone onion", "noodles dumpling garlic"],
  dumplings: ["dumpling takeout soup", "dumpling noodles chili"],
  hotpot: ["fondue steak corn", "soup shrimp greens", "soup steak greens"],
  japanese: [
    "sushi onigiri tempura",
    "sushi shrimp sake",
    "curry tempura tea",
    "noodles fishcake egg",
  ],
  korean: ["soup rice chili", "drumstick rice chili"],
  southeast: ["noodles shrimp lemon", "curry coconut shrimp"],
  western: ["pasta pizza tomato", "steak salad tomato", "pasta cheese tomato"],
  american: ["burger fries cola", "pizza drumstick cola", "hotdog fries cola"],
  fried: ["drumstick fries cola", "drumstick corn chili"],
  brunch: ["sandwich coffee friedegg", "pancakes bacon coffee", "bagel friedegg milk"],
  breakfast: ["flatbread egg milk", "onigiri egg milk"],
  healthy: ["salad avocado egg", "broccoli salad drumstick", "salad tomato corn"],
  vegetarian: ["greens broccoli corn", "salad eggplant carrot"],
  drinks: [
    "bubbletea fruittea lemon",
    "bubbletea tea milk",
    "fruittea orange kiwi",
    "bubbletea mango strawberry",
  ],
  coffee: ["coffee croissant cake", "coffee waffle chocolate"],
  desserts: [
    "shavedice mango strawberry",
    "cake cupcake donut",
    "pudding cake cookie",
    "icecream waffle strawberry",
  ],
  bakery: ["bread croissant baguette", "croissant donut butter"],
  hongkong: ["dumpling tea bento", "rice drumstick tea"],
  seafood: ["crab shrimp oyster", "lobster oyster lemon"],
  mexican: ["taco burrito avocado"],
  grocery: ["basket apple milk", "cart greens bread", "basket carrot egg"],
  campaign: [
    "birthdaycake bubbletea candy",
    "bento bubbletea cupcake",
    "drumstick beer fries",
    "soup dumpling tea",
    "basket strawberry milk",
    "lobster steak cheese",
    "coffee donut lollipop",
  ],
};

export const COVER_PALETTES = {
  taiwanese: ["cream", "coral"],
  bento: ["sand", "matcha"],
  noodles: ["peach", "cream"],
  dumplings: ["rose", "sand"],
  hotpot: ["coral", "peach"],
  japanese: ["sky", "cream"],
  korean: ["rose", "mint"],
  southeast: ["matcha", "cream"],
  western: ["cream", "mint"],
  american: ["sky", "peach"],
  fried: ["cream", "rose"],
  brunch: ["peach", "sky"],
  breakfast: ["cream", "mint"],
  healthy: ["mint", "matcha"],
  vegetarian: ["matcha", "peach"],
  drinks: ["mint", "lilac"],
  coffee: ["sand", "peach"],
  desserts: ["rose", "lilac"],
  bakery: ["sand", "sky"],
  hongkong: ["rose", "cream"],
  seafood: ["sky", "mint"],
  mexican: ["matcha", "cream"],
  grocery: ["matcha", "sky"],
  campaign: ["lilac", "coral"],
};

/** Cuisine → the piece of its logos. */
export const LOGOS = {
  taiwanese: "rice soup takeout",
  bento: "bento egg",
  noodles: "noodles chili",
  dumplings: "dumpling takeout",
  hotpot: "fondue soup",
  japanese: "sushi onigiri fishcake",
  korean: "chili soup",
  southeast: "coconut curry",
  western: "pasta tomato",
  american: "burger pizza hotdog",
  fried: "drumstick fries",
  brunch: "friedegg pancakes",
  breakfast: "egg flatbread",
  healthy: "avocado salad",
  vegetarian: "greens eggplant",
  drinks: "bubbletea lemon fruittea",
  coffee: "coffee croissant",
  desserts: "pudding shavedice cupcake",
  bakery: "bread croissant",
  hongkong: "dumpling tea",
  seafood: "crab shrimp",
  mexican: "taco",
  grocery: "basket cart",
};
export const LOGO_PALETTES = ["coral", "sky"];

/** Name, centre x, base line y and height as shares of the hero, back to front. */
export const HERO = [
  ["soup", 0.5, 0.51, 0.42],
  ["pizza", 0.295, 0.56, 0.42],
  ["salad", 0.725, 0.56, 0.42],
  ["bubbletea", 0.155, 0.81, 0.54],
  ["fruittea", 0.865, 0.8, 0.52],
  ["dumpling", 0.31, 0.91, 0.37],
  ["sushi", 0.71, 0.91, 0.38],
  ["noodles", 0.51, 0.94, 0.58],
  ["strawberry", 0.175, 0.97, 0.2],
  ["avocado", 0.84, 0.97, 0.22],
];
