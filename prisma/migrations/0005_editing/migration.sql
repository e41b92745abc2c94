-- What the editor of sites and layers needs beside drafts and versions.

-- Who has a site's editor open.
CREATE TABLE "editor_presences" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_name" TEXT NOT NULL,
    -- The setting they are at.
    "pointer" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "editor_presences_pkey" PRIMARY KEY ("organisation_id","site_id","user_id")
);

-- Publishing that waits for its time. It is refused then if the draft or the live version moved since.
CREATE TABLE "scheduled_publications" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    "publish_at" TIMESTAMPTZ(3) NOT NULL,
    "expected_revision" INTEGER NOT NULL,
    "expected_version" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    -- Why it was refused, in a sentence.
    "message" TEXT,
    "version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "scheduled_publications_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "scheduled_publications_status_check" CHECK ("status" IN ('waiting', 'published', 'refused', 'cancelled'))
);
CREATE UNIQUE INDEX "scheduled_publications_waiting" ON "scheduled_publications" ("organisation_id", "site_id") WHERE "status" = 'waiting';
CREATE INDEX "scheduled_publications_due" ON "scheduled_publications" ("publish_at") WHERE "status" = 'waiting';

-- Links to a draft for people without an account. The secret itself is in the link alone.
CREATE TABLE "share_links" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "last_opened_at" TIMESTAMPTZ(3),
    "opened" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("organisation_id","id")
);
CREATE UNIQUE INDEX "share_links_secret_hash_key" ON "share_links"("secret_hash");
CREATE INDEX "share_links_organisation_id_site_id_idx" ON "share_links"("organisation_id", "site_id");

-- Pictures people uploaded, as they cropped them.
CREATE TABLE "images" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    -- What must stay in sight when the picture is cut: parts of its width and height, from the top left.
    "focal_x" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focal_y" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "images_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "images_size_check" CHECK ("width" > 0 AND "height" > 0 AND "bytes" > 0),
    CONSTRAINT "images_focal_check" CHECK ("focal_x" BETWEEN 0 AND 1 AND "focal_y" BETWEEN 0 AND 1)
);
CREATE UNIQUE INDEX "images_key_key" ON "images"("key");
CREATE INDEX "images_organisation_id_created_at_idx" ON "images"("organisation_id", "created_at" DESC);

-- A host serves nothing before its owner proved by a DNS record that it is theirs.
ALTER TABLE "host_names"
  ADD COLUMN "proof" TEXT,
  ADD COLUMN "proved_at" TIMESTAMPTZ(3) DEFAULT clock_timestamp(),
  ADD COLUMN "checked_at" TIMESTAMPTZ(3),
  -- Why the last check found no proof, in a sentence.
  ADD COLUMN "message" TEXT,
  -- Sends shoppers to the primary host instead of serving the site itself.
  ADD COLUMN "redirects" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  ADD CONSTRAINT "host_names_primary_check" CHECK (NOT "is_primary" OR ("proved_at" IS NOT NULL AND NOT "redirects"));

-- A layer is edited as a draft of its own and released as a numbered revision; `layers` itself holds the newest release.
CREATE TABLE "layer_drafts" (
    "layer_id" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "locks" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "revision" INTEGER NOT NULL DEFAULT 1,
    -- The release it started from.
    "layer_revision" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_by" TEXT,

    CONSTRAINT "layer_drafts_pkey" PRIMARY KEY ("layer_id"),
    CONSTRAINT "layer_drafts_values_check" CHECK (jsonb_typeof("values") = 'object')
);

CREATE TABLE "layer_releases" (
    "layer_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "locks" TEXT[] NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "released_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "layer_releases_pkey" PRIMARY KEY ("layer_id","revision")
);

-- Sites that stay with an older release of a layer until the newer one is rolled out to them. A site without an entry uses the newest.
CREATE TABLE "layer_pins" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "layer_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "layer_pins_pkey" PRIMARY KEY ("organisation_id","site_id","layer_id")
);
CREATE INDEX "layer_pins_layer_id_revision_idx" ON "layer_pins"("layer_id", "revision");

-- A release taken to sites, and what came of it at each. A site's `was_pinned_to` and `from_version` are what undoing returns it to.
CREATE TABLE "rollouts" (
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "layer_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT,

    CONSTRAINT "rollouts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "rollouts_layer_id_created_at_idx" ON "rollouts"("layer_id", "created_at" DESC);

CREATE TABLE "rollout_sites" (
    "rollout_id" TEXT NOT NULL,
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "was_pinned_to" INTEGER,
    "from_version" INTEGER,
    "to_version" INTEGER,
    "outcome" TEXT NOT NULL,
    "message" TEXT,

    CONSTRAINT "rollout_sites_pkey" PRIMARY KEY ("rollout_id","site_id"),
    CONSTRAINT "rollout_sites_outcome_check" CHECK ("outcome" IN ('published', 'unchanged', 'refused', 'undone', 'kept'))
);
CREATE INDEX "rollout_sites_organisation_id_site_id_idx" ON "rollout_sites"("organisation_id", "site_id");

-- A new dealer on the way to a live site. The organisation and the site come into being on the way.
CREATE TABLE "onboardings" (
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "organisation_id" TEXT,
    "site_id" TEXT,
    "name" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "onboardings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "onboardings_answers_check" CHECK (jsonb_typeof("answers") = 'object')
);

ALTER TABLE "editor_presences" ADD CONSTRAINT "editor_presences_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scheduled_publications" ADD CONSTRAINT "scheduled_publications_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "images" ADD CONSTRAINT "images_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "layer_drafts" ADD CONSTRAINT "layer_drafts_layer_id_fkey" FOREIGN KEY ("layer_id") REFERENCES "layers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "layer_releases" ADD CONSTRAINT "layer_releases_layer_id_fkey" FOREIGN KEY ("layer_id") REFERENCES "layers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "layer_pins" ADD CONSTRAINT "layer_pins_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "layer_pins" ADD CONSTRAINT "layer_pins_layer_id_revision_fkey" FOREIGN KEY ("layer_id", "revision") REFERENCES "layer_releases"("layer_id", "revision") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rollouts" ADD CONSTRAINT "rollouts_layer_id_fkey" FOREIGN KEY ("layer_id") REFERENCES "layers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rollout_sites" ADD CONSTRAINT "rollout_sites_rollout_id_fkey" FOREIGN KEY ("rollout_id") REFERENCES "rollouts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rollout_sites" ADD CONSTRAINT "rollout_sites_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['editor_presences', 'scheduled_publications', 'share_links', 'images', 'layer_pins', 'rollout_sites'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;

  -- Layers above the organisations' are edited by staff alone; what was released of them is everybody's to read, as the layers are.
  FOREACH name IN ARRAY ARRAY['layer_drafts', 'layer_releases', 'rollouts', 'onboardings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END
$$;

CREATE POLICY readable ON "layer_releases" FOR SELECT TO forecourt_app
  USING (EXISTS (SELECT FROM "layers" WHERE "layers"."id" = "layer_id"));

GRANT SELECT ON "layer_releases" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE ON "scheduled_publications", "share_links", "images" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "editor_presences", "layer_pins" TO forecourt_app;
GRANT SELECT ON "rollout_sites" TO forecourt_app;

GRANT SELECT, INSERT, UPDATE, DELETE ON
  "editor_presences", "scheduled_publications", "share_links", "images", "layer_drafts", "layer_releases", "layer_pins", "rollouts",
  "rollout_sites", "onboardings"
  TO forecourt_platform;
