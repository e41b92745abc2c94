-- The first tables, and the two walls around each organisation: keys that lead with it, and row-level security.

CREATE TABLE "organisations" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organisations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "dealerships" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "makes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "dealerships_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "locations" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "dealership_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "location_type" TEXT NOT NULL DEFAULT '',
    "location_subtype" TEXT,
    "manufacturers" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "dealer_licence_number" TEXT,
    "repairer_number" TEXT,
    "time_zone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "postcode" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "phone" TEXT,
    "landline" TEXT,
    "email" TEXT,
    "departments" JSONB NOT NULL DEFAULT '[]',
    "special_days" JSONB NOT NULL DEFAULT '[]',
    "image_key" TEXT,
    "review_average" DOUBLE PRECISION,
    "review_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "layers" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "kind" TEXT NOT NULL,
    "organisation_id" TEXT,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "locks" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT,

    CONSTRAINT "layers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sites" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "template_layer_id" TEXT NOT NULL,
    "manufacturer_layer_id" TEXT,
    "live_version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sites_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "site_dealerships" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "dealership_id" TEXT NOT NULL,

    CONSTRAINT "site_dealerships_pkey" PRIMARY KEY ("organisation_id","site_id","dealership_id")
);

CREATE TABLE "host_names" (
    "host" TEXT NOT NULL,
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "host_names_pkey" PRIMARY KEY ("host")
);

CREATE TABLE "drafts" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("organisation_id","site_id")
);

CREATE TABLE "versions" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "config" JSON NOT NULL,
    "layers" JSONB NOT NULL,
    "draft_revision" INTEGER NOT NULL,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "versions_pkey" PRIMARY KEY ("organisation_id","site_id","number")
);

CREATE TABLE "manufacturers" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "logo_key" TEXT,

    CONSTRAINT "manufacturers_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "models" (
    "manufacturer_slug" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "body" TEXT,
    "status" TEXT NOT NULL DEFAULT 'current',
    "override_path" TEXT,
    "image_key" TEXT,

    CONSTRAINT "models_pkey" PRIMARY KEY ("manufacturer_slug","slug")
);

CREATE TABLE "cars" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "stock_number" TEXT NOT NULL,
    "vin" TEXT,
    "nvic" TEXT,
    "make" TEXT NOT NULL,
    "make_slug" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "model_slug" TEXT NOT NULL,
    "badge" TEXT,
    "series" TEXT,
    "year" INTEGER NOT NULL,
    "colour" TEXT,
    "interior_colour" TEXT,
    "car_type" TEXT NOT NULL,
    "item_type" TEXT NOT NULL DEFAULT 'car',
    "status" TEXT NOT NULL DEFAULT 'draft',
    "reserved" BOOLEAN NOT NULL DEFAULT false,
    "certified" BOOLEAN NOT NULL DEFAULT false,
    "preorder" BOOLEAN NOT NULL DEFAULT false,
    "tag" TEXT,
    "price_cents" INTEGER,
    "price_type" TEXT NOT NULL DEFAULT 'egc',
    "before_price_cents" INTEGER,
    "subscription_price_cents" INTEGER,
    "km" INTEGER,
    "build_date" TEXT,
    "compliance_date" TEXT,
    "rego_expiry" TEXT,
    "rego_plate" TEXT,
    "seats" INTEGER,
    "doors" INTEGER,
    "drive" TEXT,
    "fuel" TEXT,
    "simple_fuel" TEXT,
    "body" TEXT,
    "simple_body" TEXT,
    "transmission" TEXT,
    "simple_transmission" TEXT,
    "engine_size_litres" DOUBLE PRECISION,
    "cylinders" INTEGER,
    "views" INTEGER NOT NULL DEFAULT 0,
    "custom_rank" INTEGER NOT NULL DEFAULT 0,
    "show_on_dealer_website" BOOLEAN NOT NULL DEFAULT true,
    "listing_title" TEXT,
    "private_suburb" TEXT,
    "private_postcode" TEXT,
    "history_file_key" TEXT,
    "dealer_comments" TEXT,
    "standard_equipment" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "payment_processors" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "variant" JSONB NOT NULL DEFAULT '{}',
    "specifications" JSONB NOT NULL DEFAULT '{}',
    "market_prices" JSONB NOT NULL DEFAULT '{}',
    "finance_quote" JSONB NOT NULL DEFAULT '{}',
    "finance_lenders" JSONB NOT NULL DEFAULT '{}',
    "dealership_id" TEXT NOT NULL,
    "location_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sold_at" TIMESTAMPTZ(3),

    CONSTRAINT "cars_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "car_images" (
    "organisation_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "alt" TEXT NOT NULL,

    CONSTRAINT "car_images_pkey" PRIMARY KEY ("organisation_id","car_id","position")
);

CREATE TABLE "offers" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "disclaimer" TEXT,
    "category" TEXT NOT NULL,
    "manufacturer" TEXT,
    "model_name" TEXT,
    "image_key" TEXT,
    "starts_on" TEXT,
    "ends_on" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "excluded_site_ids" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "offers_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "reviews" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "location_id" TEXT,
    "customer_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "review_date" TEXT NOT NULL,
    "reply_text" TEXT,
    "reply_date" TEXT,
    "image_key" TEXT,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "leads" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "event_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "subcategory" TEXT,
    "name" TEXT NOT NULL,
    "last_name" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "postcode" TEXT,
    "message" TEXT,
    "car_id" TEXT,
    "car_name" TEXT,
    "car_facts" JSONB NOT NULL DEFAULT '{}',
    "dealership_id" TEXT,
    "location_id" TEXT,
    "opt_in" BOOLEAN NOT NULL DEFAULT false,
    "opt_in_wording" TEXT,
    "attributes" JSONB NOT NULL DEFAULT '{}',
    "suspicious" BOOLEAN NOT NULL DEFAULT false,
    "url" TEXT,
    "source" TEXT,
    "user_agent" TEXT,
    "status" TEXT NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "outbox" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" TEXT,
    "lead_id" TEXT,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "phone_reveals" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "dealership_id" TEXT NOT NULL,
    "revealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "phone_reveals_pkey" PRIMARY KEY ("organisation_id","id")
);

CREATE TABLE "users" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sign_in_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "memberships" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid()::text,
    "user_id" TEXT NOT NULL,
    "organisation_id" TEXT,
    "site_id" TEXT,
    "role" TEXT NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit" (
    "id" BIGSERIAL NOT NULL,
    "organisation_id" TEXT,
    "site_id" TEXT,
    "actor_id" TEXT,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "organisations_slug_key" ON "organisations"("slug");

CREATE UNIQUE INDEX "dealerships_organisation_id_slug_key" ON "dealerships"("organisation_id", "slug");

CREATE INDEX "locations_organisation_id_dealership_id_idx" ON "locations"("organisation_id", "dealership_id");

CREATE UNIQUE INDEX "locations_organisation_id_slug_key" ON "locations"("organisation_id", "slug");

CREATE UNIQUE INDEX "layers_kind_slug_key" ON "layers"("kind", "slug");

CREATE UNIQUE INDEX "sites_id_key" ON "sites"("id");

CREATE UNIQUE INDEX "sites_slug_key" ON "sites"("slug");

CREATE INDEX "sites_template_layer_id_idx" ON "sites"("template_layer_id");

CREATE INDEX "sites_manufacturer_layer_id_idx" ON "sites"("manufacturer_layer_id");

CREATE UNIQUE INDEX "sites_organisation_id_id_live_version_key" ON "sites"("organisation_id", "id", "live_version");

CREATE INDEX "host_names_organisation_id_site_id_idx" ON "host_names"("organisation_id", "site_id");

CREATE UNIQUE INDEX "manufacturers_name_key" ON "manufacturers"("name");

CREATE UNIQUE INDEX "cars_id_key" ON "cars"("id");

CREATE INDEX "cars_organisation_id_status_created_at_idx" ON "cars"("organisation_id", "status", "created_at" DESC);

CREATE INDEX "cars_organisation_id_make_slug_model_slug_idx" ON "cars"("organisation_id", "make_slug", "model_slug");

CREATE INDEX "cars_organisation_id_dealership_id_idx" ON "cars"("organisation_id", "dealership_id");

CREATE INDEX "cars_organisation_id_location_id_idx" ON "cars"("organisation_id", "location_id");

CREATE UNIQUE INDEX "cars_organisation_id_slug_key" ON "cars"("organisation_id", "slug");

CREATE UNIQUE INDEX "cars_organisation_id_stock_number_key" ON "cars"("organisation_id", "stock_number");

CREATE INDEX "reviews_organisation_id_review_date_idx" ON "reviews"("organisation_id", "review_date" DESC);

CREATE UNIQUE INDEX "leads_id_key" ON "leads"("id");

CREATE INDEX "leads_organisation_id_created_at_idx" ON "leads"("organisation_id", "created_at" DESC);

CREATE INDEX "leads_organisation_id_car_id_idx" ON "leads"("organisation_id", "car_id");

CREATE UNIQUE INDEX "leads_organisation_id_site_id_idempotency_key_key" ON "leads"("organisation_id", "site_id", "idempotency_key");

CREATE UNIQUE INDEX "outbox_id_key" ON "outbox"("id");

CREATE INDEX "outbox_organisation_id_lead_id_idx" ON "outbox"("organisation_id", "lead_id");

CREATE INDEX "phone_reveals_organisation_id_car_id_idx" ON "phone_reveals"("organisation_id", "car_id");

CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

CREATE INDEX "memberships_organisation_id_user_id_idx" ON "memberships"("organisation_id", "user_id");

CREATE INDEX "audit_organisation_id_at_idx" ON "audit"("organisation_id", "at" DESC);

CREATE INDEX "audit_at_idx" ON "audit"("at" DESC);

ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "locations" ADD CONSTRAINT "locations_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "locations" ADD CONSTRAINT "locations_organisation_id_dealership_id_fkey" FOREIGN KEY ("organisation_id", "dealership_id") REFERENCES "dealerships"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "layers" ADD CONSTRAINT "layers_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "sites" ADD CONSTRAINT "sites_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sites" ADD CONSTRAINT "sites_template_layer_id_fkey" FOREIGN KEY ("template_layer_id") REFERENCES "layers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sites" ADD CONSTRAINT "sites_manufacturer_layer_id_fkey" FOREIGN KEY ("manufacturer_layer_id") REFERENCES "layers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sites" ADD CONSTRAINT "sites_organisation_id_id_live_version_fkey" FOREIGN KEY ("organisation_id", "id", "live_version") REFERENCES "versions"("organisation_id", "site_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "site_dealerships" ADD CONSTRAINT "site_dealerships_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "site_dealerships" ADD CONSTRAINT "site_dealerships_organisation_id_dealership_id_fkey" FOREIGN KEY ("organisation_id", "dealership_id") REFERENCES "dealerships"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "host_names" ADD CONSTRAINT "host_names_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "drafts" ADD CONSTRAINT "drafts_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "versions" ADD CONSTRAINT "versions_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "models" ADD CONSTRAINT "models_manufacturer_slug_fkey" FOREIGN KEY ("manufacturer_slug") REFERENCES "manufacturers"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "cars" ADD CONSTRAINT "cars_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "cars" ADD CONSTRAINT "cars_organisation_id_dealership_id_fkey" FOREIGN KEY ("organisation_id", "dealership_id") REFERENCES "dealerships"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "cars" ADD CONSTRAINT "cars_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "car_images" ADD CONSTRAINT "car_images_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "offers" ADD CONSTRAINT "offers_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "leads" ADD CONSTRAINT "leads_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "leads" ADD CONSTRAINT "leads_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "leads" ADD CONSTRAINT "leads_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "leads" ADD CONSTRAINT "leads_organisation_id_dealership_id_fkey" FOREIGN KEY ("organisation_id", "dealership_id") REFERENCES "dealerships"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "leads" ADD CONSTRAINT "leads_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "outbox" ADD CONSTRAINT "outbox_organisation_id_lead_id_fkey" FOREIGN KEY ("organisation_id", "lead_id") REFERENCES "leads"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the application may not get wrong: checks.

ALTER TABLE "organisations"
  ADD CONSTRAINT "organisations_id_check" CHECK ("id" <> ''),
  ADD CONSTRAINT "organisations_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$');
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$');
ALTER TABLE "locations"
  ADD CONSTRAINT "locations_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
  ADD CONSTRAINT "locations_type_check" CHECK ("location_type" IN ('sales', 'service', 'parts', '')),
  ADD CONSTRAINT "locations_review_check" CHECK ("review_average" IS NULL OR "review_average" BETWEEN 0 AND 5),
  ADD CONSTRAINT "locations_departments_check" CHECK (jsonb_typeof("departments") = 'array' AND jsonb_typeof("special_days") = 'array');
ALTER TABLE "layers"
  ADD CONSTRAINT "layers_kind_check" CHECK ("kind" IN ('platform', 'template', 'manufacturer', 'organisation')),
  ADD CONSTRAINT "layers_owner_check" CHECK (("kind" = 'organisation') = ("organisation_id" IS NOT NULL)),
  ADD CONSTRAINT "layers_values_check" CHECK (jsonb_typeof("values") = 'object');
ALTER TABLE "sites"
  ADD CONSTRAINT "sites_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
  ADD CONSTRAINT "sites_status_check" CHECK ("status" IN ('draft', 'live', 'paused', 'archived')),
  ADD CONSTRAINT "sites_live_check" CHECK ("status" <> 'live' OR "live_version" IS NOT NULL);
ALTER TABLE "host_names" ADD CONSTRAINT "host_names_host_check" CHECK ("host" ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$');
ALTER TABLE "drafts"
  ADD CONSTRAINT "drafts_values_check" CHECK (jsonb_typeof("values") = 'object'),
  ADD CONSTRAINT "drafts_size_check" CHECK (octet_length("values"::text) <= 6000000);
ALTER TABLE "versions" ADD CONSTRAINT "versions_number_check" CHECK ("number" > 0);
ALTER TABLE "cars"
  ADD CONSTRAINT "cars_slug_check" CHECK ("slug" ~ '^[a-z0-9][a-z0-9-]*$'),
  ADD CONSTRAINT "cars_year_check" CHECK ("year" BETWEEN 1900 AND 2100),
  ADD CONSTRAINT "cars_type_check" CHECK ("car_type" IN ('new', 'used', 'demo')),
  ADD CONSTRAINT "cars_item_type_check" CHECK ("item_type" IN ('car', 'motorcycle', 'caravan')),
  ADD CONSTRAINT "cars_status_check" CHECK ("status" IN ('draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn')),
  ADD CONSTRAINT "cars_sold_check" CHECK (("status" = 'sold') = ("sold_at" IS NOT NULL)),
  ADD CONSTRAINT "cars_reserved_check" CHECK (NOT "reserved" OR "status" IN ('in_stock', 'coming_soon')),
  ADD CONSTRAINT "cars_price_type_check" CHECK ("price_type" IN ('driveAway', 'egc')),
  ADD CONSTRAINT "cars_price_check" CHECK ("price_cents" >= 0 AND "before_price_cents" >= 0 AND "subscription_price_cents" >= 0),
  ADD CONSTRAINT "cars_km_check" CHECK ("km" >= 0),
  ADD CONSTRAINT "cars_simple_fuel_check" CHECK ("simple_fuel" IN ('Electric', 'Hybrid', 'PHEV')),
  ADD CONSTRAINT "cars_dates_check" CHECK (
    "build_date" ~ '^\d{4}-\d{2}-\d{2}$' AND "compliance_date" ~ '^\d{4}-\d{2}-\d{2}$' AND "rego_expiry" ~ '^\d{4}-\d{2}-\d{2}$'
  );
ALTER TABLE "offers"
  ADD CONSTRAINT "offers_category_check" CHECK ("category" IN ('New', 'Used', 'Finance offer', 'Service', 'Parts')),
  ADD CONSTRAINT "offers_dates_check" CHECK ("starts_on" ~ '^\d{4}-\d{2}-\d{2}$' AND "ends_on" ~ '^\d{4}-\d{2}-\d{2}$');
ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_rating_check" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_date_check" CHECK ("review_date" ~ '^\d{4}-\d{2}-\d{2}$');
ALTER TABLE "leads"
  ADD CONSTRAINT "leads_status_check" CHECK ("status" IN ('new', 'contacted', 'qualified', 'won', 'lost')),
  ADD CONSTRAINT "leads_key_check" CHECK (length("idempotency_key") BETWEEN 1 AND 200);
ALTER TABLE "outbox"
  ADD CONSTRAINT "outbox_status_check" CHECK ("status" IN ('pending', 'delivering', 'delivered', 'dead')),
  ADD CONSTRAINT "outbox_attempts_check" CHECK ("attempts" >= 0);
ALTER TABLE "users" ADD CONSTRAINT "users_email_check" CHECK ("email" = lower("email"));
ALTER TABLE "memberships"
  ADD CONSTRAINT "memberships_role_check" CHECK (
    "role" IN ('platformAdmin', 'onboarder', 'groupManager', 'publisher', 'editor', 'leadHandler', 'auditor')
  ),
  -- Staff belong to no organisation, everybody else to one; an auditor may be either (AUTH-10).
  ADD CONSTRAINT "memberships_scope_check" CHECK (
    CASE
      WHEN "role" IN ('platformAdmin', 'onboarder') THEN "organisation_id" IS NULL
      WHEN "role" = 'auditor' THEN TRUE
      ELSE "organisation_id" IS NOT NULL
    END
  ),
  ADD CONSTRAINT "memberships_site_check" CHECK ("site_id" IS NULL OR "organisation_id" IS NOT NULL);

-- One of each, by the database.

CREATE UNIQUE INDEX "layers_one_per_organisation" ON "layers" ("organisation_id") WHERE "organisation_id" IS NOT NULL;
CREATE UNIQUE INDEX "layers_one_platform" ON "layers" ("kind") WHERE "kind" = 'platform';
CREATE UNIQUE INDEX "host_names_one_primary" ON "host_names" ("organisation_id", "site_id") WHERE "is_primary";
CREATE UNIQUE INDEX "memberships_one_role" ON "memberships" ("user_id", COALESCE("organisation_id", ''), COALESCE("site_id", ''), "role");
CREATE INDEX "outbox_due" ON "outbox" ("next_attempt_at") WHERE "status" IN ('pending', 'delivering');

-- What was published or recorded stays as it was.

CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER "versions_immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Two roles the applications sign in as; neither owns a table, and row-level security binds both.
-- forecourt_app sees the organisation named by app.organisation_id in its transaction, and without it nothing.
-- forecourt_platform is for staff, workers and host lookup. `migrate` gives both their passwords.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'forecourt_app') THEN
    CREATE ROLE forecourt_app LOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'forecourt_platform') THEN
    CREATE ROLE forecourt_platform LOGIN;
  END IF;
END
$$;

GRANT USAGE ON SCHEMA public TO forecourt_app, forecourt_platform;

CREATE FUNCTION "current_organisation"() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT current_setting('app.organisation_id', true)
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'dealerships', 'locations', 'sites', 'site_dealerships', 'host_names', 'drafts', 'versions', 'cars', 'car_images',
    'offers', 'reviews', 'leads', 'outbox', 'phone_reveals', 'memberships', 'audit'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    -- The sub-select makes Postgres read the setting once for a query instead of once for a row.
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;

  FOREACH name IN ARRAY ARRAY['organisations', 'layers', 'manufacturers', 'models', 'users'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END
$$;

CREATE POLICY own_organisation ON "organisations" FOR SELECT TO forecourt_app USING ("id" = (SELECT current_organisation()));
-- Layers above the organisations' are everybody's to read and nobody's to write.
CREATE POLICY readable ON "layers" FOR SELECT TO forecourt_app
  USING ("organisation_id" IS NULL OR "organisation_id" = (SELECT current_organisation()));
CREATE POLICY own_organisation ON "layers" FOR UPDATE TO forecourt_app
  USING ("organisation_id" = (SELECT current_organisation())) WITH CHECK ("organisation_id" = (SELECT current_organisation()));
CREATE POLICY readable ON "manufacturers" FOR SELECT TO forecourt_app USING (true);
CREATE POLICY readable ON "models" FOR SELECT TO forecourt_app USING (true);
CREATE POLICY own_members ON "users" FOR SELECT TO forecourt_app USING (
  EXISTS (SELECT FROM "memberships" WHERE "memberships"."user_id" = "users"."id" AND "memberships"."organisation_id" = (SELECT current_organisation()))
);

-- Each role gets what it uses and no more.

GRANT SELECT ON "organisations", "manufacturers", "models", "memberships" TO forecourt_app;
GRANT SELECT ("id", "email", "name", "disabled", "created_at", "last_sign_in_at") ON "users" TO forecourt_app;
GRANT SELECT, UPDATE ON "layers" TO forecourt_app;
GRANT SELECT, INSERT ON "versions", "audit", "phone_reveals" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE ON "dealerships", "locations", "sites", "drafts", "cars", "leads", "outbox" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "site_dealerships", "host_names", "car_images", "offers", "reviews" TO forecourt_app;

GRANT SELECT, INSERT ON "versions", "audit", "phone_reveals" TO forecourt_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON
  "organisations", "dealerships", "locations", "layers", "sites", "site_dealerships", "host_names", "drafts", "manufacturers", "models",
  "cars", "car_images", "offers", "reviews", "leads", "outbox", "users", "memberships"
  TO forecourt_platform;
GRANT USAGE ON SEQUENCE "audit_id_seq" TO forecourt_app, forecourt_platform;
