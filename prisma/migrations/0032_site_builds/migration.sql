-- Which code rendered public pages since when, so that evidence of a page can name it (CFG-12). A site server adds its build when it starts,
-- unless it is the last one.
CREATE TABLE "site_builds" (
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "build" text NOT NULL,
    "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "site_builds_pkey" PRIMARY KEY (id)
);
ALTER TABLE "site_builds" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_builds" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform_readable ON "site_builds" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY platform ON "site_builds" FOR INSERT TO forecourt_platform WITH CHECK (true);
GRANT SELECT, INSERT ON "site_builds" TO forecourt_platform;
CREATE TRIGGER site_builds_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON site_builds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
