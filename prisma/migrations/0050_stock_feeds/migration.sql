-- Where a dealership's cars come from by themselves: a file that is fetched, pushed or uploaded, again and again.

CREATE TABLE "stock_feeds" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "dealership_id" TEXT NOT NULL,
    -- Where cars stand of which the feed says nothing.
    "location_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    -- How its file is had: uploaded, pushed, or fetched from where.
    "source" JSONB NOT NULL,
    -- How its headings become fields of cars; those that are known are read without one.
    "mapping" JSONB,
    -- Whether prices include government charges where the feed doesn't say.
    "price_type" TEXT NOT NULL DEFAULT 'egc',
    "schedule" JSONB,
    -- A file that would withdraw more of the cars is held for a person.
    "most_gone_percent" INTEGER NOT NULL DEFAULT 20,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    -- Raised, every secret of the feed given out before ends.
    "secret_revision" INTEGER NOT NULL DEFAULT 1,
    "etag" TEXT,
    "modified" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "next_run_at" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    -- Fetches that failed since the last that didn't, and what was wrong with the last.
    "failures" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "stock_feeds_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "stock_feeds_price_type_check" CHECK ("price_type" IN ('driveAway', 'egc')),
    CONSTRAINT "stock_feeds_most_gone_percent_check" CHECK ("most_gone_percent" BETWEEN 1 AND 100)
);
CREATE UNIQUE INDEX "stock_feeds_id_key" ON "stock_feeds"("id");
CREATE INDEX "stock_feeds_organisation_id_dealership_id_idx" ON "stock_feeds"("organisation_id", "dealership_id");
CREATE INDEX "stock_feeds_due" ON "stock_feeds" ("next_run_at") WHERE "next_run_at" IS NOT NULL AND NOT "paused";

-- Files as they came, for as long as somebody may ask what was in them.
CREATE TABLE "stock_feed_files" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "feed_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    -- Compressed.
    "bytes" BYTEA NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "stock_feed_files_pkey" PRIMARY KEY ("organisation_id","id")
);
CREATE INDEX "stock_feed_files_received_at_idx" ON "stock_feed_files"("received_at");
CREATE INDEX "stock_feed_files_organisation_id_feed_id_idx" ON "stock_feed_files"("organisation_id", "feed_id");

-- What came of each file.
CREATE TABLE "stock_feed_runs" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "feed_id" TEXT NOT NULL,
    "file_id" TEXT,
    "trigger" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    -- Whether the file holds all cars, so that those it lacks are gone.
    "is_whole" BOOLEAN NOT NULL,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "gone" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    -- Why a person was asked, in sentences.
    "brakes" JSONB NOT NULL DEFAULT '[]',
    -- The first rows and fields that could not be taken.
    "problems" JSONB NOT NULL DEFAULT '[]',
    "headings" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    -- When the file was made, where it says so.
    "made_at" TIMESTAMPTZ(3),
    "author_name" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,
    -- Who applied or discarded what was held, or undid what was applied, and when.
    "settled_by" TEXT,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "stock_feed_runs_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "stock_feed_runs_trigger_check" CHECK ("trigger" IN ('schedule', 'person', 'push')),
    CONSTRAINT "stock_feed_runs_status_check" CHECK ("status" IN ('applied', 'unchanged', 'held', 'refused', 'discarded', 'undone'))
);
CREATE INDEX "stock_feed_runs_organisation_id_feed_id_started_at_idx" ON "stock_feed_runs"("organisation_id", "feed_id", "started_at" DESC);

-- The cars of a feed by what it calls them.
CREATE TABLE "stock_feed_cars" (
    "organisation_id" TEXT NOT NULL,
    "feed_id" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    -- Of everything the row said last: a row of the same changes nothing.
    "hash" TEXT NOT NULL,
    -- By field of the car: what the feed said last.
    "said" JSONB NOT NULL,
    -- Fields in which a person's value holds against the feed's.
    "kept" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "photos" TEXT[],
    -- Why its row could not be taken last time; the car stays as it was.
    "problem" TEXT,
    "gone_at" TIMESTAMPTZ(3),

    CONSTRAINT "stock_feed_cars_pkey" PRIMARY KEY ("organisation_id","feed_id","external_id")
);
CREATE UNIQUE INDEX "stock_feed_cars_organisation_id_car_id_key" ON "stock_feed_cars"("organisation_id", "car_id");

-- What a run did to each car, so that it can be shown and undone as a whole.
CREATE TABLE "stock_feed_changes" (
    "organisation_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    -- By field that changed.
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,

    CONSTRAINT "stock_feed_changes_pkey" PRIMARY KEY ("organisation_id","run_id","car_id"),
    CONSTRAINT "stock_feed_changes_kind_check" CHECK ("kind" IN ('added', 'changed', 'withdrawn'))
);
CREATE INDEX "stock_feed_changes_organisation_id_car_id_idx" ON "stock_feed_changes"("organisation_id", "car_id");

-- The pictures a feed names for a car, in their order.
CREATE TABLE "stock_feed_photos" (
    "organisation_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    -- In file storage, once it was fetched; it stays when a later fetch fails.
    "key" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "message" TEXT,

    CONSTRAINT "stock_feed_photos_pkey" PRIMARY KEY ("organisation_id","car_id","position"),
    CONSTRAINT "stock_feed_photos_status_check" CHECK ("status" IN ('waiting', 'stored', 'failed'))
);
CREATE INDEX "stock_feed_photos_waiting" ON "stock_feed_photos" ("next_attempt_at") WHERE "status" = 'waiting';

ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_organisation_id_dealership_id_fkey" FOREIGN KEY ("organisation_id", "dealership_id") REFERENCES "dealerships"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stock_feed_files" ADD CONSTRAINT "stock_feed_files_organisation_id_feed_id_fkey" FOREIGN KEY ("organisation_id", "feed_id") REFERENCES "stock_feeds"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_feed_runs" ADD CONSTRAINT "stock_feed_runs_organisation_id_feed_id_fkey" FOREIGN KEY ("organisation_id", "feed_id") REFERENCES "stock_feeds"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_feed_cars" ADD CONSTRAINT "stock_feed_cars_organisation_id_feed_id_fkey" FOREIGN KEY ("organisation_id", "feed_id") REFERENCES "stock_feeds"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_feed_cars" ADD CONSTRAINT "stock_feed_cars_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_feed_changes" ADD CONSTRAINT "stock_feed_changes_organisation_id_run_id_fkey" FOREIGN KEY ("organisation_id", "run_id") REFERENCES "stock_feed_runs"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_feed_changes" ADD CONSTRAINT "stock_feed_changes_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stock_feed_photos" ADD CONSTRAINT "stock_feed_photos_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['stock_feeds', 'stock_feed_files', 'stock_feed_runs', 'stock_feed_cars', 'stock_feed_changes', 'stock_feed_photos'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO forecourt_app, forecourt_platform', name);
  END LOOP;
END
$$;
