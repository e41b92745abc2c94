-- How the columns of suppliers' files are read, for every dealer: written by staff, without anything of the dealer it was learnt from.

CREATE TABLE "feed_formats" (
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "name" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "feed_formats_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "feed_formats_name_key" ON "feed_formats"("name");
ALTER TABLE "feed_formats" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "feed_formats" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "feed_formats" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "feed_formats" FOR SELECT TO forecourt_app USING (true);
GRANT SELECT ON "feed_formats" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "feed_formats" TO forecourt_platform;
