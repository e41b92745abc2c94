-- Files of a site's stock whose fields somebody chose, and where each is sent by itself.

CREATE TABLE "market_templates" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    -- Which cars, fields in their order, and how they are written.
    "document" JSONB NOT NULL,
    -- Where it is sent: nowhere, when it is fetched from its address.
    "target" JSONB NOT NULL,
    "schedule" JSONB,
    "debounce_minutes" INTEGER NOT NULL DEFAULT 5,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    -- When it is sent next because cars changed, and by its schedule.
    "due_at" TIMESTAMPTZ(3),
    "next_run_at" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "delivered_hash" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "market_templates_pkey" PRIMARY KEY ("organisation_id","id"),
    CONSTRAINT "market_templates_debounce_check" CHECK ("debounce_minutes" BETWEEN 1 AND 1440)
);
CREATE UNIQUE INDEX "market_templates_id_key" ON "market_templates"("id");
CREATE INDEX "market_templates_organisation_id_site_id_idx" ON "market_templates"("organisation_id", "site_id");
CREATE INDEX "market_templates_due_at_idx" ON "market_templates"("due_at");
CREATE INDEX "market_templates_next_run_at_idx" ON "market_templates"("next_run_at");
ALTER TABLE "market_templates" ADD CONSTRAINT "market_templates_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "market_deliveries" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "template_id" TEXT NOT NULL,
    -- change, schedule or person
    "reason" TEXT NOT NULL,
    -- delivered or failed
    "status" TEXT NOT NULL,
    "cars" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "market_deliveries_pkey" PRIMARY KEY ("organisation_id","id")
);
CREATE INDEX "market_deliveries_organisation_id_template_id_started_at_idx" ON "market_deliveries"("organisation_id", "template_id", "started_at");
ALTER TABLE "market_deliveries" ADD CONSTRAINT "market_deliveries_organisation_id_template_id_fkey" FOREIGN KEY ("organisation_id", "template_id") REFERENCES "market_templates"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "market_templates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_templates" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_templates" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_templates" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_templates" TO forecourt_app, forecourt_platform;

ALTER TABLE "market_deliveries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_deliveries" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_deliveries" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_deliveries" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_deliveries" TO forecourt_app, forecourt_platform;
