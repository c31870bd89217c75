ALTER TABLE "sms_messages" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "merchant_leads" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "traceparent" text;