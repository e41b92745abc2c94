-- The styles, scripts and fonts of the builds that rendered public pages, each content once, so that a page of an earlier release opens as it
-- looked (CFG-12). The settings of a build name its files with their hashes.
CREATE TABLE "site_files" (
    -- SHA-256 of the content, in hexadecimal.
    "hash" text NOT NULL,
    -- Compressed with Brotli.
    "content" bytea NOT NULL,
    "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "site_files_pkey" PRIMARY KEY (hash)
);
-- It is compressed already.
ALTER TABLE "site_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
ALTER TABLE "site_files" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_files" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform_readable ON "site_files" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY platform ON "site_files" FOR INSERT TO forecourt_platform WITH CHECK (true);
GRANT SELECT, INSERT ON "site_files" TO forecourt_platform;
CREATE TRIGGER site_files_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON site_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
