-- Addresses of a site that answer with another one, and those it was asked for in vain.
CREATE TABLE "redirects" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    -- In its plain form: what two people write differently is one address.
    "from_path" TEXT NOT NULL,
    -- Null for what is gone.
    "to_path" TEXT,
    "code" INTEGER NOT NULL,
    "hits" BIGINT NOT NULL DEFAULT 0,
    "last_seen_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by" TEXT NOT NULL,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("organisation_id", "site_id", "from_path"),
    CONSTRAINT "redirects_code_check" CHECK ("code" IN (301, 302, 308, 410)),
    CONSTRAINT "redirects_to_check" CHECK (("code" = 410) = ("to_path" IS NULL)),
    CONSTRAINT "redirects_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);

-- What was done to them at once, by hand or by a file, so that it can be taken back as a whole.
CREATE TABLE "redirect_changes" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    -- Each with its old address, and the redirect before and after; null where there was none.
    "rows" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" TEXT NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "redirect_changes_pkey" PRIMARY KEY ("organisation_id", "site_id", "id"),
    CONSTRAINT "redirect_changes_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);
CREATE INDEX "redirect_changes_changed_idx" ON "redirect_changes"("organisation_id", "site_id", "changed_at");

-- Addresses that named nothing, without their query: programs are counted apart from people.
CREATE TABLE "missing_addresses" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "people" INTEGER NOT NULL DEFAULT 0,
    "machines" INTEGER NOT NULL DEFAULT 0,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "dismissed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "missing_addresses_pkey" PRIMARY KEY ("organisation_id", "site_id", "path"),
    CONSTRAINT "missing_addresses_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);
CREATE INDEX "missing_addresses_seen_idx" ON "missing_addresses"("organisation_id", "site_id", "last_seen_at");

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['redirects', 'redirect_changes', 'missing_addresses'] LOOP
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
