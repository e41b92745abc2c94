-- Columns are named with the noun of what they hold.
ALTER TABLE "search_days" RENAME COLUMN "words" TO "query";

ALTER TABLE "charges" RENAME COLUMN "asked_by" TO "charged_by";

ALTER TABLE "payment_requests" RENAME COLUMN "asked_by" TO "requested_by";
ALTER TABLE "payment_requests" RENAME CONSTRAINT "payment_requests_asked_by_check" TO "payment_requests_requested_by_check";

ALTER TABLE "payments" RENAME COLUMN "asked_at" TO "requested_at";

ALTER TABLE "market_lookups" RENAME COLUMN "asked_at" TO "requested_at";
ALTER INDEX "market_lookups_asked_at_idx" RENAME TO "market_lookups_requested_at_idx";

ALTER TABLE "answer_clocks" RENAME COLUMN "asked_at" TO "started_at";
ALTER INDEX "answer_clocks_asked_idx" RENAME TO "answer_clocks_started_idx";

ALTER TABLE "seedings" RENAME COLUMN "begun_at" TO "started_at";

ALTER TABLE "stock_feeds" RENAME COLUMN "most_gone_percent" TO "max_withdrawn_percent";
ALTER TABLE "stock_feeds" RENAME CONSTRAINT "stock_feeds_most_gone_percent_check" TO "stock_feeds_max_withdrawn_percent_check";

ALTER TABLE "stock_feed_runs" RENAME COLUMN "gone" TO "withdrawn";

ALTER TABLE "stock_feed_cars" RENAME COLUMN "gone_at" TO "removed_at";
ALTER TABLE "stock_feed_cars" RENAME COLUMN "kept" TO "overridden_fields";

-- The text of a function keeps the old name of a column.
CREATE OR REPLACE FUNCTION run_answer_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stage = 'spam' THEN
    DELETE FROM answer_clocks WHERE organisation_id = NEW.organisation_id AND conversation_id = NEW.id AND answered_at IS NULL;
  ELSIF NEW.stage = 'new' AND NEW.waits_since IS NOT NULL THEN
    INSERT INTO answer_clocks (organisation_id, conversation_id, location_id, form, started_at)
    VALUES (NEW.organisation_id, NEW.id, NEW.location_id, NEW.form, NEW.waits_since)
    ON CONFLICT ("organisation_id", "conversation_id") WHERE "answered_at" IS NULL DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION feed_fields_above(organisation text, feed text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT supplied.field), '{}')
  FROM stock_feed_cars link
  JOIN stock_feeds other ON other.id = link.feed_id
  JOIN stock_feeds own ON own.id = feed
  CROSS JOIN LATERAL (
    SELECT jsonb_object_keys(link.feed_values) AS field UNION ALL SELECT 'photos' WHERE cardinality(link.photos) > 0
  ) supplied
  WHERE link.organisation_id = organisation AND link.car_id = car AND link.feed_id <> feed AND link.removed_at IS NULL
    AND (other.precedence, other.created_at, other.id) < (own.precedence, own.created_at, own.id)
$$;

ALTER FUNCTION feed_fields_kept RENAME TO feed_fields_overridden;
CREATE OR REPLACE FUNCTION feed_fields_overridden(organisation text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT field), '{}')
  FROM stock_feed_cars link CROSS JOIN LATERAL unnest(link.overridden_fields) field
  WHERE link.organisation_id = organisation AND link.car_id = car
$$;
