-- Photos of feeds that failed, or are retried after a failure, are listed with undelivered messages.
-- IF NOT EXISTS: some databases have the index from this migration under its earlier name, 0021_failed_photos.
CREATE INDEX IF NOT EXISTS "stock_feed_photos_failed" ON "stock_feed_photos" (organisation_id, car_id) WHERE message IS NOT NULL;
