import { type Picture, shapeListedProduct, shapeProduct, shapeStore } from "./catalog-shapes.ts";
import type { Product, Store } from "./catalog-types.ts";
import {
  type Context,
  findSearchTerm,
  type Handler,
  nestData,
  ok,
  refuse,
} from "./handler-types.ts";
import { OPEN_NAMES } from "./open-names.ts";
import type { OperatorState } from "./operator-state.ts";

const PAGE_SIZE = 4;

export const pictures =
  (state: OperatorState): Picture =>
  (name) =>
    state.settings.pictures ? `${state.selfOrigin}/__pictures/${name}.svg` : "";

export const findStore = (state: OperatorState, id: unknown): Store | undefined =>
  state.stores.find((store) => String(store.id) === String(id));

const hasTerm = (name: string, term: string): boolean =>
  term !== "" && name.toLowerCase().includes(term.toLowerCase());

const pageOf = <T>(items: T[], page: number): T[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

const shapeStores = (state: OperatorState, stores: Store[]): object[] =>
  stores.map((store) => shapeStore(store, pictures(state)));

const listStore: Handler = ({ state, values, number }) => {
  const named = Object.values(values).map(String);
  const ofType = state.stores.filter((store) => store.types.some((type) => named.includes(type)));
  const stores = ofType.length > 0 ? ofType : state.stores;
  return ok(shapeStores(state, pageOf(stores, number("page") || 1)));
};

const storeDetail: Handler = ({ state, values }) => {
  const store = findStore(state, values.store_id);
  return store ? ok(shapeStore(store, pictures(state))) : refuse(21, "查無此店家，請重新選擇");
};

function groupedByCategory(store: Store, products: Product[], picture: Picture): object[] {
  const names = [...new Set(products.map((product) => product.category))];
  return names.map((name) => ({
    id: `${store.id}-${name}`,
    name,
    foods: products
      .filter((product) => product.category === name)
      .map((product) => shapeProduct(product, picture)),
  }));
}

const listFood: Handler = ({ state, values, number }) => {
  const store = findStore(state, values.store_id);
  if (!store) return refuse(21, "查無此店家，請重新選擇");
  const picture = pictures(state);
  const products = pageOf(store.products, number("page"));
  if (state.settings.foods === "categories") return ok(groupedByCategory(store, products, picture));
  return ok(products.map((product) => shapeProduct(product, picture)));
};

const storeFoods: Handler = (context) =>
  listFood({ ...context, values: { ...context.values, store_id: context.path.id } });

const productDetail =
  (kind: Product["kind"], parameter: string): Handler =>
  ({ state, values }) => {
    const found = findStore(state, values.store_id)?.products.find(
      (product) => product.kind === kind && String(product.id) === String(values[parameter]),
    );
    return found ? ok(shapeProduct(found, pictures(state))) : refuse(22, "此餐點已下架");
  };

const searchStore: Handler = ({ state, values, number }) => {
  const term = findSearchTerm(values);
  const found = state.stores.filter(
    (store) =>
      hasTerm(store.name, term) || store.products.some((product) => hasTerm(product.name, term)),
  );
  return ok(shapeStores(state, pageOf(found, number("page") || 1)));
};

function listedProducts(context: Context, isListed: (product: Product, store: Store) => boolean) {
  const { state, path } = context;
  const store = findStore(state, path.id);
  if (!store) return refuse(21, "查無此店家，請重新選擇");
  const found = store.products.filter((product) => isListed(product, store));
  return nestData(
    state,
    found.map((product) => shapeListedProduct(product, pictures(state))),
  );
}

const searchInStore: Handler = (context) => {
  const term = findSearchTerm({ ...context.values, store_id: "" });
  return listedProducts(context, (product) => hasTerm(product.name, term));
};

const categoryProducts: Handler = (context) =>
  listedProducts(context, (product, store) => {
    const category = store.categories.find(({ id }) => String(id) === context.path.category);
    return product.category === category?.name;
  });

const categories: Handler = ({ state, path }) => ok(findStore(state, path.id)?.categories ?? []);

const minimumCharge: Handler = ({ state, values }) => {
  const store = findStore(state, values.store_id);
  if (!store) return refuse(21, "查無此店家，請重新選擇");
  return ok({ [OPEN_NAMES.minimumCharge]: `${store.minimum}` });
};

const listStoreType: Handler = ({ state }) => {
  const names = new Set(state.stores.flatMap((store) => store.types));
  return ok([...names].map((name) => ({ name })));
};

// Some handlers answer {} or null, because the specification does not describe the data of these calls.
export const catalogHandlers = {
  listHomeInfo: () => ok({}),
  listAllStoreGroups: () => ok(null),
  listStore,
  listStoreType,
  storeDetail,
  listFood,
  storeFoods,
  foodDetail: productDetail("single", "food_id"),
  setDetail: productDetail("set", "set_id"),
  searchStore,
  searchStoreAndStoreType: () => ok({}, "查詢完成"),
  getSubjectDetail: () => ok(null),
  searchInStore,
  categoryProducts,
  categories,
  minimumCharge,
  getInsiderRecommendList: () => ok({}),
} satisfies Record<string, Handler>;
