-- What happens on sites, counted by day in the site's own time: nobody can be told from it, so that it is kept.
CREATE TABLE "site_days" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    -- Who came for the first time that day.
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "car_views" INTEGER NOT NULL DEFAULT 0,
    -- Begun, not sent.
    "forms" INTEGER NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "site_days_pkey" PRIMARY KEY ("organisation_id", "site_id", "day"),
    CONSTRAINT "site_days_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);
CREATE INDEX "site_days_day_idx" ON "site_days"("day");

-- The same by what led to the site and the kind of page.
CREATE TABLE "traffic_days" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visitors" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "traffic_days_pkey" PRIMARY KEY ("organisation_id", "site_id", "day", "page", "source", "campaign"),
    CONSTRAINT "traffic_days_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);

-- The same by car.
CREATE TABLE "car_days" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "car_id" TEXT NOT NULL,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "views" INTEGER NOT NULL DEFAULT 0,
    "forms" INTEGER NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "car_days_pkey" PRIMARY KEY ("organisation_id", "site_id", "day", "car_id"),
    CONSTRAINT "car_days_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE,
    CONSTRAINT "car_days_car_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE
);
CREATE INDEX "car_days_car_idx" ON "car_days"("organisation_id", "car_id");

-- What was searched for, in words that name nobody, and how often nothing was found.
CREATE TABLE "search_days" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "words" TEXT NOT NULL,
    "searches" INTEGER NOT NULL DEFAULT 0,
    "empty" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_days_pkey" PRIMARY KEY ("organisation_id", "site_id", "day", "words"),
    CONSTRAINT "search_days_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['site_days', 'traffic_days', 'car_days', 'search_days'] LOOP
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
