-- A model, and what can be fitted to it, may be a business's own, of a make the platform doesn't know, too.

ALTER TABLE "accessories" DROP CONSTRAINT "accessories_model_id_fkey";
ALTER TABLE "models"
  DROP CONSTRAINT "models_manufacturer_slug_fkey",
  DROP CONSTRAINT "models_pkey",
  DROP COLUMN "id",
  ADD COLUMN "organisation_id" TEXT,
  ADD COLUMN "make_name" TEXT;
ALTER TABLE "models"
  -- That of the platform's models stays as it was; a business's own of the same make and name stands beside it.
  ADD COLUMN "id" TEXT NOT NULL GENERATED ALWAYS AS ("manufacturer_slug" || '.' || "slug" || coalesce('.' || "organisation_id", '')) STORED,
  ADD COLUMN "known_make" TEXT GENERATED ALWAYS AS (CASE WHEN "make_name" IS NULL THEN "manufacturer_slug" END) STORED,
  ADD CONSTRAINT "models_pkey" PRIMARY KEY ("id"),
  ADD CONSTRAINT "models_make_name_check" CHECK ("make_name" IS NULL OR "organisation_id" IS NOT NULL),
  ADD CONSTRAINT "models_known_make_fkey" FOREIGN KEY ("known_make") REFERENCES "manufacturers"("slug") ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT "models_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "models_manufacturer_slug_slug_idx" ON "models"("manufacturer_slug", "slug");
CREATE INDEX "models_organisation_id_idx" ON "models"("organisation_id");
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_model_id_fkey" FOREIGN KEY ("model_id") REFERENCES "models"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A business reads the platform's and its own, and writes its own alone.
DROP POLICY readable ON "models";
CREATE POLICY readable ON "models" FOR SELECT TO forecourt_app USING ("organisation_id" IS NULL);
CREATE POLICY own_organisation ON "models" TO forecourt_app
  USING ("organisation_id" = (SELECT current_organisation())) WITH CHECK ("organisation_id" = (SELECT current_organisation()));
DROP POLICY readable ON "accessories";
CREATE POLICY readable ON "accessories" FOR SELECT TO forecourt_app USING ("model_id" IN (SELECT "id" FROM "models"));
CREATE POLICY own_organisation ON "accessories" TO forecourt_app
  USING ("model_id" IN (SELECT "id" FROM "models" WHERE "organisation_id" = (SELECT current_organisation())))
  WITH CHECK ("model_id" IN (SELECT "id" FROM "models" WHERE "organisation_id" = (SELECT current_organisation())));
GRANT INSERT, UPDATE, DELETE ON "models", "accessories" TO forecourt_app;
