-- What becomes of a site and an organisation after they were made: another template, out of use, deleted after a while.

ALTER TABLE "layers" ADD COLUMN "audience" TEXT NOT NULL DEFAULT '', ADD COLUMN "suits" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "layers" ADD CONSTRAINT "layers_suits_check" CHECK ("suits" <@ ARRAY['independent', 'franchise', 'group']);
ALTER TABLE "onboardings" ADD COLUMN "discarded_at" TIMESTAMPTZ(3);
ALTER TABLE "organisations" ADD COLUMN "archived_at" TIMESTAMPTZ(3);
ALTER TABLE "sites" ADD COLUMN "delete_at" TIMESTAMPTZ(3);
ALTER TABLE "sites" ADD CONSTRAINT "sites_delete_check" CHECK ("delete_at" IS NULL OR "status" = 'archived');
CREATE INDEX "sites_to_delete" ON "sites" ("delete_at") WHERE "delete_at" IS NOT NULL;

-- The template belongs to the draft until it is published: whatever else publishes the live values uses the site's own.
ALTER TABLE "drafts" ADD COLUMN "template_layer_id" TEXT;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_template_layer_id_fkey" FOREIGN KEY ("template_layer_id") REFERENCES "layers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Versions stay as they were published for as long as their site is there. Only `purge_site` takes them away with it.

CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'versions' AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sites', 'versions', 'leads', 'outbox', 'phone_reveals'] LOOP
    EXECUTE format(
      'CREATE POLICY purge ON %I TO CURRENT_USER USING (current_setting(''app.purging'', true) = ''on'') WITH CHECK (current_setting(''app.purging'', true) = ''on'')',
      name
    );
  END LOOP;
END
$$;

-- Deletes a site whose time has come, with its versions, leads and what was to be sent about them; false for any other. The roles of
-- the applications may call it and still can't delete a version themselves.
CREATE FUNCTION "purge_site"(site text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner text;
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  SELECT organisation_id INTO owner FROM sites WHERE id = site AND status = 'archived' AND delete_at <= now() FOR UPDATE;
  IF FOUND THEN
    UPDATE sites SET live_version = NULL WHERE id = site;
    DELETE FROM outbox WHERE organisation_id = owner AND (site_id = site OR lead_id IN (SELECT id FROM leads WHERE site_id = site));
    DELETE FROM leads WHERE organisation_id = owner AND site_id = site;
    DELETE FROM phone_reveals WHERE organisation_id = owner AND site_id = site;
    DELETE FROM versions WHERE organisation_id = owner AND site_id = site;
    DELETE FROM sites WHERE organisation_id = owner AND id = site;
  END IF;
  PERFORM set_config('app.purging', '', true);
  RETURN owner IS NOT NULL;
END
$$;
REVOKE ALL ON FUNCTION "purge_site"(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "purge_site"(text) TO forecourt_platform;
