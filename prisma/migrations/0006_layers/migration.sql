-- Layers say why they lock a setting; layers made before there were releases get their first one; roll-outs and bulk changes can be taken up again.

ALTER TABLE "layers" ADD COLUMN "lock_reasons" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "layer_drafts" ADD COLUMN "lock_reasons" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "layer_releases" ADD COLUMN "lock_reasons" JSONB NOT NULL DEFAULT '{}';

INSERT INTO "layer_releases" ("layer_id", "revision", "schema_version", "values", "locks", "author_name", "released_at")
  SELECT "id", "revision", "schema_version", "values", "locks", coalesce("updated_by", 'Forecourt'), "updated_at" FROM "layers"
  ON CONFLICT DO NOTHING;

-- What was released stays as it was.
CREATE TRIGGER "layer_releases_immutable" BEFORE UPDATE ON "layer_releases" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Sites of a roll-out wait for their turn, so that one that was interrupted goes on where it stopped.
ALTER TABLE "rollout_sites" DROP CONSTRAINT "rollout_sites_outcome_check";
ALTER TABLE "rollout_sites" ADD CONSTRAINT "rollout_sites_outcome_check"
  CHECK ("outcome" IN ('waiting', 'published', 'unchanged', 'refused', 'undone', 'kept', 'skipped'));
CREATE INDEX "rollout_sites_waiting" ON "rollout_sites" ("rollout_id", "site_id") WHERE "outcome" = 'waiting';

-- One setting changed at many sites; what each site's draft said before is kept, so that it can be put back.
CREATE TABLE "bulk_change_sites" (
    "organisation_id" TEXT NOT NULL,
    "bulk_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "pointer" TEXT NOT NULL,
    -- The site's own value before and after; null where it said nothing itself.
    "before" JSONB,
    "after" JSONB,
    "from_version" INTEGER,
    "to_version" INTEGER,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_change_sites_pkey" PRIMARY KEY ("organisation_id","bulk_id","site_id")
);
CREATE INDEX "bulk_change_sites_bulk_id_idx" ON "bulk_change_sites" ("bulk_id");
CREATE INDEX "bulk_change_sites_changed_at_idx" ON "bulk_change_sites" ("changed_at" DESC);
ALTER TABLE "bulk_change_sites" ADD CONSTRAINT "bulk_change_sites_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "bulk_change_sites" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bulk_change_sites" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "bulk_change_sites" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "bulk_change_sites" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "bulk_change_sites" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "bulk_change_sites" TO forecourt_platform;
