CREATE TABLE "payment_differences" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"ours" integer NOT NULL,
	"theirs" integer NOT NULL,
	"create_time" integer NOT NULL,
	"resolved_time" integer
);
--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("provider","create_time") WHERE "payments"."status" in ('created', 'requested', 'confirming');