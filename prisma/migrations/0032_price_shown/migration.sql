-- Which of a car's two prices shows is chosen where it is sold, for new, used and demo cars apart: drive-away unless the location says
-- otherwise. Written beside each car, so that every list, search and page reads the same one.

ALTER TABLE "locations"
  ADD COLUMN "price_kinds" JSONB NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "locations_price_kinds_check" CHECK (jsonb_typeof("price_kinds") = 'object');

ALTER TABLE "cars"
  ADD COLUMN "wanted_price" TEXT NOT NULL DEFAULT 'driveAway',
  ADD CONSTRAINT "cars_wanted_price_check" CHECK ("wanted_price" IN ('driveAway', 'egc'));

ALTER TABLE "cars" DROP COLUMN "price_cents", DROP COLUMN "price_type", DROP COLUMN "before_price_cents";

-- The rule `shownPrice`: the wanted price where it could show, else the other, else whichever is there.
CREATE FUNCTION "shown_price_type"("wanted" TEXT, "drive_away" INTEGER, "egc" INTEGER) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN wanted = 'egc' THEN CASE
      WHEN egc > 1000 THEN 'egc'
      WHEN drive_away > 1000 THEN 'driveAway'
      WHEN egc IS NULL AND drive_away IS NOT NULL THEN 'driveAway'
      ELSE 'egc'
    END
    WHEN drive_away > 1000 THEN 'driveAway'
    WHEN egc > 1000 THEN 'egc'
    WHEN drive_away IS NULL AND egc IS NOT NULL THEN 'egc'
    ELSE 'driveAway'
  END
$$;

ALTER TABLE "cars"
  ADD COLUMN "price_type" TEXT NOT NULL GENERATED ALWAYS AS (shown_price_type("wanted_price", "drive_away_cents", "egc_cents")) STORED,
  ADD COLUMN "price_cents" INTEGER GENERATED ALWAYS AS (
    CASE WHEN shown_price_type("wanted_price", "drive_away_cents", "egc_cents") = 'egc' THEN "egc_cents" ELSE "drive_away_cents" END
  ) STORED,
  ADD COLUMN "before_price_cents" INTEGER GENERATED ALWAYS AS (
    CASE WHEN shown_price_type("wanted_price", "drive_away_cents", "egc_cents") = 'egc' THEN "egc_before_cents" ELSE "drive_away_before_cents" END
  ) STORED;

-- Few locations choose: where none does, this finds nothing to change. A quote was for the price that showed.

CREATE FUNCTION "want_prices_of_cars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement that changes no row fires this, too: without a look ahead it would call itself for ever.
  IF EXISTS (
    SELECT FROM new_rows AS touched
    JOIN locations AS location ON location.organisation_id = touched.organisation_id AND location.id = touched.location_id
    WHERE (location.price_kinds <> '{}' OR touched.wanted_price <> 'driveAway')
      AND touched.wanted_price <> coalesce(location.price_kinds ->> touched.car_type, 'driveAway')
  ) THEN
    UPDATE cars AS car
    SET wanted_price = coalesce(location.price_kinds ->> car.car_type, 'driveAway'), finance_quote = '{}'
    FROM new_rows AS touched
    JOIN locations AS location ON location.organisation_id = touched.organisation_id AND location.id = touched.location_id
    WHERE car.organisation_id = touched.organisation_id AND car.id = touched.id
      AND car.wanted_price <> coalesce(location.price_kinds ->> car.car_type, 'driveAway');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "cars_added_want_prices" AFTER INSERT ON "cars"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "want_prices_of_cars"();
CREATE TRIGGER "cars_changed_want_prices" AFTER UPDATE ON "cars"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "want_prices_of_cars"();

CREATE FUNCTION "want_prices_of_location"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cars AS car
  SET wanted_price = coalesce(after.price_kinds ->> car.car_type, 'driveAway'), finance_quote = '{}'
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  WHERE after.price_kinds <> before.price_kinds AND car.organisation_id = after.organisation_id AND car.location_id = after.id
    AND car.wanted_price <> coalesce(after.price_kinds ->> car.car_type, 'driveAway');
  RETURN NULL;
END
$$;
CREATE TRIGGER "locations_changed_want_prices" AFTER UPDATE ON "locations"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "want_prices_of_location"();
