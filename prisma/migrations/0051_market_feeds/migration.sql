-- Files of a site's stock that market places fetch: which, and the secret in their addresses.

CREATE TABLE "market_feeds" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    -- It opens nothing but what the site shows to everybody, and is shown again to whoever sets a market place up.
    "secret" TEXT NOT NULL,
    -- By location: what the market place calls it.
    "store_codes" JSONB NOT NULL DEFAULT '{}',
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "market_feeds_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "market_feeds_store_codes_check" CHECK (jsonb_typeof("store_codes") = 'object')
);
CREATE UNIQUE INDEX "market_feeds_secret_key" ON "market_feeds"("secret");
CREATE UNIQUE INDEX "market_feeds_organisation_id_site_id_format_key" ON "market_feeds"("organisation_id", "site_id", "format");
ALTER TABLE "market_feeds" ADD CONSTRAINT "market_feeds_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "market_feeds" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_feeds" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_feeds" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_feeds" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_feeds" TO forecourt_app, forecourt_platform;
