ALTER TABLE "members" ADD COLUMN "carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_carrier" text DEFAULT '' NOT NULL;