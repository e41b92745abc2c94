-- A location is edited as a draft of its own and published as a numbered version; `locations` itself holds what shoppers see.
CREATE TABLE "location_drafts" (
    "organisation_id" TEXT NOT NULL,
    "location_id" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_by" TEXT NOT NULL,

    CONSTRAINT "location_drafts_pkey" PRIMARY KEY ("organisation_id","location_id"),
    CONSTRAINT "location_drafts_values_check" CHECK (jsonb_typeof("values") = 'object')
);

CREATE TABLE "location_versions" (
    "organisation_id" TEXT NOT NULL,
    "location_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    -- What was different from the version before, in sentences.
    "changes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "location_versions_pkey" PRIMARY KEY ("organisation_id","location_id","number")
);

ALTER TABLE "location_drafts" ADD CONSTRAINT "location_drafts_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "location_versions" ADD CONSTRAINT "location_versions_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['location_drafts', 'location_versions'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT, UPDATE, DELETE ON "location_drafts" TO forecourt_app;
GRANT SELECT, INSERT ON "location_versions" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "location_drafts", "location_versions" TO forecourt_platform;
