-- Files on their way in: sent in parts, so that a lost connection or a closed page costs nothing but the part that was under way.

CREATE TABLE "uploads" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "car_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    -- What the sender's browser knows the file by: the same again goes on where it stopped.
    "fingerprint" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "author_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "uploads_kind_check" CHECK ("kind" IN ('photo', 'report')),
    CONSTRAINT "uploads_bytes_check" CHECK ("bytes" > 0 AND "received" BETWEEN 0 AND "bytes")
);

CREATE UNIQUE INDEX "uploads_id_key" ON "uploads"("id");
CREATE UNIQUE INDEX "uploads_sent_key" ON "uploads"("organisation_id", "car_id", "author_id", "kind", "fingerprint");
CREATE INDEX "uploads_updated_at_idx" ON "uploads"("updated_at");

ALTER TABLE "uploads" ADD CONSTRAINT "uploads_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "uploads" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "uploads" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "uploads" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "uploads" TO forecourt_app, forecourt_platform;

-- What a picture was before it was turned, cropped or blurred. What nothing shows any more is kept where no address leads.

CREATE TABLE "picture_originals" (
    "organisation_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "original_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_originals_pkey" PRIMARY KEY ("organisation_id","key"),
    CONSTRAINT "picture_originals_other_check" CHECK ("key" <> "original_key")
);

ALTER TABLE "picture_originals" ADD CONSTRAINT "picture_originals_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "picture_originals" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "picture_originals" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "picture_originals" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "picture_originals" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "picture_originals" TO forecourt_app, forecourt_platform;

-- Photos that one person adds in one go are one entry, taken back as one.
GRANT UPDATE ("at", "changes") ON "car_history" TO forecourt_app, forecourt_platform;
