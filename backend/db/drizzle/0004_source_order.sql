ALTER TABLE "orders" ADD COLUMN "source_order_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_source" ON "orders" USING btree ("source_order_id") WHERE "orders"."order_status" <> -2;