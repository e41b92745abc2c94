-- What shoppers' own vehicles are worth: the vehicles, what was asked and offered, what market values were looked up, and each
-- organisation's rules of price.

CREATE TABLE "own_vehicles" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    -- Whose garage it is in; null until somebody keeps it there.
    "shopper_id" TEXT,
    "plate" TEXT,
    "plate_state" TEXT,
    "vin" TEXT,
    -- Empty until somebody says it, where nobody knew it.
    "make" TEXT NOT NULL DEFAULT '',
    "model" TEXT NOT NULL DEFAULT '',
    "badge" TEXT NOT NULL DEFAULT '',
    "year" INTEGER,
    "simulated" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "own_vehicles_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "own_vehicles_named_check" CHECK ("plate" IS NOT NULL OR "vin" IS NOT NULL)
);
CREATE INDEX "own_vehicles_shopper_idx" ON "own_vehicles"("organisation_id", "shopper_id");
CREATE INDEX "own_vehicles_created_at_idx" ON "own_vehicles"("organisation_id", "created_at");

CREATE TABLE "valuations" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "vehicle_id" TEXT NOT NULL,
    -- The car of the site it is to be traded in for.
    "car_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "confirmed" BOOLEAN NOT NULL DEFAULT false,
    "km" INTEGER,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "photos" TEXT[] NOT NULL DEFAULT '{}',
    "photos_done" BOOLEAN NOT NULL DEFAULT false,
    -- The lead it became, once. A renewed one has that of the one before.
    "lead_id" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    -- Where a code went that wasn't entered yet.
    "code_to" TEXT,
    "low_cents" INTEGER,
    "high_cents" INTEGER,
    -- What the dealership named in place of the range, or the shopper accepted.
    "offer_cents" INTEGER,
    "offer_reason" TEXT,
    -- What the figure rests on: market value, source and the steps from there.
    "basis" JSONB NOT NULL DEFAULT '{}',
    -- Why there is no figure.
    "reason" TEXT,
    "valid_until" TIMESTAMPTZ(3),
    "valued_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    -- As it was chosen, local to the site.
    "appraisal_at" TEXT,
    "appraised_at" TIMESTAMPTZ(3),
    -- The car in stock it became.
    "stock_car_id" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "valuations_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "valuations_state_check" CHECK ("state" IN ('asked', 'valued', 'accepted', 'expired', 'appraised')),
    CONSTRAINT "valuations_km_check" CHECK ("km" BETWEEN 0 AND 999999),
    CONSTRAINT "valuations_range_check" CHECK ("low_cents" >= 0 AND "high_cents" >= "low_cents"),
    CONSTRAINT "valuations_offer_check" CHECK ("offer_cents" >= 0),
    CONSTRAINT "valuations_photos_check" CHECK (cardinality("photos") <= 6),
    -- An offer has a figure and an end.
    CONSTRAINT "valuations_valued_check" CHECK ("state" IN ('asked', 'appraised') OR ("valid_until" IS NOT NULL AND coalesce("offer_cents", "high_cents") IS NOT NULL))
);
CREATE INDEX "valuations_sent_at_idx" ON "valuations"("organisation_id", "sent_at" DESC);
CREATE INDEX "valuations_vehicle_idx" ON "valuations"("organisation_id", "vehicle_id");
CREATE INDEX "valuations_lead_idx" ON "valuations"("organisation_id", "lead_id");

-- What was asked of the provider of market values: kept for a day, and counted for it. Nothing of owners, and no plate in the clear.
CREATE TABLE "market_lookups" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "key_hash" TEXT NOT NULL,
    "market_cents" INTEGER,
    "source" TEXT NOT NULL DEFAULT '',
    -- Null while nobody answered.
    "answered_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "market_lookups_pkey" PRIMARY KEY ("organisation_id", "id")
);
CREATE INDEX "market_lookups_key_idx" ON "market_lookups"("organisation_id", "key_hash", "asked_at");
CREATE INDEX "market_lookups_asked_at_idx" ON "market_lookups"("organisation_id", "asked_at");

CREATE TABLE "valuation_rules" (
    "organisation_id" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "valuation_rules_pkey" PRIMARY KEY ("organisation_id")
);

ALTER TABLE "own_vehicles" ADD CONSTRAINT "own_vehicles_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "own_vehicles" ADD CONSTRAINT "own_vehicles_organisation_id_shopper_id_fkey" FOREIGN KEY ("organisation_id", "shopper_id") REFERENCES "shoppers"("organisation_id", "id") ON DELETE SET NULL ("shopper_id") ON UPDATE CASCADE;
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_organisation_id_vehicle_id_fkey" FOREIGN KEY ("organisation_id", "vehicle_id") REFERENCES "own_vehicles"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE SET NULL ("car_id") ON UPDATE CASCADE;
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_organisation_id_stock_car_id_fkey" FOREIGN KEY ("organisation_id", "stock_car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE SET NULL ("stock_car_id") ON UPDATE CASCADE;
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_organisation_id_lead_id_fkey" FOREIGN KEY ("organisation_id", "lead_id") REFERENCES "leads"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "market_lookups" ADD CONSTRAINT "market_lookups_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "valuation_rules" ADD CONSTRAINT "valuation_rules_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['own_vehicles', 'valuations', 'market_lookups', 'valuation_rules'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO forecourt_app, forecourt_platform', name);
  END LOOP;
END
$$;
