CREATE TABLE "store_places" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"has_take" smallint NOT NULL,
	"has_delivery" smallint NOT NULL,
	"has_eatin" smallint NOT NULL,
	"has_business_reservation" smallint NOT NULL,
	"delivery_radius_m" integer NOT NULL,
	"is_paused" boolean NOT NULL,
	"capacity" integer NOT NULL,
	"open_times" smallint[] NOT NULL,
	"avg_star_count" double precision NOT NULL,
	"star_num" integer NOT NULL,
	"total_order_count" integer NOT NULL,
	"free_delivery_from" integer,
	"global_cut_from" integer,
	"global_cut" integer,
	"brand_cut_from" integer,
	"brand_cut" integer,
	"store_cut_from" integer,
	"store_cut" integer,
	"service_rate" integer NOT NULL,
	"take_minimum" integer NOT NULL,
	"delivery_minimum" integer NOT NULL,
	"eatin_minimum" integer NOT NULL,
	"business_minimum" integer NOT NULL,
	"type_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_prices" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"take_price" integer,
	"delivery_price" integer,
	"eatin_price" integer,
	"business_price" integer
);
--> statement-breakpoint
ALTER TABLE "store_places" ADD CONSTRAINT "store_places_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_prices" ADD CONSTRAINT "store_prices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_places_place" ON "store_places" USING btree ("lat","lng");--> statement-breakpoint
-- The functions below must never fail, because then no program could change the store or the product any more. They
-- treat values of another form as missing.
CREATE FUNCTION "whole_amount"("amount" numeric) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(least(greatest("amount", -2147483648), 2147483647) + 0.5)::integer
$$;--> statement-breakpoint
CREATE FUNCTION "amount_of"("value" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("value") WHEN 'number' THEN whole_amount("value"::numeric) END
$$;--> statement-breakpoint
CREATE FUNCTION "array_of"("value" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("value") WHEN 'array' THEN "value" END
$$;--> statement-breakpoint
CREATE FUNCTION "open_times"("hours" jsonb) RETURNS smallint[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  week CONSTANT integer := 7 * 1440;
  times smallint[] := '{}';
  part record;
BEGIN
  FOR part IN
    -- The texts are checked before they become numbers, so this part must be materialized.
    WITH clocks AS MATERIALIZED (
      SELECT day, hour ->> 'start' AS "start", hour ->> 'end' AS "end"
      FROM jsonb_array_elements(array_of(hours)) AS hour,
        jsonb_array_elements_text(array_of(hour -> 'days')) AS day
      WHERE day ~ '^[0-6]$' AND hour ->> 'start' ~ '^[0-9]{1,2}:[0-9]{2}$'
        AND hour ->> 'end' ~ '^[0-9]{1,2}:[0-9]{2}$'
    ), minutes AS (
      SELECT day::integer * 1440 AS day,
        split_part("start", ':', 1)::integer * 60 + split_part("start", ':', 2)::integer AS first,
        split_part("end", ':', 1)::integer * 60 + split_part("end", ':', 2)::integer AS last
      FROM clocks
    ), ranges AS (
      SELECT day + first AS first, day + CASE WHEN last > first THEN last ELSE last + 1440 END AS last FROM minutes
    ), both_weeks AS (
      -- A range of Saturday night also ends in the first hours of the week.
      SELECT first, last FROM ranges UNION ALL SELECT first - week, last - week FROM ranges
    )
    SELECT greatest(first, 0) AS first, least(last, week) AS last FROM both_weeks
    WHERE last > 0 AND first < week ORDER BY 1, 2
  LOOP
    IF part.first <= times[cardinality(times)] THEN
      times[cardinality(times)] := greatest(times[cardinality(times)], part.last);
    ELSE
      times := times || part.first::smallint || part.last::smallint;
    END IF;
  END LOOP;
  RETURN times;
END
$$;--> statement-breakpoint
CREATE FUNCTION "type_ids_of"("store" bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(type_id ORDER BY position, type_id), '{}') FROM store_store_types WHERE store_id = store
$$;--> statement-breakpoint
CREATE FUNCTION "place_of"("store" stores) RETURNS store_places LANGUAGE sql STABLE AS $$
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
    store.eatin_min_amount, store.business_reservation_min_amount, type_ids_of(store.id)
$$;--> statement-breakpoint
CREATE FUNCTION "write_store_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO store_places SELECT place.* FROM place_of(NEW) AS place;
    INSERT INTO store_prices (store_id) VALUES (NEW.id);
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
CREATE FUNCTION "write_type_ids"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE store_places SET type_ids = '{}';
  ELSE
    -- The next statement must see the types that another transaction has committed before it released these rows.
    PERFORM 1 FROM store_places WHERE store_id IN (OLD.store_id, NEW.store_id) ORDER BY store_id FOR UPDATE;
    UPDATE store_places SET type_ids = type_ids_of(store_id) WHERE store_id IN (OLD.store_id, NEW.store_id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_prices_of"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The next statement must see the products that another transaction has committed before it released these rows.
  PERFORM 1 FROM store_prices WHERE store_id = ANY (ids) ORDER BY store_id FOR UPDATE;
  UPDATE store_prices SET take_price = medians.take, delivery_price = medians.delivery,
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
  ) AS medians WHERE store_prices.store_id = medians.id;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_store_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_prices_of(ARRAY(SELECT DISTINCT store_id FROM changed));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_updated_store_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A product whose id has changed is in the result twice, without its new and without its old row.
  PERFORM write_prices_of(ARRAY(
    SELECT DISTINCT unnest(ARRAY[previous.store_id, changed.store_id]) FROM previous FULL JOIN changed USING (id)
    WHERE (previous.store_id, previous.unit_price, previous.business_price, previous.dining_types, previous.sale_status)
      IS DISTINCT FROM (changed.store_id, changed.unit_price, changed.business_price, changed.dining_types,
        changed.sale_status)));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_all_store_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_prices_of(ARRAY(SELECT store_id FROM store_prices));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stores_write_place" AFTER INSERT OR UPDATE ON "stores" FOR EACH ROW
EXECUTE FUNCTION "write_store_place"();--> statement-breakpoint
CREATE TRIGGER "store_store_types_write_place" AFTER INSERT OR UPDATE OR DELETE ON "store_store_types" FOR EACH ROW
EXECUTE FUNCTION "write_type_ids"();--> statement-breakpoint
CREATE TRIGGER "store_store_types_truncated" AFTER TRUNCATE ON "store_store_types" FOR EACH STATEMENT
EXECUTE FUNCTION "write_type_ids"();--> statement-breakpoint
CREATE TRIGGER "foods_write_prices_inserted" AFTER INSERT ON "foods" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "write_store_prices"();--> statement-breakpoint
CREATE TRIGGER "foods_write_prices_updated" AFTER UPDATE ON "foods" REFERENCING OLD TABLE AS "previous" NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "write_updated_store_prices"();--> statement-breakpoint
CREATE TRIGGER "foods_write_prices_deleted" AFTER DELETE ON "foods" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "write_store_prices"();--> statement-breakpoint
CREATE TRIGGER "foods_write_prices_truncated" AFTER TRUNCATE ON "foods" FOR EACH STATEMENT
EXECUTE FUNCTION "write_all_store_prices"();
