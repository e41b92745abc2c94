-- Many cars are changed at once, seen as one and taken back as one; an offer can be about chosen cars; and the list counts cars without
-- photos by their first photos alone.

-- What was done to many cars at once. Which cars, and what they were before, is in their histories.
CREATE TABLE "car_batches" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    -- In a few words, as it is shown: 'Prices down by 3 %'.
    "title" TEXT NOT NULL,

    CONSTRAINT "car_batches_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "car_batches_id_check" CHECK (length("id") BETWEEN 8 AND 100)
);

CREATE INDEX "car_batches_organisation_id_at_idx" ON "car_batches"("organisation_id", "at" DESC);

ALTER TABLE "car_batches" ADD CONSTRAINT "car_batches_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "car_batches" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_batches" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_batches" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_batches" TO forecourt_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT ON "car_batches" TO forecourt_app, forecourt_platform;

ALTER TABLE "car_history" ADD COLUMN "batch_id" TEXT;
CREATE INDEX "car_history_batch_idx" ON "car_history" ("organisation_id", "batch_id", "id") WHERE "batch_id" IS NOT NULL;

-- No foreign key: an offer that was removed can come back, and finds its cars again.
ALTER TABLE "cars" ADD COLUMN "offer_id" TEXT CHECK (length("offer_id") BETWEEN 1 AND 100);
CREATE INDEX "cars_offer_idx" ON "cars" ("organisation_id", "offer_id") WHERE "offer_id" IS NOT NULL;

CREATE INDEX "car_images_first_idx" ON "car_images" ("organisation_id", "car_id") WHERE "position" = 0;

-- Which feed a car comes from is counted without opening what the feed said of it, and so are those whose rows could not be taken.
DROP INDEX "stock_feed_cars_organisation_id_car_id_key";
CREATE UNIQUE INDEX "stock_feed_cars_organisation_id_car_id_key" ON "stock_feed_cars" ("organisation_id", "car_id") INCLUDE ("feed_id");
CREATE INDEX "stock_feed_cars_problem_idx" ON "stock_feed_cars" ("organisation_id", "car_id") WHERE "problem" IS NOT NULL;
