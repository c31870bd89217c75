ALTER TABLE "member_addresses" ADD COLUMN "label" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_addresses" ADD COLUMN "door" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "member_addresses_default" ON "member_addresses" USING btree ("member_id") WHERE "member_addresses"."is_default" = 1;