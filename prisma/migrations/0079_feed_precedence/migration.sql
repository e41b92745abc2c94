-- A car may come from several feeds, such as a dealer's system and a supplier of pictures: of a field that several speak of, the one that
-- goes before says what it is.

ALTER TABLE "stock_feeds"
  -- Whose word counts where several feeds have a car: the lowest, and of equals the oldest.
  ADD COLUMN "precedence" INTEGER NOT NULL DEFAULT 1,
  -- Whether it brings and withdraws cars, or only tells of those that are there.
  ADD COLUMN "adds_cars" BOOLEAN NOT NULL DEFAULT true,
  ADD CONSTRAINT "stock_feeds_precedence_check" CHECK ("precedence" BETWEEN 1 AND 9);

DROP INDEX "stock_feed_cars_organisation_id_car_id_key";
CREATE UNIQUE INDEX "stock_feed_cars_organisation_id_car_id_feed_id_key" ON "stock_feed_cars"("organisation_id", "car_id", "feed_id");

-- The fields of a car that feeds speak of which go before another, “photos” among them.
CREATE FUNCTION "feed_fields_above"(organisation text, feed text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT spoken.field), '{}')
  FROM stock_feed_cars link
  JOIN stock_feeds other ON other.id = link.feed_id
  JOIN stock_feeds own ON own.id = feed
  CROSS JOIN LATERAL (
    SELECT jsonb_object_keys(link.said) AS field UNION ALL SELECT 'photos' WHERE cardinality(link.photos) > 0
  ) spoken
  WHERE link.organisation_id = organisation AND link.car_id = car AND link.feed_id <> feed AND link.gone_at IS NULL
    AND (other.precedence, other.created_at, other.id) < (own.precedence, own.created_at, own.id)
$$;

-- The fields of a car in which a person's value holds, against whichever feed.
CREATE FUNCTION "feed_fields_kept"(organisation text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT field), '{}')
  FROM stock_feed_cars link CROSS JOIN LATERAL unnest(link.kept) field
  WHERE link.organisation_id = organisation AND link.car_id = car
$$;
