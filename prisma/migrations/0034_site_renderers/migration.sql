-- The programs that rendered public pages, so that a page of an earlier release is rendered by the code of that time (CFG-12). A site server
-- adds its program when it starts, unless it is stored.
CREATE TABLE "site_renderers" (
    -- SHA-256 of the program, in hexadecimal.
    "hash" text NOT NULL,
    -- One module for Node, compressed with Brotli.
    "program" bytea NOT NULL,
    "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "site_renderers_pkey" PRIMARY KEY (hash)
);
-- It is compressed already.
ALTER TABLE "site_renderers" ALTER COLUMN "program" SET STORAGE EXTERNAL;
ALTER TABLE "site_renderers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_renderers" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform_readable ON "site_renderers" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY platform ON "site_renderers" FOR INSERT TO forecourt_platform WITH CHECK (true);
GRANT SELECT, INSERT ON "site_renderers" TO forecourt_platform;
CREATE TRIGGER site_renderers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON site_renderers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "site_builds"
    ADD COLUMN "renderer" text REFERENCES site_renderers (hash),
    -- What else pages depend on: the version of Node, settings of the installation, and addresses of scripts and styles.
    ADD COLUMN "settings" jsonb;
