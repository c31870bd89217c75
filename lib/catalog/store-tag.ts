/** The cache tag of everything that shows a store or its products. */
export function storeTag(store_id: number): string {
  return `store:${store_id}`;
}
