DROP INDEX "cards_member_card";--> statement-breakpoint
ALTER TABLE "card_bindings" ADD COLUMN "express_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "express_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "express_sessions" ADD COLUMN "login_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "express_sessions" ADD COLUMN "end_time" integer;--> statement-breakpoint
CREATE INDEX "express_sessions_member" ON "express_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_member_card" ON "cards" USING btree ("member_id","express_id","card_six_no","card_four_no","last_month");--> statement-breakpoint
ALTER TABLE "card_bindings" DROP COLUMN "is_express";