-- A shopper's way to a car, as far as they came: found again by a signed name, and gone on with from anywhere.

CREATE TABLE "checkouts" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    -- What was typed, by step and field, as it was sent: checked again wherever it is read.
    "typed" JSONB NOT NULL DEFAULT '{}',
    -- What the car cost when they began, or last agreed.
    "price_cents" INTEGER NOT NULL,
    "price_type" TEXT NOT NULL,
    -- Counts the holds that ended, as the next needs a name of its own.
    "attempt" INTEGER NOT NULL DEFAULT 1,
    -- Whoever was signed in.
    "shopper_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkouts_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "checkouts_kind_check" CHECK ("kind" IN ('reserve', 'buy')),
    CONSTRAINT "checkouts_typed_check" CHECK (jsonb_typeof("typed") = 'object' AND length("typed"::text) <= 20000)
);
CREATE INDEX "checkouts_car_idx" ON "checkouts"("organisation_id", "car_id");
CREATE INDEX "checkouts_shopper_idx" ON "checkouts"("organisation_id", "shopper_id");
CREATE INDEX "checkouts_changed_at_idx" ON "checkouts"("organisation_id", "changed_at");

ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_organisation_id_shopper_id_fkey" FOREIGN KEY ("organisation_id", "shopper_id") REFERENCES "shoppers"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "checkouts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "checkouts" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "checkouts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "checkouts" TO forecourt_app, forecourt_platform;
