-- What makers build and dealers lend is written in the console: makes, models with their facts, accessories, lenders and charges.

ALTER TABLE "manufacturers"
  -- Records are known by an id everywhere; a make's is its address.
  ADD COLUMN "id" TEXT NOT NULL GENERATED ALWAYS AS ("slug") STORED,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX "manufacturers_id_key" ON "manufacturers"("id");

ALTER TABLE "models"
  ADD COLUMN "id" TEXT NOT NULL GENERATED ALWAYS AS ("manufacturer_slug" || '.' || "slug") STORED,
  ADD COLUMN "published" BOOLEAN NOT NULL DEFAULT true,
  -- What is told of it beside what sites look it up by: variants with prices in cents, colours, seats, sizes.
  ADD COLUMN "facts" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "models_facts_check" CHECK (jsonb_typeof("facts") = 'object');
CREATE UNIQUE INDEX "models_id_key" ON "models"("id");

CREATE TABLE "accessories" (
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "model_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "part_number" TEXT,
    "category" TEXT NOT NULL,
    "description" TEXT,
    "price_cents" INTEGER,
    "fitted" BOOLEAN NOT NULL DEFAULT false,
    "image_key" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "accessories_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "accessories_price_cents_check" CHECK ("price_cents" >= 0)
);
CREATE INDEX "accessories_model_id_idx" ON "accessories"("model_id");
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_model_id_fkey" FOREIGN KEY ("model_id") REFERENCES "models"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "accessories" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "accessories" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "accessories" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "accessories" FOR SELECT TO forecourt_app USING (true);
GRANT SELECT ON "accessories" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "accessories" TO forecourt_platform;

CREATE TABLE "lenders" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- Null where every dealership of the organisation lends so.
    "dealership_id" TEXT,
    "name" TEXT NOT NULL,
    -- The finance provider whose figures these terms give, as the setting of a site names it.
    "provider" TEXT NOT NULL,
    "car_types" TEXT[] NOT NULL DEFAULT '{}',
    "interest_rate" DOUBLE PRECISION NOT NULL,
    "comparison_rate" DOUBLE PRECISION NOT NULL,
    "term_years" DOUBLE PRECISION NOT NULL,
    "deposit_percent" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "balloon_percent" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "establishment_cents" INTEGER NOT NULL DEFAULT 0,
    "disclaimer" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "lenders_pkey" PRIMARY KEY ("organisation_id","id")
);
CREATE TABLE "charges" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "dealership_id" TEXT,
    "name" TEXT NOT NULL,
    -- Who asks it: the government or the dealer.
    "asked_by" TEXT NOT NULL,
    -- Empty: wherever the car stands.
    "states" TEXT[] NOT NULL DEFAULT '{}',
    "car_types" TEXT[] NOT NULL DEFAULT '{}',
    "fixed_cents" INTEGER NOT NULL DEFAULT 0,
    "percent" DOUBLE PRECISION NOT NULL DEFAULT 0,
    -- The percentage is of what the price has above this.
    "above_cents" INTEGER NOT NULL DEFAULT 0,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "charges_pkey" PRIMARY KEY ("organisation_id","id")
);

-- What the lenders of a dealership ask stands beside it, too: every car is read with its dealership, and none pays for another join.
ALTER TABLE "dealerships"
  ADD COLUMN "lender_terms" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT '';

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['lenders', 'charges'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON DELETE RESTRICT ON UPDATE CASCADE', name, name || '_organisation_id_dealership_id_fkey');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE RESTRICT ON UPDATE CASCADE', name, name || '_organisation_id_fkey');
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

-- Written with the lenders, however these are written; cars whose figures follow count as changed.
CREATE FUNCTION "keep_lender_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE WHEN TG_OP = 'DELETE' THEN OLD.organisation_id ELSE NEW.organisation_id END;
BEGIN
  UPDATE dealerships AS dealership SET lender_terms = told.terms
  FROM (
    SELECT place.id, coalesce(
      -- A dealership's own terms come before those of the whole business.
      jsonb_agg(jsonb_build_object(
        'provider', lender.provider, 'carTypes', lender.car_types, 'interestRate', lender.interest_rate,
        'comparisonRate', lender.comparison_rate, 'termYears', lender.term_years, 'depositPercent', lender.deposit_percent,
        'balloonPercent', lender.balloon_percent, 'establishmentCents', lender.establishment_cents, 'disclaimer', lender.disclaimer
      ) ORDER BY lender.dealership_id IS NULL, cardinality(lender.car_types) = 0, lender.id) FILTER (WHERE lender.id IS NOT NULL),
      '[]'
    ) AS terms
    FROM dealerships AS place
    LEFT JOIN lenders AS lender ON lender.organisation_id = place.organisation_id AND lender.published
      AND (lender.dealership_id IS NULL OR lender.dealership_id = place.id)
    WHERE place.organisation_id = changed
    GROUP BY place.id
  ) AS told
  WHERE dealership.organisation_id = changed AND dealership.id = told.id AND dealership.lender_terms IS DISTINCT FROM told.terms;
  RETURN NULL;
END
$$;
CREATE TRIGGER "lenders_kept" AFTER INSERT OR UPDATE OR DELETE ON "lenders" FOR EACH ROW EXECUTE FUNCTION "keep_lender_terms"();

CREATE OR REPLACE FUNCTION "note_cars_of_dealership"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_changes (organisation_id, car_ids)
  SELECT car.organisation_id, array_agg(car.id)
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  JOIN cars AS car ON car.organisation_id = after.organisation_id AND car.dealership_id = after.id
  WHERE (after.slug, after.name, after.lender_terms) IS DISTINCT FROM (before.slug, before.name, before.lender_terms)
  GROUP BY car.organisation_id;
  RETURN NULL;
END
$$;
