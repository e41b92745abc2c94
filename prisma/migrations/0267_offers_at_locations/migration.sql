-- An offer can be for cars at several places. None: for cars anywhere.
ALTER TABLE "offers" ADD COLUMN "location_ids" TEXT[] NOT NULL DEFAULT '{}';
UPDATE "offers" SET "location_ids" = ARRAY["location_id"] WHERE "location_id" IS NOT NULL;
ALTER TABLE "offers" DROP COLUMN "location_id";
