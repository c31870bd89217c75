import { asc } from "drizzle-orm";
import { type Handlers, memberId } from "../../call.ts";
import { store_types } from "../../db/schema/store-tables.ts";
import { areaList, areaStores } from "./area-store-service.ts";
import { minimumCharge } from "./delivery-rules.ts";
import { changeFavorites } from "./favorite-service.ts";
import { menuPage, productDetail } from "./food-service.ts";
import { categoryProducts, groceryCategories, storeSearch } from "./grocery-service.ts";
import { recommendations } from "./recommendation-service.ts";
import { sitemapFiles, sitemapPage } from "./sitemap-service.ts";
import { homeInfo, storeGroups, storePage } from "./store-list-service.ts";
import { quickSearch, searchStores } from "./store-search-service.ts";
import { findStore, storeDetail, unknownStore } from "./store-service.ts";
import { storeTrips } from "./store-trip-service.ts";
import { subjectDetail } from "./subject-service.ts";

export const storeHandlers = {
  storeDetail: ({ deps, query }) => storeDetail(deps, query),
  listFood: ({ deps, query }) => menuPage(deps, query),
  storeFoods: ({ deps, params, query }) => menuPage(deps, { ...query, store_id: params.id }),
  foodDetail: ({ deps, query }) =>
    productDetail(deps, { ...query, id: query.food_id, item_type: "single" }),
  setDetail: ({ deps, query }) =>
    productDetail(deps, { ...query, id: query.set_id, item_type: "set" }),
  groceryCategories: ({ deps, params, query }) =>
    groceryCategories(deps, { ...query, store_id: params.id }),
  categoryProducts: ({ deps, params, query }) =>
    categoryProducts(deps, {
      ...query,
      store_id: params.id,
      category_id: params.category_id,
    }),
  storeSearch: ({ deps, params, query }) => storeSearch(deps, { ...query, store_id: params.id }),
  listHomeInfo: ({ deps, query }) => homeInfo(deps, query),
  listAllStoreGroups: ({ deps, query }) => storeGroups(deps, query),
  listStore: ({ deps, query }) => storePage(deps, query),
  searchStoreAndStoreType: ({ deps, query }) => quickSearch(deps, query),
  searchStore: ({ deps, query }) => searchStores(deps, query),
  getSubjectDetail: ({ deps, query }) => subjectDetail(deps, query),
  getInsiderRecommendList: ({ deps, query, session }) =>
    recommendations(deps, { ...query, member_id: session.member_id }),
  listStoreType: ({ deps }) =>
    deps.db.select().from(store_types).orderBy(asc(store_types.position)),
  storeTrips: ({ deps, query }) => storeTrips(deps, query),
  favorites: (call) => changeFavorites(call.deps, { member_id: memberId(call), ...call.body }),
  areaList: ({ deps }) => areaList(deps),
  areaStores: ({ deps, query }) => areaStores(deps, query),
  sitemapFiles: ({ deps }) => sitemapFiles(deps),
  sitemapPage: ({ deps, query }) => sitemapPage(deps, query),
  minCharge: async ({ deps, query }) => {
    const store = await findStore(deps.db, query.store_id);
    if (!store) throw unknownStore();
    return { minimum_charge: minimumCharge(store, query.dining_type) };
  },
} satisfies Handlers;
