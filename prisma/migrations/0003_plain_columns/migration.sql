-- Columns are named by what they hold: when a device was last notified, the answers of a checkout, the last values of a feed.
ALTER TABLE "push_devices" RENAME COLUMN "told_at" TO "notified_at";

ALTER TABLE "checkouts" RENAME COLUMN "typed" TO "entered";
ALTER TABLE "checkouts" RENAME CONSTRAINT "checkouts_typed_check" TO "checkouts_entered_check";

ALTER TABLE "stock_feed_cars" RENAME COLUMN "said" TO "feed_values";

-- The text of a function keeps the old name of a column.
CREATE OR REPLACE FUNCTION feed_fields_above(organisation text, feed text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT spoken.field), '{}')
  FROM stock_feed_cars link
  JOIN stock_feeds other ON other.id = link.feed_id
  JOIN stock_feeds own ON own.id = feed
  CROSS JOIN LATERAL (
    SELECT jsonb_object_keys(link.feed_values) AS field UNION ALL SELECT 'photos' WHERE cardinality(link.photos) > 0
  ) spoken
  WHERE link.organisation_id = organisation AND link.car_id = car AND link.feed_id <> feed AND link.gone_at IS NULL
    AND (other.precedence, other.created_at, other.id) < (own.precedence, own.created_at, own.id)
$$;
