-- Photos of valuations are files. Whatever removes a valuation leaves their keys here; the worker removes the files that nothing else
-- holds.
CREATE TABLE "dropped_photos" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "key" TEXT NOT NULL,
    "dropped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "dropped_photos_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "dropped_photos" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "dropped_photos" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "dropped_photos" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY written_by_triggers ON "dropped_photos" FOR INSERT TO CURRENT_USER WITH CHECK (true);
GRANT SELECT, DELETE ON "dropped_photos" TO forecourt_platform;

-- Runs as its owner: an organisation that removes a valuation sees nothing of this table.
CREATE FUNCTION "note_dropped_photos"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO dropped_photos (key) SELECT DISTINCT unnest(photos) FROM removed;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION "note_dropped_photos"() FROM PUBLIC;
CREATE TRIGGER "valuation_photos_dropped" AFTER DELETE ON "valuations"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "note_dropped_photos"();
