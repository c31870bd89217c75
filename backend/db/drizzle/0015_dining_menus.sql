ALTER TABLE "foods" ADD COLUMN "business_price" integer;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "dining_types" jsonb;