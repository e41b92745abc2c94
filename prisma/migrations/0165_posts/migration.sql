-- What dealers write for their blogs: an organisation's, on the sites it chooses.
CREATE TABLE "posts" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "slug" TEXT NOT NULL,
    -- Its addresses of before, which lead to the one of now.
    "former_slugs" TEXT[] NOT NULL DEFAULT '{}',
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "body" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    -- By the clock of each site that shows it.
    "publish_on" TEXT NOT NULL,
    "publish_time" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "author" TEXT,
    "tags" TEXT,
    "tag_slugs" TEXT[] NOT NULL DEFAULT '{}',
    -- The address of the stock list whose cars stand below it.
    "cars_from" TEXT,
    "image_key" TEXT,
    "image_alt" TEXT,
    "excluded_site_ids" TEXT[] NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "posts_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "posts_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "posts_state_check" CHECK ("state" IN ('draft', 'published')),
    CONSTRAINT "posts_publish_on_check" CHECK ("publish_on" ~ '^\d{4}-\d{2}-\d{2}$'),
    CONSTRAINT "posts_publish_time_check" CHECK ("publish_time" ~ '^\d{2}:\d{2}$')
);
CREATE UNIQUE INDEX "posts_organisation_id_slug_key" ON "posts"("organisation_id", "slug");
CREATE INDEX "posts_organisation_id_publish_on_idx" ON "posts"("organisation_id", "publish_on" DESC);

ALTER TABLE "posts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "posts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "posts" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "posts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "posts" TO forecourt_app, forecourt_platform;
