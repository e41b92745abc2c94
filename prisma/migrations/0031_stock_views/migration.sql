-- Lists of cars as people want them again: filters, order and columns under a name. Staff's belong to no organisation.

CREATE TABLE "stock_views" (
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "organisation_id" TEXT,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    -- Whether everybody of the organisation sees it.
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "view" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "stock_views_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stock_views_view_check" CHECK (jsonb_typeof("view") = 'object' AND octet_length("view"::text) <= 20000),
    CONSTRAINT "stock_views_shared_check" CHECK (NOT "shared" OR "organisation_id" IS NOT NULL)
);

CREATE INDEX "stock_views_organisation_id_user_id_idx" ON "stock_views"("organisation_id", "user_id");

ALTER TABLE "stock_views" ADD CONSTRAINT "stock_views_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "stock_views" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_views" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_views" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_views" TO forecourt_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_views" TO forecourt_app, forecourt_platform;
