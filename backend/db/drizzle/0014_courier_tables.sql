ALTER TABLE "errands" RENAME TO "courier_orders";--> statement-breakpoint
ALTER TABLE "express_sessions" RENAME TO "courier_sessions";--> statement-breakpoint
ALTER TABLE "express_images" RENAME TO "parcel_images";--> statement-breakpoint
ALTER TABLE "courier_orders" RENAME COLUMN "express_id" TO "courier_session_id";--> statement-breakpoint
ALTER TABLE "parcel_images" RENAME COLUMN "express_id" TO "courier_session_id";--> statement-breakpoint
ALTER TABLE "cards" RENAME COLUMN "express_id" TO "courier_session_id";--> statement-breakpoint
ALTER TABLE "card_bindings" RENAME COLUMN "express_id" TO "courier_session_id";--> statement-breakpoint
ALTER SEQUENCE "express_sessions_id_seq" RENAME TO "courier_sessions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "express_images_id_seq" RENAME TO "parcel_images_id_seq";--> statement-breakpoint
ALTER TABLE "courier_orders" RENAME CONSTRAINT "errands_pkey" TO "courier_orders_pkey";--> statement-breakpoint
ALTER TABLE "courier_orders" RENAME CONSTRAINT "errands_order_id_orders_id_fk" TO "courier_orders_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "courier_orders" RENAME CONSTRAINT "errands_express_id_express_sessions_id_fk" TO "courier_orders_courier_session_id_courier_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "courier_sessions" RENAME CONSTRAINT "express_sessions_pkey" TO "courier_sessions_pkey";--> statement-breakpoint
ALTER TABLE "courier_sessions" RENAME CONSTRAINT "express_sessions_id_hash_unique" TO "courier_sessions_id_hash_unique";--> statement-breakpoint
ALTER TABLE "courier_sessions" RENAME CONSTRAINT "express_sessions_member_id_members_id_fk" TO "courier_sessions_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "parcel_images" RENAME CONSTRAINT "express_images_pkey" TO "parcel_images_pkey";--> statement-breakpoint
ALTER TABLE "parcel_images" RENAME CONSTRAINT "express_images_name_unique" TO "parcel_images_name_unique";--> statement-breakpoint
ALTER TABLE "parcel_images" RENAME CONSTRAINT "express_images_express_id_express_sessions_id_fk" TO "parcel_images_courier_session_id_courier_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "parcel_images" RENAME CONSTRAINT "express_images_order_id_orders_id_fk" TO "parcel_images_order_id_orders_id_fk";--> statement-breakpoint
ALTER INDEX "errands_express" RENAME TO "courier_orders_session";--> statement-breakpoint
ALTER INDEX "express_sessions_seen" RENAME TO "courier_sessions_seen";--> statement-breakpoint
ALTER INDEX "express_sessions_member" RENAME TO "courier_sessions_member";--> statement-breakpoint
ALTER INDEX "express_images_express" RENAME TO "parcel_images_session";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "courier_session_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "quotes_member_store";--> statement-breakpoint
UPDATE "quotes" SET "courier_session_id" = -"store_id", "store_id" = 900000005 WHERE "store_id" < 0;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_owner_store" ON "quotes" USING btree ("member_id","store_id","courier_session_id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_store" CHECK ("quotes"."store_id" > 0);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_courier_session" CHECK ("quotes"."courier_session_id" >= 0);--> statement-breakpoint
ALTER TABLE "courier_orders" DROP COLUMN "wait_time";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cancel_fee";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_amount";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_amount";
