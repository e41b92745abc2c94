-- A picture of the map around a location, in place of the drawn one.
ALTER TABLE "locations" ADD COLUMN "map_key" TEXT;

-- The wall binds an owner who is no superuser: it would find nothing to write down that there is no such picture in.
ALTER TABLE "location_drafts" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "location_versions" NO FORCE ROW LEVEL SECURITY;
UPDATE "location_drafts" SET "values" = '{"mapKey": null}'::jsonb || "values";
UPDATE "location_versions" SET "values" = '{"mapKey": null}'::jsonb || "values";
ALTER TABLE "location_drafts" FORCE ROW LEVEL SECURITY;
ALTER TABLE "location_versions" FORCE ROW LEVEL SECURITY;
