-- A picture may also be the platform's own, of no organisation and no layer: every organisation sees it, staff alone change it.
ALTER TABLE "images" DROP CONSTRAINT "images_owner_check";
ALTER TABLE "images" ADD CONSTRAINT "images_owner_check" CHECK ("organisation_id" IS NULL OR "layer_id" IS NULL);

CREATE POLICY platforms_own ON "images" FOR SELECT TO forecourt_app USING (
  "organisation_id" IS NULL AND "layer_id" IS NULL AND (SELECT current_organisation()) IS NOT NULL
);
