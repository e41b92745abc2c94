-- A publication that waits holds what is to go live: later edits stay in the draft.
ALTER TABLE "scheduled_publications"
  ADD COLUMN "schema_version" INTEGER,
  -- The site's own layer as it is to go live.
  ADD COLUMN "values" JSONB,
  -- Which side holds where a newer live version says something else: asked or live; against which version it was decided.
  ADD COLUMN "decision" TEXT,
  ADD COLUMN "decided_version" INTEGER,
  -- When it was last looked at ahead of its time, over which live version, and what would refuse it.
  ADD COLUMN "checked_at" TIMESTAMPTZ(3),
  ADD COLUMN "checked_version" INTEGER,
  ADD COLUMN "obstacle" JSONB,
  -- The hours ahead of which people were reminded last.
  ADD COLUMN "reminded" INTEGER,
  -- Who has read what came of it.
  ADD COLUMN "read_by" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

UPDATE "scheduled_publications" scheduled
SET "values" = draft."values", "schema_version" = draft."schema_version"
FROM "drafts" draft
WHERE scheduled."status" = 'waiting' AND draft."organisation_id" = scheduled."organisation_id" AND draft."site_id" = scheduled."site_id"
  AND draft."revision" = scheduled."expected_revision";
UPDATE "scheduled_publications"
SET "status" = 'refused', "settled_at" = clock_timestamp(),
  "message" = 'The draft was edited after this was scheduled, so nothing went live. Look at the changes and publish or schedule them anew.'
WHERE "status" = 'waiting' AND "values" IS NULL;

ALTER TABLE "scheduled_publications"
  ADD CONSTRAINT "scheduled_publications_values_check" CHECK ("status" <> 'waiting' OR ("values" IS NOT NULL AND "schema_version" IS NOT NULL)),
  ADD CONSTRAINT "scheduled_publications_decision_check" CHECK ("decision" IN ('asked', 'live'));

-- What somebody who edits but does not publish asked to have published: the draft as it was then.
CREATE TABLE "publish_requests" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    -- The live version it was compared with.
    "base_version" INTEGER,
    "schema_version" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    -- What the answer says.
    "answer" TEXT NOT NULL DEFAULT '',
    "answered_by" TEXT,
    "answered_by_name" TEXT,
    "version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "settled_at" TIMESTAMPTZ(3),
    -- When its author put the answer away.
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "publish_requests_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "publish_requests_status_check" CHECK ("status" IN ('waiting', 'published', 'sentBack', 'withdrawn', 'replaced')),
    CONSTRAINT "publish_requests_values_check" CHECK (jsonb_typeof("values") = 'object')
);
CREATE UNIQUE INDEX "publish_requests_waiting" ON "publish_requests" ("organisation_id", "site_id") WHERE "status" = 'waiting';
CREATE INDEX "publish_requests_organisation_id_site_id_idx" ON "publish_requests"("organisation_id", "site_id");
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "publish_requests" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "publish_requests" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "publish_requests" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "publish_requests" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "publish_requests" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "publish_requests" TO forecourt_platform;
