ALTER TABLE "member_addresses" ADD COLUMN "label" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_addresses" ADD COLUMN "door" jsonb;--> statement-breakpoint
UPDATE "member_addresses" AS "older" SET "is_default" = 0 WHERE "is_default" = 1 AND EXISTS (SELECT 1 FROM "member_addresses" AS "newer" WHERE "newer"."member_id" = "older"."member_id" AND "newer"."is_default" = 1 AND "newer"."id" > "older"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_addresses_default" ON "member_addresses" USING btree ("member_id") WHERE "member_addresses"."is_default" = 1;