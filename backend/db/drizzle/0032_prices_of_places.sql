DROP INDEX "foods_search";--> statement-breakpoint
DROP INDEX "stores_search";--> statement-breakpoint
ALTER TABLE "store_places" ADD COLUMN "take_price" integer;--> statement-breakpoint
ALTER TABLE "store_places" ADD COLUMN "delivery_price" integer;--> statement-breakpoint
ALTER TABLE "store_places" ADD COLUMN "eatin_price" integer;--> statement-breakpoint
ALTER TABLE "store_places" ADD COLUMN "business_price" integer;--> statement-breakpoint
UPDATE "store_places" SET "take_price" = "store_prices"."take_price", "delivery_price" = "store_prices"."delivery_price",
  "eatin_price" = "store_prices"."eatin_price", "business_price" = "store_prices"."business_price"
FROM "store_prices" WHERE "store_prices"."store_id" = "store_places"."store_id";--> statement-breakpoint
-- The prices of a new store are missing until it has products.
CREATE OR REPLACE FUNCTION "place_of"("store" stores) RETURNS store_places LANGUAGE sql STABLE AS $$
  SELECT store.id, store.lat, store.lng,
    store.has_take, store.has_delivery, store.has_eatin, store.has_business_reservation,
    store.delivery_radius_m, store.is_paused, store.capacity, open_times(store.opening_hours),
    store.avg_star_count, store.star_num, store.total_order_count,
    least(amount_of(store.global_coupon -> 'full_delivery_free_cut'),
      amount_of(store.brand_coupon -> 'full_delivery_free_cut'),
      amount_of(store.store_coupon -> 'full_delivery_free_cut')),
    amount_of(store.global_coupon #> '{full_cut,full_money}'), amount_of(store.global_coupon #> '{full_cut,cut_money}'),
    amount_of(store.brand_coupon #> '{full_cut,full_money}'), amount_of(store.brand_coupon #> '{full_cut,cut_money}'),
    amount_of(store.store_coupon #> '{full_cut,full_money}'), amount_of(store.store_coupon #> '{full_cut,cut_money}'),
    store.service_rate, whole_amount(store.min_charge::numeric),
    CASE WHEN store.use_fodomo_deliver = 1 THEN store.fodomo_delivery_min_amount ELSE store.delivery_min_amount END,
    store.eatin_min_amount, store.business_reservation_min_amount, type_ids_of(store.id),
    NULL::integer, NULL::integer, NULL::integer, NULL::integer
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_store_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO store_places SELECT place.* FROM place_of(NEW) AS place;
  ELSE
    UPDATE store_places SET (lat, lng, has_take, has_delivery, has_eatin, has_business_reservation,
      delivery_radius_m, is_paused, capacity, open_times, avg_star_count, star_num, total_order_count,
      free_delivery_from, global_cut_from, global_cut, brand_cut_from, brand_cut, store_cut_from, store_cut,
      service_rate, take_minimum, delivery_minimum, eatin_minimum, business_minimum)
      = (SELECT lat, lng, has_take, has_delivery, has_eatin, has_business_reservation,
      delivery_radius_m, is_paused, capacity, open_times, avg_star_count, star_num, total_order_count,
      free_delivery_from, global_cut_from, global_cut, brand_cut_from, brand_cut, store_cut_from, store_cut,
      service_rate, take_minimum, delivery_minimum, eatin_minimum, business_minimum FROM place_of(NEW))
    WHERE store_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Most changes of a product do not change the median, so they write no row.
CREATE OR REPLACE FUNCTION "write_prices_of"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The next statement must see the products that another transaction has committed before it released these rows.
  PERFORM 1 FROM store_places WHERE store_id = ANY (ids) ORDER BY store_id FOR UPDATE;
  UPDATE store_places SET take_price = medians.take, delivery_price = medians.delivery,
    eatin_price = medians.eatin, business_price = medians.business
  FROM (
    SELECT store.id,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY unit_price)
        FILTER (WHERE unit_price > 0 AND coalesce(array_of(dining_types) @> '[0]', true)) AS take,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY unit_price)
        FILTER (WHERE unit_price > 0 AND coalesce(array_of(dining_types) @> '[1]', true)) AS delivery,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY unit_price)
        FILTER (WHERE unit_price > 0 AND coalesce(array_of(dining_types) @> '[2]', true)) AS eatin,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(business_price, unit_price))
        FILTER (WHERE coalesce(business_price, unit_price) > 0 AND coalesce(array_of(dining_types) @> '[4]', true)) AS business
    FROM unnest(ids) AS store(id) LEFT JOIN foods ON foods.store_id = store.id AND foods.sale_status = 1
    GROUP BY store.id
  ) AS medians
  WHERE store_places.store_id = medians.id
    AND (take_price, delivery_price, eatin_price, business_price)
      IS DISTINCT FROM (medians.take, medians.delivery, medians.eatin, medians.business);
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_all_store_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_prices_of(ARRAY(SELECT store_id FROM store_places));
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TABLE "store_prices";
