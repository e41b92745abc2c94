-- A location in a map service: the address of its page there, and what the service calls it.
ALTER TABLE "locations" ADD COLUMN "place_url" TEXT, ADD COLUMN "place_id" TEXT;
