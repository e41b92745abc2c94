-- Programs and files of builds that no evidence needs are deleted (CFG-12): evidence covers seven years, so it needs the builds that rendered
-- pages at some time of these. The platform's role can delete nothing else; nobody can change or empty the tables.
DROP TRIGGER site_builds_append_only ON site_builds;
DROP TRIGGER site_renderers_append_only ON site_renderers;
DROP TRIGGER site_files_append_only ON site_files;
CREATE TRIGGER site_builds_append_only BEFORE UPDATE OR TRUNCATE ON site_builds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER site_renderers_append_only BEFORE UPDATE OR TRUNCATE ON site_renderers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER site_files_append_only BEFORE UPDATE OR TRUNCATE ON site_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A build is over when the next one starts.
CREATE POLICY expired ON "site_builds" FOR DELETE TO forecourt_platform USING (
    EXISTS (SELECT FROM site_builds later WHERE later.id > site_builds.id AND later.at < now() - interval '7 years')
);
CREATE POLICY expired ON "site_renderers" FOR DELETE TO forecourt_platform USING (
    at < now() - interval '7 years' AND hash NOT IN (SELECT renderer FROM site_builds WHERE renderer IS NOT NULL)
);
CREATE POLICY expired ON "site_files" FOR DELETE TO forecourt_platform USING (
    at < now() - interval '7 years'
    AND hash NOT IN (SELECT file.value FROM site_builds, jsonb_each_text(coalesce(settings -> 'files', '{}')) file)
);
GRANT DELETE ON "site_builds", "site_renderers", "site_files" TO forecourt_platform;
