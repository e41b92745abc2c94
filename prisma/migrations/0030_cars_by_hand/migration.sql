-- A car has two prices, as feeds and the law know them: drive-away, and excluding government charges. What a car costs where nobody
-- chooses otherwise is worked out of them (the rule `shownPrice`).

ALTER TABLE "cars"
  ADD COLUMN "drive_away_cents" INTEGER,
  ADD COLUMN "drive_away_before_cents" INTEGER,
  ADD COLUMN "egc_cents" INTEGER,
  ADD COLUMN "egc_before_cents" INTEGER,
  -- Counts what was changed by hand or by a feed; whoever changes it says which they saw.
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  -- What whoever typed the car in calls the attempt: a repeat is the same car.
  ADD COLUMN "creation_key" TEXT;

-- The wall binds an owner who is no superuser: it would find no car to change.
ALTER TABLE "cars" NO FORCE ROW LEVEL SECURITY;

UPDATE "cars" SET
  "drive_away_cents" = CASE WHEN "price_type" = 'driveAway' THEN "price_cents" END,
  "drive_away_before_cents" = CASE WHEN "price_type" = 'driveAway' THEN "before_price_cents" END,
  "egc_cents" = CASE WHEN "price_type" = 'egc' THEN "price_cents" END,
  "egc_before_cents" = CASE WHEN "price_type" = 'egc' THEN "before_price_cents" END;

ALTER TABLE "cars" FORCE ROW LEVEL SECURITY;

-- The checks of these columns go with them.
ALTER TABLE "cars" DROP COLUMN "price_cents", DROP COLUMN "price_type", DROP COLUMN "before_price_cents";

ALTER TABLE "cars"
  ADD COLUMN "price_type" TEXT NOT NULL GENERATED ALWAYS AS (
    CASE
      WHEN "drive_away_cents" > 1000 THEN 'driveAway'
      WHEN "egc_cents" > 1000 THEN 'egc'
      WHEN "drive_away_cents" IS NULL AND "egc_cents" IS NOT NULL THEN 'egc'
      ELSE 'driveAway'
    END
  ) STORED,
  ADD COLUMN "price_cents" INTEGER GENERATED ALWAYS AS (
    CASE
      WHEN "drive_away_cents" > 1000 THEN "drive_away_cents"
      WHEN "egc_cents" > 1000 THEN "egc_cents"
      ELSE coalesce("drive_away_cents", "egc_cents")
    END
  ) STORED,
  ADD COLUMN "before_price_cents" INTEGER GENERATED ALWAYS AS (
    CASE
      WHEN "drive_away_cents" > 1000 THEN "drive_away_before_cents"
      WHEN "egc_cents" > 1000 THEN "egc_before_cents"
      WHEN "drive_away_cents" IS NULL AND "egc_cents" IS NOT NULL THEN "egc_before_cents"
      ELSE "drive_away_before_cents"
    END
  ) STORED,
  ADD CONSTRAINT "cars_price_check" CHECK (
    "drive_away_cents" >= 0 AND "drive_away_before_cents" >= 0 AND "egc_cents" >= 0 AND "egc_before_cents" >= 0
    AND "subscription_price_cents" >= 0
  ),
  ADD CONSTRAINT "cars_creation_key_check" CHECK (length("creation_key") BETWEEN 1 AND 200);

CREATE UNIQUE INDEX "cars_organisation_id_creation_key_key" ON "cars"("organisation_id", "creation_key");

-- What people changed of a car. What feeds changed is with their runs.

CREATE TABLE "car_history" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "car_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    -- The entry that it takes back.
    "undoes" BIGINT,

    CONSTRAINT "car_history_pkey" PRIMARY KEY ("organisation_id","car_id","id"),
    CONSTRAINT "car_history_action_check" CHECK ("action" IN ('create', 'update', 'move', 'undo', 'photos')),
    CONSTRAINT "car_history_changes_check" CHECK (jsonb_typeof("changes") = 'object')
);

ALTER TABLE "car_history" ADD CONSTRAINT "car_history_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "car_history" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_history" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_history" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_history" TO forecourt_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT ON "car_history" TO forecourt_app, forecourt_platform;
