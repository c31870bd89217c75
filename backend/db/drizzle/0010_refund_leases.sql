ALTER TABLE "card_bindings" ADD COLUMN "claimed_until" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_claim" CHECK ("payments"."claimed_until" is null or "payments"."status" in ('confirming', 'refunding'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_amount" CHECK ("payments"."refund_amount" between 1 and "payments"."amount");