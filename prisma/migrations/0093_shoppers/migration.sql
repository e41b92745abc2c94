-- Shoppers' accounts, one for each organisation: what they watch, search for and agreed to, and how they sign in.

CREATE TABLE "shoppers" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- Proved by a code: one of the two at least.
    "email" TEXT,
    "mobile" TEXT,
    -- As they said it: proved by nothing.
    "phone" TEXT NOT NULL DEFAULT '',
    -- When they hear of cars: off until they agree to it.
    "alerts" TEXT NOT NULL DEFAULT 'off',
    -- Which site asked them last, in whose name they are written to.
    "site_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "alerted_at" TIMESTAMPTZ(3),

    CONSTRAINT "shoppers_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "shoppers_proved_check" CHECK ("email" IS NOT NULL OR "mobile" IS NOT NULL),
    CONSTRAINT "shoppers_alerts_check" CHECK ("alerts" IN ('off', 'atOnce', 'daily'))
);
CREATE UNIQUE INDEX "shoppers_organisation_id_email_key" ON "shoppers"("organisation_id", "email");
CREATE UNIQUE INDEX "shoppers_organisation_id_mobile_key" ON "shoppers"("organisation_id", "mobile");

-- A way in, asked for: the code itself is nowhere, it is worked out of the id and the installation's secret.
CREATE TABLE "sign_in_codes" (
    "organisation_id" TEXT NOT NULL,
    -- Whom it was sent to: one lives at a time.
    "sent_to" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    -- The hash of what only the browser has that asked.
    "browser_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("organisation_id", "sent_to")
);
CREATE UNIQUE INDEX "sign_in_codes_id_key" ON "sign_in_codes"("id");
CREATE UNIQUE INDEX "sign_in_codes_browser_hash_key" ON "sign_in_codes"("browser_hash");
CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes"("expires_at");

-- Where a shopper is signed in. A cookie without its row is worth nothing.
CREATE TABLE "shopper_sessions" (
    "organisation_id" TEXT NOT NULL,
    -- The hash of what the cookie holds.
    "token_hash" TEXT NOT NULL,
    "shopper_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shopper_sessions_pkey" PRIMARY KEY ("organisation_id", "token_hash")
);
CREATE INDEX "shopper_sessions_shopper_idx" ON "shopper_sessions"("organisation_id", "shopper_id");
CREATE INDEX "shopper_sessions_seen_at_idx" ON "shopper_sessions"("seen_at");

-- The cars a shopper watches, looked at or compares.
CREATE TABLE "shopper_cars" (
    "organisation_id" TEXT NOT NULL,
    "shopper_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shopper_cars_pkey" PRIMARY KEY ("organisation_id", "shopper_id", "kind", "car_id"),
    CONSTRAINT "shopper_cars_kind_check" CHECK ("kind" IN ('watched', 'viewed', 'compared'))
);
CREATE INDEX "shopper_cars_car_idx" ON "shopper_cars"("organisation_id", "car_id");

CREATE TABLE "saved_searches" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "shopper_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    -- Path and query in canonical form, from the site's root.
    "path" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "saved_searches_path_check" CHECK ("path" LIKE '/%' AND length("path") <= 1000)
);
CREATE UNIQUE INDEX "saved_searches_shopper_path_key" ON "saved_searches"("organisation_id", "shopper_id", "site_id", "path");
CREATE INDEX "saved_searches_site_idx" ON "saved_searches"("organisation_id", "site_id");

-- What was agreed to, in which words; only ever added to, and gone with the account.
CREATE TABLE "shopper_consents" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "shopper_id" TEXT NOT NULL,
    "choice" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shopper_consents_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "shopper_consents_source_check" CHECK ("source" IN ('garage', 'link', 'address'))
);
CREATE INDEX "shopper_consents_shopper_idx" ON "shopper_consents"("organisation_id", "shopper_id");

-- How a car stood: written by triggers whenever its price or its way through the yard changes.
CREATE TABLE "car_states" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "car_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "status" TEXT NOT NULL,
    "reserved" BOOLEAN NOT NULL,
    "price_cents" INTEGER,
    "price_type" TEXT NOT NULL,
    -- Whether whom it concerns was found.
    "handled" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "car_states_pkey" PRIMARY KEY ("organisation_id", "id")
);
CREATE INDEX "car_states_car_idx" ON "car_states"("organisation_id", "car_id", "id");
CREATE INDEX "car_states_unhandled_idx" ON "car_states"("organisation_id", "id") WHERE NOT "handled";

-- News of a car for a shopper. One of a kind for each state of the car, however often it is looked for.
CREATE TABLE "car_alerts" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "shopper_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state_id" BIGINT NOT NULL,
    "search_id" TEXT,
    -- Of a drop: what it was and what it is.
    "before_cents" INTEGER,
    "price_cents" INTEGER,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    -- Settled by a mail, or as no longer true.
    "settled_at" TIMESTAMPTZ(3),
    "outbox_id" TEXT,

    CONSTRAINT "car_alerts_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "car_alerts_kind_check" CHECK ("kind" IN ('priceDrop', 'sold', 'backInStock', 'newForSearch'))
);
CREATE UNIQUE INDEX "car_alerts_once_key" ON "car_alerts"("organisation_id", "shopper_id", "car_id", "kind", "state_id");
CREATE INDEX "car_alerts_unsettled_idx" ON "car_alerts"("organisation_id", "shopper_id") WHERE "settled_at" IS NULL;
CREATE INDEX "car_alerts_outbox_idx" ON "car_alerts"("outbox_id");

ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shopper_cars" ADD CONSTRAINT "shopper_cars_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shopper_cars" ADD CONSTRAINT "shopper_cars_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "car_states" ADD CONSTRAINT "car_states_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "car_alerts" ADD CONSTRAINT "car_alerts_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "car_alerts" ADD CONSTRAINT "car_alerts_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['shopper_sessions', 'shopper_cars', 'saved_searches', 'shopper_consents', 'car_alerts'] LOOP
    EXECUTE format(
      'ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON DELETE CASCADE ON UPDATE CASCADE',
      name, name || '_organisation_id_shopper_id_fkey'
    );
  END LOOP;
  FOREACH name IN ARRAY ARRAY['shoppers', 'sign_in_codes', 'shopper_sessions', 'shopper_cars', 'saved_searches', 'shopper_consents', 'car_states', 'car_alerts'] LOOP
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

CREATE FUNCTION "note_car_states"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO car_states (organisation_id, car_id, status, reserved, price_cents, price_type)
    SELECT organisation_id, id, status, reserved, price_cents, price_type FROM new_rows;
  ELSE
    INSERT INTO car_states (organisation_id, car_id, status, reserved, price_cents, price_type)
    SELECT after.organisation_id, after.id, after.status, after.reserved, after.price_cents, after.price_type
    FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
    WHERE (after.status, after.reserved, after.price_cents, after.price_type)
      IS DISTINCT FROM (before.status, before.reserved, before.price_cents, before.price_type);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "cars_added_states" AFTER INSERT ON "cars"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_car_states"();
CREATE TRIGGER "cars_changed_states" AFTER UPDATE ON "cars"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_car_states"();
-- Cars from before: they stand as they are, and are no news.
ALTER TABLE "cars" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "car_states" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "car_states" ("organisation_id", "car_id", "at", "status", "reserved", "price_cents", "price_type", "handled")
SELECT "organisation_id", "id", "updated_at", "status", "reserved", "price_cents", "price_type", true FROM "cars";
ALTER TABLE "cars" FORCE ROW LEVEL SECURITY;
ALTER TABLE "car_states" FORCE ROW LEVEL SECURITY;
