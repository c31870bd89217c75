ALTER TABLE "help_photos" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "help_photos" ADD CONSTRAINT "help_photos_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_photos_event" ON "help_photos" USING btree ("event_id");