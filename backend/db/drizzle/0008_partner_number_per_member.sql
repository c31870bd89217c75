DROP INDEX "orders_source";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_source" ON "orders" USING btree ("member_id","source_order_id") WHERE "orders"."order_status" <> -2;