ALTER TABLE "orders" ADD COLUMN "open_place" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_end" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid_place" ON "orders" USING btree ("member_id","open_place") WHERE "orders"."order_status" = -1;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cash_place" ON "orders" USING btree ("member_id","is_reservation","open_place") WHERE "orders"."pay_type" = 2 and "orders"."order_status" in (0, 1, 4, 7, 8);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_open_place" CHECK ("orders"."open_place" > 0);