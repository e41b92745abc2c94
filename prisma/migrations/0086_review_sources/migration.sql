-- Reviews are fetched from where customers write them: which places, how often, and what came of it.

CREATE TABLE "review_sources" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "name" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    -- What the provider calls the place.
    "place" TEXT NOT NULL,
    "location_id" TEXT,
    "every_hours" INTEGER NOT NULL DEFAULT 24,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "next_run_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    -- What went wrong last, in a sentence; null when nothing did.
    "message" TEXT,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "review_sources_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "review_sources_every_hours_check" CHECK ("every_hours" BETWEEN 1 AND 720)
);
CREATE INDEX "review_sources_next_run_at_idx" ON "review_sources"("next_run_at") WHERE NOT "paused";
ALTER TABLE "review_sources" ADD CONSTRAINT "review_sources_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "review_sources" ADD CONSTRAINT "review_sources_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "review_sources" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "review_sources" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "review_sources" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "review_sources" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "review_sources" TO forecourt_app, forecourt_platform;

ALTER TABLE "reviews"
  ADD COLUMN "review_source_id" TEXT,
  -- What the source calls it.
  ADD COLUMN "external_id" TEXT,
  -- Since when its source has it no more: no site shows it.
  ADD COLUMN "hidden_at" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "reviews_organisation_id_review_source_id_external_id_key" ON "reviews"("organisation_id", "review_source_id", "external_id");
