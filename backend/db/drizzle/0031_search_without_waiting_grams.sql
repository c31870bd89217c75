ALTER INDEX "store_texts_grams" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('store_texts_grams');
