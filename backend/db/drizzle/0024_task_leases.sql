CREATE TABLE "schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"next_run_time" integer NOT NULL,
	"leased_until" integer,
	"last_run_time" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "leased_until" integer;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "merchant_leads" ADD COLUMN "leased_until" integer;--> statement-breakpoint
ALTER TABLE "merchant_leads" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leased_until" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_time" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;