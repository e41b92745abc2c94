-- Several people edit a layer; and a layer beneath the sites has pictures of its own.

-- Who has a layer's editor open.
CREATE TABLE "layer_presences" (
    "layer_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_name" TEXT NOT NULL,
    -- The setting they are at.
    "pointer" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "layer_presences_pkey" PRIMARY KEY ("layer_id","user_id")
);
ALTER TABLE "layer_presences" ADD CONSTRAINT "layer_presences_layer_id_fkey" FOREIGN KEY ("layer_id") REFERENCES "layers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "layer_presences" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "layer_presences" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "layer_presences" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "layer_presences" TO forecourt_platform;

-- A picture belongs to an organisation, or to a layer that belongs to none.
ALTER TABLE "images" DROP CONSTRAINT "images_pkey";
ALTER TABLE "images" ADD CONSTRAINT "images_pkey" PRIMARY KEY ("id");
ALTER TABLE "images" ALTER COLUMN "organisation_id" DROP NOT NULL;
ALTER TABLE "images" ADD COLUMN "layer_id" TEXT;
ALTER TABLE "images" ADD CONSTRAINT "images_owner_check" CHECK (("organisation_id" IS NULL) <> ("layer_id" IS NULL));
ALTER TABLE "images" ADD CONSTRAINT "images_layer_id_fkey" FOREIGN KEY ("layer_id") REFERENCES "layers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "images_layer_id_created_at_idx" ON "images" ("layer_id", "created_at" DESC);

-- An organisation sees the pictures of the layers its sites use, and changes none of them: the wall lets it see its own sites alone.
CREATE POLICY layers_in_use ON "images" FOR SELECT TO forecourt_app USING (
  "images"."layer_id" IS NOT NULL AND (SELECT current_organisation()) IS NOT NULL AND (
    EXISTS (SELECT FROM "layers" WHERE "layers"."id" = "images"."layer_id" AND "layers"."kind" = 'platform')
    OR EXISTS (SELECT FROM "sites" WHERE "images"."layer_id" IN ("sites"."template_layer_id", "sites"."manufacturer_layer_id"))
  )
);
