CREATE TABLE "store_texts" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"store_classification_id" smallint NOT NULL,
	"products" text DEFAULT '' NOT NULL,
	"grams" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_texts" ADD CONSTRAINT "store_texts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_texts_grams" ON "store_texts" USING gin ("grams");
--> statement-breakpoint
-- A search reads a few columns of many rows, so the long texts are stored apart from the rows.
ALTER TABLE "store_texts" SET (toast_tuple_target = 128);
--> statement-breakpoint
CREATE FUNCTION "text_of_line"("text" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(normalize("text", NFKC), E'\t\n\r臺', '   台')
$$;--> statement-breakpoint
-- Grams have one or two characters. Others are left out; a missing or empty one would make the function fail. PostgreSQL
-- silently loses words of a tsvector above 1 MB, so a store has at most 100,000 grams (800 KB): 1,000 of its own and
-- 99,000 of its products, first those of one character.
CREATE FUNCTION "grams_of"("store" bigint, "own_grams" text[]) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector(ARRAY(
      SELECT gram FROM unnest(own_grams) AS gram WHERE length(gram) IN (1, 2) LIMIT 1000)
    || ARRAY(
      SELECT gram FROM (
        SELECT DISTINCT unnest(search_grams) AS gram FROM foods WHERE store_id = store AND sale_status = 1
      ) AS grams
      WHERE length(gram) IN (1, 2) ORDER BY length(gram) LIMIT 99000))
$$;--> statement-breakpoint
CREATE FUNCTION "write_texts_of"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The next statement must see the products that another transaction has committed before it released these rows.
  PERFORM 1 FROM store_texts WHERE store_id = ANY (ids) ORDER BY store_id FOR UPDATE;
  UPDATE store_texts SET
    name = stores.name,
    store_classification_id = stores.store_classification_id,
    products = coalesce((
      SELECT string_agg(rtrim(concat_ws(E'\t', foods.id, text_of_line(foods.name), unit_price, coalesce(business_price::text, ''),
        coalesce(array_of(dining_types)::text, ''), text_of_line("desc")), E'\t'), E'\n' ORDER BY foods.id)
      FROM foods WHERE foods.store_id = stores.id AND sale_status = 1), ''),
    grams = grams_of(stores.id, stores.search_grams)
  FROM stores WHERE stores.id = store_texts.store_id AND store_texts.store_id = ANY (ids);
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_store_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO store_texts (store_id, name, store_classification_id, grams)
    VALUES (NEW.id, NEW.name, NEW.store_classification_id, grams_of(NEW.id, NEW.search_grams));
  ELSE
    PERFORM write_texts_of(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_product_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_texts_of(ARRAY(SELECT DISTINCT store_id FROM changed));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_updated_product_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A product whose id has changed is in the result twice, without its new and without its old row.
  PERFORM write_texts_of(ARRAY(
    SELECT DISTINCT unnest(ARRAY[previous.store_id, changed.store_id]) FROM previous FULL JOIN changed USING (id)
    WHERE (previous.store_id, previous.name, previous."desc", previous.unit_price, previous.business_price,
        previous.dining_types, previous.sale_status, previous.search_grams)
      IS DISTINCT FROM (changed.store_id, changed.name, changed."desc", changed.unit_price, changed.business_price,
        changed.dining_types, changed.sale_status, changed.search_grams)));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_all_product_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_texts_of(ARRAY(SELECT store_id FROM store_texts));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stores_write_texts" AFTER INSERT OR UPDATE OF "name", "store_classification_id", "search_grams" ON "stores"
FOR EACH ROW EXECUTE FUNCTION "write_store_texts"();--> statement-breakpoint
CREATE TRIGGER "foods_write_texts_inserted" AFTER INSERT ON "foods" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "write_product_texts"();--> statement-breakpoint
CREATE TRIGGER "foods_write_texts_updated" AFTER UPDATE ON "foods" REFERENCING OLD TABLE AS "previous" NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "write_updated_product_texts"();--> statement-breakpoint
CREATE TRIGGER "foods_write_texts_deleted" AFTER DELETE ON "foods" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "write_product_texts"();--> statement-breakpoint
CREATE TRIGGER "foods_write_texts_truncated" AFTER TRUNCATE ON "foods" FOR EACH STATEMENT
EXECUTE FUNCTION "write_all_product_texts"();
