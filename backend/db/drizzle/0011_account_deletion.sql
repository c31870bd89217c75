CREATE TABLE "former_phones" (
	"phone_mac" text PRIMARY KEY NOT NULL,
	"delete_time" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_returning" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "delete_time" integer;