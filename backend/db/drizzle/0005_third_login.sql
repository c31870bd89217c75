ALTER TABLE "login_attempts" RENAME COLUMN "gid_bar_code" TO "third_user_id";--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "third_login_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "members_google" ON "members" USING btree ("google_user_id") WHERE "members"."google_user_id" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "members_apple" ON "members" USING btree ("apple_user_id") WHERE "members"."apple_user_id" <> '';
