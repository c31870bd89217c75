CREATE TABLE "balances" (
	"account" text PRIMARY KEY NOT NULL,
	"held" bigint NOT NULL,
	"most" bigint NOT NULL,
	CONSTRAINT "balances_held" CHECK (0 <= "balances"."held" and "balances"."held" <= "balances"."most")
);
--> statement-breakpoint
CREATE TABLE "backfills" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" text
);
--> statement-breakpoint
CREATE TABLE "named_locks" (
	"name" text PRIMARY KEY NOT NULL,
	"used_time" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "member_coupons" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_coupons" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "member_coupons" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_coupons" ALTER COLUMN "coupon_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "point_grants" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "point_grants" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "point_grants" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "redeem_codes" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "redeem_codes" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "redeem_codes" ALTER COLUMN "coupon_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "redeem_codes" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscription_charges" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscription_charges" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "subscription_charges" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscription_charges" ALTER COLUMN "card_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "card_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "opn_campaign_foods" ALTER COLUMN "campaign_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "opn_campaign_foods" ALTER COLUMN "food_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "opn_campaign_foods" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "opn_campaigns" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "card_bindings" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "card_bindings" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "card_bindings" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "card_bindings" ALTER COLUMN "courier_session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "courier_session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "basket_events" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "basket_events" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "advertisements" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "advertisements" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "courier_orders" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "courier_orders" ALTER COLUMN "courier_session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "courier_sessions" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "courier_sessions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "courier_sessions" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "courier_sessions" ALTER COLUMN "login_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "parcel_images" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "parcel_images" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "parcel_images" ALTER COLUMN "courier_session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "parcel_images" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_guests" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_guests" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "group_guests" ALTER COLUMN "group_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_guests" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_lines" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_lines" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "group_lines" ALTER COLUMN "guest_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_orders" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_orders" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "group_orders" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "group_orders" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_photos" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_photos" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "help_photos" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_photos" ALTER COLUMN "request_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_requests" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_requests" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "help_requests" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_requests" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_requests" ALTER COLUMN "payment_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_addresses" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_addresses" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "member_addresses" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "sms_messages" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sms_messages" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "sms_messages" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "merchant_leads" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "merchant_leads" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "food_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "card_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "code_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "courier_session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_devices" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "referrals" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "referrals" ALTER COLUMN "inviter_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "food_categories" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "food_categories" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "food_categories" ALTER COLUMN "parent_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "category_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_favorites" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_favorites" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "member_favorites" ALTER COLUMN "member_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_favorites" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "food_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "store_groups" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "store_store_types" ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "store_store_types" ALTER COLUMN "type_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "store_types" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subjects" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
CREATE INDEX "named_locks_used" ON "named_locks" USING btree ("used_time");--> statement-breakpoint
CREATE INDEX "parcel_images_time" ON "parcel_images" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "help_photos_time" ON "help_photos" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "former_phones_time" ON "former_phones" USING btree ("delete_time");--> statement-breakpoint
CREATE INDEX "idempotency_keys_time" ON "idempotency_keys" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "login_attempts_session" ON "login_attempts" USING btree ("sid_hash","proved_time");--> statement-breakpoint
CREATE INDEX "login_attempts_time" ON "login_attempts" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "members_deleted" ON "members" USING btree ("delete_time") WHERE "members"."delete_time" is not null;--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("last_seen_time");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "merchant_leads_given_up" ON "merchant_leads" USING btree ("given_up_time") WHERE "merchant_leads"."given_up_time" is not null;--> statement-breakpoint
CREATE INDEX "ledger_time" ON "ledger" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "orders_named" ON "orders" USING btree ("update_time") WHERE "orders"."contact_phone" <> '' or "orders"."street" <> '';--> statement-breakpoint
CREATE INDEX "quotes_time" ON "quotes" USING btree ("create_time");--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_used_times" CHECK ("member_coupons"."used_times" >= 0);--> statement-breakpoint
ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_points" CHECK ("redeem_codes"."points" >= 0);--> statement-breakpoint
ALTER TABLE "redeem_codes" ADD CONSTRAINT "redeem_codes_kind" CHECK ("redeem_codes"."kind" in ('coin', 'reward'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_times" CHECK ("subscriptions"."start_time" <= "subscriptions"."end_time");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_status" CHECK ("idempotency_keys"."status" in ('running', 'done'));--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_entry" CHECK ("ledger"."entry" in ('hold', 'commit', 'release', 'charge', 'refund'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."order_status" in (0, 1, 2, 4, 7, 8, 11, -1, -2));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_status" CHECK ("orders"."pay_status" in (0, 1, 2, 4, 5));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_track" CHECK ("orders"."track" in ('platform', 'self', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK (least("orders"."food_count", "orders"."subtotal", "orders"."service_fee", "orders"."delivery_fee", "orders"."use_op", "orders"."total_price", "orders"."pay_total") >= 0 and "orders"."pay_total" <= "orders"."total_price");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'requested', 'confirming', 'paid', 'failed', 'refunding', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0);