ALTER TABLE "orders" ADD COLUMN "waiting_time" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" integer;--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("order_status") WHERE "orders"."order_status" in (0, 1, 4, 7, 8);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_id");