-- Photos of feeds that failed, or are retried after a failure, are listed with undelivered messages.
CREATE INDEX "stock_feed_photos_failed" ON "stock_feed_photos" (organisation_id, car_id) WHERE message IS NOT NULL;
