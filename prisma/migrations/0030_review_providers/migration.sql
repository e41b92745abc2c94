-- Reviews come from real websites: a source has encrypted access, and sample reviews are for the demo's dealers only (ENT-14).
ALTER TABLE "organisations" ADD COLUMN "demo" boolean NOT NULL DEFAULT false;
ALTER TABLE "review_sources" ADD COLUMN "credential" text;

-- The owner is bound by row-level security as well, and has no policy of its own.
ALTER TABLE "organisations" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "review_sources" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "reviews" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "sites" NO FORCE ROW LEVEL SECURITY;

-- The seeding adds its dealers to an empty database, before a user can add another one.
UPDATE "organisations" SET demo = true FROM "seedings"
  WHERE organisations.created_at BETWEEN seedings.started_at AND coalesce(seedings.finished_at, now());

-- Until now every source had sample reviews: those of real dealers are taken off their sites.
UPDATE "review_sources" SET
  paused = true,
  message = 'Sample reviews are for demonstrations, so no site shows them. Choose where your customers write reviews, or remove this source.'
  WHERE provider = 'sample' AND organisation_id IN (SELECT id FROM "organisations" WHERE NOT demo);
UPDATE "reviews" SET hidden_at = now()
  WHERE review_source_id IS NOT NULL AND hidden_at IS NULL AND organisation_id IN (SELECT id FROM "organisations" WHERE NOT demo);
SELECT pg_notify('forecourt', json_build_object('kind', 'site', 'organisationId', site.organisation_id, 'siteId', site.id)::text)
  FROM "sites" site
  WHERE site.organisation_id IN (SELECT organisation_id FROM "reviews" WHERE review_source_id IS NOT NULL AND hidden_at IS NOT NULL);

ALTER TABLE "organisations" FORCE ROW LEVEL SECURITY;
ALTER TABLE "review_sources" FORCE ROW LEVEL SECURITY;
ALTER TABLE "reviews" FORCE ROW LEVEL SECURITY;
ALTER TABLE "sites" FORCE ROW LEVEL SECURITY;
