-- The database of an installation: what its tables rest on, then each table with its keys, indexes, triggers, row-level security and grants.
-- What comes later is a migration of its own; this one is not changed any more.

-- Functions may name tables that follow.
SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS "btree_gist";

-- Two roles the applications sign in as; neither owns a table, and row-level security binds both.
-- forecourt_app sees the organisation named by app.organisation_id in its transaction, and without it nothing.
-- forecourt_platform is for staff, workers and host lookup. `migrate` gives both their passwords.
-- A policy names (SELECT current_organisation()): Postgres reads the setting once for a query instead of once for a row.
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

-- Versions stay as they were published for as long as their site is there. Only `purge_site` takes them away with it.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'versions' AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit' AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE FUNCTION current_organisation() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT current_setting('app.organisation_id', true)
$$;

-- Deletes a site whose time has come, with its versions, leads and what was to be sent about them; false for any other. The roles of
-- the applications may call it and still can't delete a version themselves.
CREATE FUNCTION purge_site(site text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  owner text;
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  SELECT organisation_id INTO owner FROM sites WHERE id = site AND status = 'archived' AND delete_at <= now() FOR UPDATE;
  IF FOUND THEN
    UPDATE sites SET live_version = NULL WHERE id = site;
    DELETE FROM outbox WHERE organisation_id = owner AND (site_id = site OR lead_id IN (SELECT id FROM leads WHERE site_id = site));
    DELETE FROM leads WHERE organisation_id = owner AND site_id = site;
    DELETE FROM phone_reveals WHERE organisation_id = owner AND site_id = site;
    DELETE FROM versions WHERE organisation_id = owner AND site_id = site;
    DELETE FROM sites WHERE organisation_id = owner AND id = site;
  END IF;
  PERFORM set_config('app.purging', '', true);
  RETURN owner IS NOT NULL;
END
$$;
REVOKE ALL ON FUNCTION purge_site(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_site(text) TO forecourt_platform;

-- The rule `shownPrice`: the wanted price where it could show, else the other, else whichever is there.
CREATE FUNCTION shown_price_type(wanted text, drive_away integer, egc integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN wanted = 'egc' THEN CASE
      WHEN egc > 1000 THEN 'egc'
      WHEN drive_away > 1000 THEN 'driveAway'
      WHEN egc IS NULL AND drive_away IS NOT NULL THEN 'driveAway'
      ELSE 'egc'
    END
    WHEN drive_away > 1000 THEN 'driveAway'
    WHEN egc > 1000 THEN 'egc'
    WHEN drive_away IS NULL AND egc IS NOT NULL THEN 'egc'
    ELSE 'driveAway'
  END
$$;

-- The fields of a car that feeds speak of which go before another, “photos” among them.
CREATE FUNCTION feed_fields_above(organisation text, feed text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT spoken.field), '{}')
  FROM stock_feed_cars link
  JOIN stock_feeds other ON other.id = link.feed_id
  JOIN stock_feeds own ON own.id = feed
  CROSS JOIN LATERAL (
    SELECT jsonb_object_keys(link.said) AS field UNION ALL SELECT 'photos' WHERE cardinality(link.photos) > 0
  ) spoken
  WHERE link.organisation_id = organisation AND link.car_id = car AND link.feed_id <> feed AND link.gone_at IS NULL
    AND (other.precedence, other.created_at, other.id) < (own.precedence, own.created_at, own.id)
$$;

-- The fields of a car in which a person's value holds, against whichever feed.
CREATE FUNCTION feed_fields_kept(organisation text, car text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT field), '{}')
  FROM stock_feed_cars link CROSS JOIN LATERAL unnest(link.kept) field
  WHERE link.organisation_id = organisation AND link.car_id = car
$$;

-- A phone number as it is dialled from anywhere; null for what is none. Without a country it is that of the clocks of its place.
CREATE FUNCTION dialled_from_anywhere(said text, time_zone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN length(digits) NOT BETWEEN 8 AND 15 THEN NULL
    WHEN said LIKE '+%' THEN '+' || digits
    WHEN digits LIKE '00%' THEN '+' || substr(digits, 3)
    ELSE CASE WHEN time_zone LIKE 'Pacific/%' THEN '+64' ELSE '+61' END || ltrim(digits, '0')
  END
  FROM (SELECT regexp_replace(said, '[^0-9]', '', 'g') AS digits) typed
$$;

CREATE FUNCTION conversation_keys_of(organisation text, said_email text, said_phone text, location text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    'tel:' || dialled_from_anywhere(trim(said_phone), coalesce((SELECT time_zone FROM locations WHERE organisation_id = organisation AND id = location), '')),
    'mail:' || lower(nullif(trim(said_email), ''))
  ], NULL)
$$;

-- The conversation of a person: found by number, then by address, else begun. Two who arrive at once wait for each other.
CREATE FUNCTION conversation_for(organisation text, said_email text, said_phone text, location text, happened timestamp with time zone) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  said text[] := conversation_keys_of(organisation, said_email, said_phone, location);
  found_id text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('conversation ' || organisation || ' ' || key, 0)) FROM (SELECT unnest(said) AS key ORDER BY 1) one;
  SELECT conversation_id INTO found_id FROM conversation_keys
  WHERE organisation_id = organisation AND key = ANY (said) ORDER BY key DESC LIMIT 1;
  IF found_id IS NULL THEN
    INSERT INTO conversations (organisation_id, last_at, created_at) VALUES (organisation, happened, happened) RETURNING id INTO found_id;
  END IF;
  INSERT INTO conversation_keys (organisation_id, key, conversation_id)
  SELECT organisation, key, found_id FROM unnest(said) key ON CONFLICT DO NOTHING;
  RETURN found_id;
END
$$;

-- A number is also found by any four of its digits in a row: without what is dialled before it, and each of its ends.
CREATE FUNCTION conversation_words_of(said text) RETURNS TABLE(word text) LANGUAGE sql IMMUTABLE AS $$
  WITH words AS (SELECT DISTINCT left(found, 40) AS word FROM regexp_split_to_table(said, '[^[:alnum:]]+') found WHERE found <> ''),
  numbers AS (SELECT regexp_replace(words.word, '^(00)?6[14](?=[0-9]{8})|^0', '') AS digits FROM words WHERE words.word ~ '^[0-9]{8,15}$')
  SELECT words.word FROM words
  UNION SELECT substr(digits, place) FROM numbers CROSS JOIN generate_series(1, length(digits) - 3) place
$$;

-- Takes a person out of an organisation's audit: who did what and when stays. `about` are the ids of what was theirs, whose rows may name
-- them; `reach` finds their addresses and numbers wherever they stand, `names` how they are called. The roles of the applications may call
-- it and still can't change a row themselves.
CREATE FUNCTION redact_audit(organisation text, about text[], reach text, names text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  changed bigint;
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  UPDATE audit SET
    summary = regexp_replace(regexp_replace(summary, reach, 'somebody', 'gi'), names, 'somebody', 'gi'),
    detail = '{}'
  WHERE organisation_id = organisation AND (target = ANY (about) OR summary ~* reach OR detail::text ~* reach);
  GET DIAGNOSTICS changed = ROW_COUNT;
  PERFORM set_config('app.purging', '', true);
  RETURN changed;
END
$$;
REVOKE ALL ON FUNCTION redact_audit(text,text[],text,text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION redact_audit(text,text[],text,text) TO forecourt_platform;

-- ====================================================================================================
-- The first tables, and the two walls around each organisation: keys that lead with it, and row-level security.
-- ====================================================================================================

CREATE TABLE "organisations" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Whether its people need a second factor.
    "require_two_factor" boolean NOT NULL DEFAULT false,
    "archived_at" timestamptz(3),
    CONSTRAINT "organisations_pkey" PRIMARY KEY (id),
    -- What the application may not get wrong: checks.
    CONSTRAINT "organisations_id_check" CHECK (id <> ''::text),
    CONSTRAINT "organisations_slug_check" CHECK (slug ~ '^[a-z0-9][a-z0-9-]*$'::text)
);
CREATE UNIQUE INDEX organisations_slug_key ON organisations (slug);

ALTER TABLE "organisations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "organisations" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "organisations" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY own_organisation ON "organisations" FOR SELECT TO forecourt_app USING (id = (SELECT current_organisation()));
GRANT SELECT ON "organisations" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "organisations" TO forecourt_platform;

CREATE TABLE "dealerships" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "makes" text[] NOT NULL DEFAULT ARRAY[]::text[],
    -- What the lenders of a dealership ask stands beside it, too: every car is read with its dealership, and none pays for another join.
    "lender_terms" jsonb NOT NULL DEFAULT '[]'::jsonb,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    -- Where reviews of a dealership are written is in its record. Sites said it in a list of their own, by the dealership's name.
    "review_url" text,
    CONSTRAINT "dealerships_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "dealerships_slug_check" CHECK (slug ~ '^[a-z0-9][a-z0-9-]*$'::text),
    CONSTRAINT "dealerships_review_url_check" CHECK (review_url ~ '^https://[^[:space:]/?#]+[^[:space:]]*$'::text),
    CONSTRAINT "dealerships_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX dealerships_organisation_id_slug_key ON dealerships (organisation_id, slug);

CREATE FUNCTION note_cars_of_dealership() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER dealerships_changed AFTER UPDATE ON dealerships REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_cars_of_dealership();

ALTER TABLE "dealerships" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "dealerships" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "dealerships" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "dealerships" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "dealerships" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "dealerships" TO forecourt_platform;

CREATE TABLE "locations" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "dealership_id" text NOT NULL,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "is_primary" boolean NOT NULL DEFAULT false,
    "visible" boolean NOT NULL DEFAULT true,
    "location_type" text NOT NULL DEFAULT '',
    "location_subtype" text,
    "manufacturers" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "dealer_licence_number" text,
    "repairer_number" text,
    "time_zone" text NOT NULL,
    "street" text NOT NULL,
    "city" text NOT NULL,
    "state" text NOT NULL,
    "postcode" text NOT NULL,
    "latitude" float8,
    "longitude" float8,
    "phone" text,
    "landline" text,
    "email" text,
    "departments" jsonb NOT NULL DEFAULT '[]'::jsonb,
    "special_days" jsonb NOT NULL DEFAULT '[]'::jsonb,
    "image_key" text,
    "review_average" float8,
    "review_count" integer NOT NULL DEFAULT 0,
    "price_kinds" jsonb NOT NULL DEFAULT '{}'::jsonb,
    -- A location in a map service: the address of its page there, and what the service calls it.
    "place_url" text,
    "place_id" text,
    -- Whether a place is closed on the public holidays of its state, unless it says other hours for one.
    "closed_on_holidays" boolean NOT NULL DEFAULT false,
    -- A picture of the map around a location, in place of the drawn one.
    "map_key" text,
    CONSTRAINT "locations_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "locations_slug_check" CHECK (slug ~ '^[a-z0-9][a-z0-9-]*$'::text),
    CONSTRAINT "locations_type_check" CHECK (location_type = ANY (ARRAY['sales', 'service', 'parts', ''])),
    CONSTRAINT "locations_review_check" CHECK (review_average IS NULL OR review_average >= 0::double precision AND review_average <= 5::double precision),
    CONSTRAINT "locations_departments_check" CHECK (jsonb_typeof(departments) = 'array'::text AND jsonb_typeof(special_days) = 'array'::text),
    CONSTRAINT "locations_price_kinds_check" CHECK (jsonb_typeof(price_kinds) = 'object'::text),
    CONSTRAINT "locations_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "locations_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX locations_organisation_id_dealership_id_idx ON locations (organisation_id, dealership_id);
CREATE UNIQUE INDEX locations_organisation_id_slug_key ON locations (organisation_id, slug);

-- A car says where it stands and who sells it.
CREATE FUNCTION note_cars_of_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_changes (organisation_id, car_ids)
  SELECT car.organisation_id, array_agg(car.id)
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  JOIN cars AS car ON car.organisation_id = after.organisation_id AND car.location_id = after.id
  WHERE (after.slug, after.name, after.phone, after.landline, after.city, after.state)
    IS DISTINCT FROM (before.slug, before.name, before.phone, before.landline, before.city, before.state)
  GROUP BY car.organisation_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER locations_changed AFTER UPDATE ON locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_cars_of_location();

CREATE FUNCTION want_prices_of_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cars AS car
  SET wanted_price = coalesce(after.price_kinds ->> car.car_type, 'driveAway'), finance_quote = '{}'
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  WHERE after.price_kinds <> before.price_kinds AND car.organisation_id = after.organisation_id AND car.location_id = after.id
    AND car.wanted_price <> coalesce(after.price_kinds ->> car.car_type, 'driveAway');
  RETURN NULL;
END
$$;
CREATE TRIGGER locations_changed_want_prices AFTER UPDATE ON locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION want_prices_of_location();

ALTER TABLE "locations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "locations" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "locations" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "locations" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "locations" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "locations" TO forecourt_platform;

CREATE TABLE "layers" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "kind" text NOT NULL,
    "organisation_id" text,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "schema_version" integer NOT NULL,
    "values" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "locks" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text,
    "lock_reasons" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "audience" text NOT NULL DEFAULT '',
    "suits" text[] NOT NULL DEFAULT ARRAY[]::text[],
    CONSTRAINT "layers_pkey" PRIMARY KEY (id),
    CONSTRAINT "layers_kind_check" CHECK (kind = ANY (ARRAY['platform', 'template', 'manufacturer', 'organisation'])),
    CONSTRAINT "layers_owner_check" CHECK ((kind = 'organisation'::text) = (organisation_id IS NOT NULL)),
    CONSTRAINT "layers_values_check" CHECK (jsonb_typeof("values") = 'object'::text),
    CONSTRAINT "layers_suits_check" CHECK (suits <@ ARRAY['independent', 'franchise', 'group']),
    CONSTRAINT "layers_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX layers_kind_slug_key ON layers (kind, slug);
-- One of each, by the database.
CREATE UNIQUE INDEX layers_one_per_organisation ON layers (organisation_id) WHERE organisation_id IS NOT NULL;
CREATE UNIQUE INDEX layers_one_platform ON layers (kind) WHERE kind = 'platform'::text;

ALTER TABLE "layers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "layers" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "layers" TO forecourt_platform USING (true) WITH CHECK (true);
-- Layers above the organisations' are everybody's to read and nobody's to write.
CREATE POLICY readable ON "layers" FOR SELECT TO forecourt_app
  USING (organisation_id IS NULL OR organisation_id = (SELECT current_organisation()));
CREATE POLICY own_organisation ON "layers" FOR UPDATE TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
GRANT SELECT, UPDATE ON "layers" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "layers" TO forecourt_platform;

CREATE TABLE "manufacturers" (
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "logo_key" text,
    -- Records are known by an id everywhere; a make's is its address.
    "id" text NOT NULL GENERATED ALWAYS AS (slug) STORED,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "manufacturers_pkey" PRIMARY KEY (slug)
);
CREATE UNIQUE INDEX manufacturers_name_key ON manufacturers (name);
CREATE UNIQUE INDEX manufacturers_id_key ON manufacturers (id);

ALTER TABLE "manufacturers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "manufacturers" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "manufacturers" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "manufacturers" FOR SELECT TO forecourt_app USING (true);
GRANT SELECT ON "manufacturers" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "manufacturers" TO forecourt_platform;

CREATE TABLE "models" (
    "manufacturer_slug" text NOT NULL,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "body" text,
    "status" text NOT NULL DEFAULT 'current',
    "override_path" text,
    "image_key" text,
    "published" boolean NOT NULL DEFAULT true,
    -- What is told of it beside what sites look it up by: variants with prices in cents, colours, seats, sizes.
    "facts" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    "organisation_id" text,
    "make_name" text,
    -- That of the platform's models stays as it was; a business's own of the same make and name stands beside it.
    "id" text NOT NULL GENERATED ALWAYS AS (((manufacturer_slug || '.'::text) || slug) || COALESCE('.'::text || organisation_id, ''::text)) STORED,
    "known_make" text GENERATED ALWAYS AS (
CASE
    WHEN make_name IS NULL THEN manufacturer_slug
    ELSE NULL::text
END) STORED,
    CONSTRAINT "models_pkey" PRIMARY KEY (id),
    CONSTRAINT "models_facts_check" CHECK (jsonb_typeof(facts) = 'object'::text),
    CONSTRAINT "models_make_name_check" CHECK (make_name IS NULL OR organisation_id IS NOT NULL),
    CONSTRAINT "models_known_make_fkey" FOREIGN KEY (known_make) REFERENCES manufacturers(slug) ON UPDATE RESTRICT ON DELETE RESTRICT,
    CONSTRAINT "models_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX models_manufacturer_slug_slug_idx ON models (manufacturer_slug, slug);
CREATE INDEX models_organisation_id_idx ON models (organisation_id);

ALTER TABLE "models" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "models" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "models" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "models" FOR SELECT TO forecourt_app USING (organisation_id IS NULL);
CREATE POLICY own_organisation ON "models" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON "models" TO forecourt_app, forecourt_platform;

CREATE TABLE "cars" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "stock_number" text NOT NULL,
    "vin" text,
    "nvic" text,
    "make" text NOT NULL,
    "make_slug" text NOT NULL,
    "model" text NOT NULL,
    "model_slug" text NOT NULL,
    "badge" text,
    "series" text,
    "year" integer NOT NULL,
    "colour" text,
    "interior_colour" text,
    "car_type" text NOT NULL,
    "item_type" text NOT NULL DEFAULT 'car',
    "status" text NOT NULL DEFAULT 'draft',
    "reserved" boolean NOT NULL DEFAULT false,
    "certified" boolean NOT NULL DEFAULT false,
    "preorder" boolean NOT NULL DEFAULT false,
    "tag" text,
    "subscription_price_cents" integer,
    "km" integer,
    "build_date" text,
    "compliance_date" text,
    "rego_expiry" text,
    "rego_plate" text,
    "seats" integer,
    "doors" integer,
    "drive" text,
    "fuel" text,
    "simple_fuel" text,
    "body" text,
    "simple_body" text,
    "transmission" text,
    "simple_transmission" text,
    "engine_size_litres" float8,
    "cylinders" integer,
    "views" integer NOT NULL DEFAULT 0,
    "custom_rank" integer NOT NULL DEFAULT 0,
    "show_on_dealer_website" boolean NOT NULL DEFAULT true,
    "listing_title" text,
    "private_suburb" text,
    "private_postcode" text,
    "history_file_key" text,
    "dealer_comments" text,
    "standard_equipment" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "payment_processors" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "variant" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "specifications" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "market_prices" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "finance_quote" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "finance_lenders" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "dealership_id" text NOT NULL,
    "location_id" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sold_at" timestamptz(3),
    -- What New Zealand's law wants said of a used vehicle: warrant of fitness, odometer, import, money owing.
    "disclosure" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "drive_away_cents" integer,
    "drive_away_before_cents" integer,
    "egc_cents" integer,
    "egc_before_cents" integer,
    -- Counts what was changed by hand or by a feed; whoever changes it says which they saw.
    "revision" integer NOT NULL DEFAULT 1,
    -- What whoever typed the car in calls the attempt: a repeat is the same car.
    "creation_key" text,
    "wanted_price" text NOT NULL DEFAULT 'driveAway',
    "price_type" text NOT NULL GENERATED ALWAYS AS (shown_price_type(wanted_price, drive_away_cents, egc_cents)) STORED,
    "price_cents" integer GENERATED ALWAYS AS (
CASE
    WHEN shown_price_type(wanted_price, drive_away_cents, egc_cents) = 'egc'::text THEN egc_cents
    ELSE drive_away_cents
END) STORED,
    "before_price_cents" integer GENERATED ALWAYS AS (
CASE
    WHEN shown_price_type(wanted_price, drive_away_cents, egc_cents) = 'egc'::text THEN egc_before_cents
    ELSE drive_away_before_cents
END) STORED,
    "list_text" text NOT NULL GENERATED ALWAYS AS (lower((((((((((((((((year::text || ' '::text) || name) || ' '::text) || make) || ' '::text) || model) || ' '::text) || COALESCE(badge, ''::text)) || ' '::text) || stock_number) || ' '::text) || COALESCE(vin, ''::text)) || ' '::text) || COALESCE(rego_plate, ''::text)) || ' '::text) || COALESCE(colour, ''::text))) STORED,
    "market_average_cents" numeric GENERATED ALWAYS AS (
CASE
    WHEN jsonb_typeof(market_prices -> 'stateAverageCents'::text) = 'number'::text AND (market_prices -> 'stateAverageCents'::text)::numeric > 0::numeric THEN (market_prices -> 'stateAverageCents'::text)::numeric
    WHEN jsonb_typeof(market_prices -> 'nationalAverageCents'::text) = 'number'::text AND (market_prices -> 'nationalAverageCents'::text)::numeric > 0::numeric THEN (market_prices -> 'nationalAverageCents'::text)::numeric
    ELSE NULL::numeric
END) STORED,
    -- No foreign key: an offer that was removed can come back, and finds its cars again.
    "offer_id" text,
    -- Videos of a car, by address: they stay where they are.
    "videos" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "slug_hash" integer NOT NULL GENERATED ALWAYS AS (hashtext(slug)) STORED,
    "listed_at" timestamptz(3),
    -- Shoppers type stock numbers and plates with or without their spaces and dashes. Columns rather than indexes of expressions: under row
    -- security only comparisons of columns may use an index.
    "stock_number_key" text NOT NULL GENERATED ALWAYS AS (regexp_replace(lower(stock_number), '[^a-z0-9]'::text, ''::text, 'g'::text)) STORED,
    "rego_plate_key" text GENERATED ALWAYS AS (regexp_replace(lower(rego_plate), '[^a-z0-9]'::text, ''::text, 'g'::text)) STORED,
    CONSTRAINT "cars_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "cars_slug_check" CHECK (slug ~ '^[a-z0-9][a-z0-9-]*$'::text),
    CONSTRAINT "cars_year_check" CHECK (year >= 1900 AND year <= 2100),
    CONSTRAINT "cars_type_check" CHECK (car_type = ANY (ARRAY['new', 'used', 'demo'])),
    CONSTRAINT "cars_item_type_check" CHECK (item_type = ANY (ARRAY['car', 'motorcycle', 'caravan'])),
    CONSTRAINT "cars_status_check" CHECK (status = ANY (ARRAY['draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'])),
    CONSTRAINT "cars_sold_check" CHECK ((status = 'sold'::text) = (sold_at IS NOT NULL)),
    CONSTRAINT "cars_reserved_check" CHECK (NOT reserved OR (status = ANY (ARRAY['in_stock', 'coming_soon']))),
    CONSTRAINT "cars_km_check" CHECK (km >= 0),
    CONSTRAINT "cars_simple_fuel_check" CHECK (simple_fuel = ANY (ARRAY['Electric', 'Hybrid', 'PHEV'])),
    CONSTRAINT "cars_dates_check" CHECK (build_date ~ '^\d{4}-\d{2}-\d{2}$'::text AND compliance_date ~ '^\d{4}-\d{2}-\d{2}$'::text AND rego_expiry ~ '^\d{4}-\d{2}-\d{2}$'::text),
    CONSTRAINT "cars_price_check" CHECK (drive_away_cents >= 0 AND drive_away_before_cents >= 0 AND egc_cents >= 0 AND egc_before_cents >= 0 AND subscription_price_cents >= 0),
    CONSTRAINT "cars_creation_key_check" CHECK (length(creation_key) >= 1 AND length(creation_key) <= 200),
    CONSTRAINT "cars_wanted_price_check" CHECK (wanted_price = ANY (ARRAY['driveAway', 'egc'])),
    CONSTRAINT "cars_offer_id_check" CHECK (length(offer_id) >= 1 AND length(offer_id) <= 100),
    CONSTRAINT "cars_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "cars_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "cars_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX cars_id_key ON cars (id);
CREATE INDEX cars_organisation_id_status_created_at_idx ON cars (organisation_id, status, created_at DESC);
CREATE INDEX cars_organisation_id_make_slug_model_slug_idx ON cars (organisation_id, make_slug, model_slug);
CREATE INDEX cars_organisation_id_dealership_id_idx ON cars (organisation_id, dealership_id);
CREATE INDEX cars_organisation_id_location_id_idx ON cars (organisation_id, location_id);
CREATE UNIQUE INDEX cars_organisation_id_slug_key ON cars (organisation_id, slug);
-- Lists of an organisation's stock, newest first, read their first page from this instead of sorting all of it.
CREATE INDEX cars_organisation_id_created_at_id_idx ON cars (organisation_id, created_at DESC, id);
CREATE UNIQUE INDEX cars_organisation_id_creation_key_key ON cars (organisation_id, creation_key);
CREATE INDEX cars_stock_list_idx ON cars (organisation_id, created_at DESC, id) INCLUDE (status, reserved, preorder, car_type, item_type, make, model, tag, dealership_id, location_id, year, km, price_cents, subscription_price_cents, market_average_cents, sold_at, list_text);
CREATE INDEX cars_offer_idx ON cars (organisation_id, offer_id) WHERE offer_id IS NOT NULL;
CREATE INDEX cars_slug_hash_idx ON cars (organisation_id, slug_hash);
CREATE INDEX cars_organisation_id_name_id_idx ON cars (organisation_id, name, id);
CREATE UNIQUE INDEX cars_organisation_id_dealership_id_stock_number_key ON cars (organisation_id, dealership_id, stock_number);
CREATE INDEX cars_stock_number_key_idx ON cars (organisation_id, stock_number_key);
CREATE INDEX cars_rego_plate_key_idx ON cars (organisation_id, rego_plate_key);

-- Looks at a page and quotes change what no list shows: they are no change of the car.
CREATE FUNCTION note_changed_cars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO car_changes (organisation_id, car_ids) SELECT organisation_id, array_agg(id) FROM new_rows GROUP BY organisation_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO car_changes (organisation_id, car_ids) SELECT organisation_id, array_agg(id) FROM old_rows GROUP BY organisation_id;
  ELSE
    INSERT INTO car_changes (organisation_id, car_ids)
    SELECT organisation_id, array_agg(id)
    FROM new_rows AS after FULL JOIN old_rows AS before USING (organisation_id, id)
    WHERE after IS DISTINCT FROM before AND (
      (after.views = before.views AND after.finance_quote = before.finance_quote)
      OR to_jsonb(after) - 'views' - 'finance_quote' IS DISTINCT FROM to_jsonb(before) - 'views' - 'finance_quote'
    )
    GROUP BY organisation_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER cars_added AFTER INSERT ON cars REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_cars();
CREATE TRIGGER cars_changed AFTER UPDATE ON cars REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_cars();
CREATE TRIGGER cars_removed AFTER DELETE ON cars REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_cars();

-- Few locations choose: where none does, this finds nothing to change. A quote was for the price that showed.
CREATE FUNCTION want_prices_of_cars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement that changes no row fires this, too: without a look ahead it would call itself for ever.
  IF EXISTS (
    SELECT FROM new_rows AS touched
    JOIN locations AS location ON location.organisation_id = touched.organisation_id AND location.id = touched.location_id
    WHERE (location.price_kinds <> '{}' OR touched.wanted_price <> 'driveAway')
      AND touched.wanted_price <> coalesce(location.price_kinds ->> touched.car_type, 'driveAway')
  ) THEN
    UPDATE cars AS car
    SET wanted_price = coalesce(location.price_kinds ->> car.car_type, 'driveAway'), finance_quote = '{}'
    FROM new_rows AS touched
    JOIN locations AS location ON location.organisation_id = touched.organisation_id AND location.id = touched.location_id
    WHERE car.organisation_id = touched.organisation_id AND car.id = touched.id
      AND car.wanted_price <> coalesce(location.price_kinds ->> car.car_type, 'driveAway');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER cars_added_want_prices AFTER INSERT ON cars REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION want_prices_of_cars();
CREATE TRIGGER cars_changed_want_prices AFTER UPDATE ON cars REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION want_prices_of_cars();

CREATE FUNCTION note_car_states() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER cars_added_states AFTER INSERT ON cars REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_car_states();
CREATE TRIGGER cars_changed_states AFTER UPDATE ON cars REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_car_states();

-- A car that somebody holds with a deposit stays reserved while it stands on the yard, whoever writes otherwise: a feed, a form, many
-- at once. What ends the hold frees the car.
CREATE FUNCTION keep_held_cars_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM reservations
    WHERE organisation_id = new.organisation_id AND car_id = new.id AND state IN ('holding', 'authorised', 'charged')
  ) THEN
    new.reserved := true;
  END IF;
  RETURN new;
END
$$;
CREATE TRIGGER cars_held_stay_reserved BEFORE UPDATE ON cars FOR EACH ROW WHEN (old.reserved AND NOT new.reserved AND (new.status = ANY (ARRAY['in_stock'::text, 'coming_soon'::text]))) EXECUTE FUNCTION keep_held_cars_reserved();

CREATE FUNCTION note_first_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER cars_added_first_listed BEFORE INSERT ON cars FOR EACH ROW WHEN (new.listed_at IS NULL AND (new.status = ANY (ARRAY['in_stock'::text, 'coming_soon'::text]))) EXECUTE FUNCTION note_first_listed();
CREATE TRIGGER cars_changed_first_listed BEFORE UPDATE OF status ON cars FOR EACH ROW WHEN (new.listed_at IS NULL AND old.status = 'draft'::text AND (new.status = ANY (ARRAY['in_stock'::text, 'coming_soon'::text]))) EXECUTE FUNCTION note_first_listed();

ALTER TABLE "cars" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cars" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "cars" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "cars" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "cars" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "cars" TO forecourt_platform;

CREATE TABLE "car_images" (
    "organisation_id" text NOT NULL,
    "car_id" text NOT NULL,
    "position" integer NOT NULL,
    "key" text NOT NULL,
    "alt" text NOT NULL,
    CONSTRAINT "car_images_pkey" PRIMARY KEY (organisation_id, car_id, "position"),
    CONSTRAINT "car_images_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX car_images_first_idx ON car_images (organisation_id, car_id) WHERE "position" = 0;

CREATE FUNCTION note_changed_images() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO car_changes (organisation_id, car_ids)
    SELECT organisation_id, array_agg(DISTINCT car_id) FROM new_rows GROUP BY organisation_id;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO car_changes (organisation_id, car_ids)
    SELECT organisation_id, array_agg(DISTINCT car_id) FROM old_rows GROUP BY organisation_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER car_images_added AFTER INSERT ON car_images REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_images();
CREATE TRIGGER car_images_changed AFTER UPDATE ON car_images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_images();
CREATE TRIGGER car_images_removed AFTER DELETE ON car_images REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_images();

ALTER TABLE "car_images" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_images" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_images" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_images" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "car_images" TO forecourt_app, forecourt_platform;

CREATE TABLE "offers" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL,
    "description" text NOT NULL,
    "disclaimer" text,
    "category" text NOT NULL,
    "manufacturer" text,
    "model_name" text,
    "image_key" text,
    "starts_on" text,
    "ends_on" text,
    "position" integer NOT NULL DEFAULT 0,
    "excluded_site_ids" text[] NOT NULL DEFAULT ARRAY[]::text[],
    -- An offer that names a rate states the comparison rate of its example, in fields of their own.
    "comparison_rate" float8,
    "rate_example" text,
    -- Offers and reviews are written in the console: who changed one last, and how often, so that two people don't undo each other's work.
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    -- Which cars an offer stands on, and who it is for.
    "on_cars" boolean NOT NULL DEFAULT false,
    "fuels" text[] NOT NULL DEFAULT '{}'::text[],
    "price_from_cents" integer,
    "price_to_cents" integer,
    "year_from" integer,
    "buyer" text NOT NULL DEFAULT 'anyone',
    -- An offer can be for cars at several places. None: for cars anywhere.
    "location_ids" text[] NOT NULL DEFAULT '{}'::text[],
    CONSTRAINT "offers_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "offers_dates_check" CHECK (starts_on ~ '^\d{4}-\d{2}-\d{2}$'::text AND ends_on ~ '^\d{4}-\d{2}-\d{2}$'::text),
    CONSTRAINT "offers_category_check" CHECK (category = ANY (ARRAY['New', 'Demo', 'Used', 'Finance offer', 'Service', 'Parts'])),
    CONSTRAINT "offers_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX offers_organisation_id_position_idx ON offers (organisation_id, "position");

ALTER TABLE "offers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "offers" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "offers" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "offers" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "offers" TO forecourt_app, forecourt_platform;

CREATE TABLE "reviews" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "location_id" text,
    "customer_name" text NOT NULL,
    "text" text NOT NULL,
    "rating" integer NOT NULL,
    "review_date" text NOT NULL,
    "reply_text" text,
    "reply_date" text,
    "image_key" text,
    "source" text NOT NULL DEFAULT '',
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    "review_source_id" text,
    -- What the source calls it.
    "external_id" text,
    -- Since when its source has it no more: no site shows it.
    "hidden_at" timestamptz(3),
    CONSTRAINT "reviews_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "reviews_rating_check" CHECK (rating >= 1 AND rating <= 5),
    CONSTRAINT "reviews_date_check" CHECK (review_date ~ '^\d{4}-\d{2}-\d{2}$'::text),
    CONSTRAINT "reviews_reply_date_check" CHECK (reply_date ~ '^\d{4}-\d{2}-\d{2}$'::text),
    CONSTRAINT "reviews_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "reviews_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX reviews_organisation_id_review_date_idx ON reviews (organisation_id, review_date DESC);
CREATE UNIQUE INDEX reviews_organisation_id_review_source_id_external_id_key ON reviews (organisation_id, review_source_id, external_id);

ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reviews" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "reviews" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "reviews" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "reviews" TO forecourt_app, forecourt_platform;

CREATE TABLE "phone_reveals" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "car_id" text NOT NULL,
    "dealership_id" text NOT NULL,
    "revealed_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "phone_reveals_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "phone_reveals_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX phone_reveals_organisation_id_car_id_idx ON phone_reveals (organisation_id, car_id);

ALTER TABLE "phone_reveals" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "phone_reveals" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "phone_reveals" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "phone_reveals" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "phone_reveals" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT ON "phone_reveals" TO forecourt_app, forecourt_platform;

CREATE TABLE "users" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "email" text NOT NULL,
    "name" text NOT NULL,
    "password_hash" text,
    "disabled" boolean NOT NULL DEFAULT false,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sign_in_at" timestamptz(3),
    "demo" boolean NOT NULL DEFAULT false,
    "activated_at" timestamptz(3),
    -- Sealed with the installation's key; it counts once it was confirmed.
    "totp_secret" text,
    "totp_confirmed_at" timestamptz(3),
    -- The time step of the last code taken: none is taken twice.
    "totp_step" integer,
    -- Hashes of those not used yet.
    "recovery_codes" text[] NOT NULL DEFAULT ARRAY[]::text[],
    -- What somebody chose not to be told of, and in which way: 'late.mail' is no mail about who waits for too long.
    "muted_notices" text[] NOT NULL DEFAULT '{}'::text[],
    CONSTRAINT "users_pkey" PRIMARY KEY (id),
    CONSTRAINT "users_email_check" CHECK (email = lower(email)),
    CONSTRAINT "users_muted_notices_check" CHECK (muted_notices <@ ARRAY['lead.push', 'late.push', 'late.mail', 'mention.push', 'mention.mail'])
);
CREATE UNIQUE INDEX users_email_key ON users (email);

ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "users" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "users" TO forecourt_platform;
GRANT SELECT ("id", "email", "name", "disabled", "created_at", "last_sign_in_at", "demo", "activated_at", "totp_confirmed_at") ON "users" TO forecourt_app;

CREATE TABLE "audit" (
    "id" bigserial,
    "organisation_id" text,
    "site_id" text,
    "actor_id" text,
    "actor_name" text NOT NULL,
    "action" text NOT NULL,
    "target" text NOT NULL,
    "summary" text NOT NULL,
    "detail" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "audit_pkey" PRIMARY KEY (id)
);
CREATE INDEX audit_organisation_id_at_idx ON audit (organisation_id, at DESC);
CREATE INDEX audit_at_idx ON audit (at DESC);
-- The story of one record is asked for by its id.
CREATE INDEX audit_organisation_id_target_idx ON audit (organisation_id, target);

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "audit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audit" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "audit" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "audit" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "audit" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT ON "audit" TO forecourt_app, forecourt_platform;
GRANT USAGE ON SEQUENCE "audit_id_seq" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Which cars changed, so that every copy of the stock is kept fresh by reading those again. Rows of this table are only ever added, and
-- removed when they are old; they say nothing of what changed, since whoever follows reads the cars as they are by then.
-- ====================================================================================================

CREATE TABLE "car_changes" (
    "seq" bigint GENERATED ALWAYS AS IDENTITY,
    "organisation_id" text NOT NULL,
    -- Transactions can commit in another order than they took their numbers in. Who has read everything up to a snapshot reads on at
    -- the oldest transaction that was under way in it.
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "car_ids" text[] NOT NULL,
    "at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "car_changes_pkey" PRIMARY KEY (seq)
);
CREATE INDEX car_changes_organisation_id_xid_idx ON car_changes (organisation_id, xid);
CREATE INDEX car_changes_at_idx ON car_changes (at);

-- However many statements a transaction has, Postgres tells listeners of an organisation once, when it commits.
CREATE FUNCTION tell_car_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('forecourt_cars', organisation_id) FROM (SELECT DISTINCT organisation_id FROM new_rows) AS changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER car_changes_told AFTER INSERT ON car_changes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_car_changes();

ALTER TABLE "car_changes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_changes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_changes" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_changes" TO forecourt_platform USING (true) WITH CHECK (true);
-- A picture that goes with its car goes as the tables' owner, whom the wall binds as well.
CREATE POLICY written_by_triggers ON "car_changes" FOR INSERT TO CURRENT_USER WITH CHECK (true);
GRANT SELECT, INSERT ON "car_changes" TO forecourt_app;
GRANT SELECT, INSERT, DELETE ON "car_changes" TO forecourt_platform;

-- ====================================================================================================
-- What the editor of sites and layers needs beside drafts and versions.
-- ====================================================================================================

-- Pictures people uploaded, as they cropped them.
CREATE TABLE "images" (
    "organisation_id" text,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "key" text NOT NULL,
    "name" text NOT NULL,
    "alt" text NOT NULL DEFAULT '',
    "width" integer NOT NULL,
    "height" integer NOT NULL,
    "bytes" integer NOT NULL,
    -- What must stay in sight when the picture is cut: parts of its width and height, from the top left.
    "focal_x" float8 NOT NULL DEFAULT 0.5,
    "focal_y" float8 NOT NULL DEFAULT 0.5,
    "author_id" text,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "layer_id" text,
    -- Pictures taken in by somebody who works on one site are that site's; the others are the whole organisation's.
    "site_id" text,
    CONSTRAINT "images_pkey" PRIMARY KEY (id),
    CONSTRAINT "images_size_check" CHECK (width > 0 AND height > 0 AND bytes > 0),
    CONSTRAINT "images_focal_check" CHECK (((focal_x BETWEEN (0)::double precision AND (1)::double precision) AND (focal_y BETWEEN (0)::double precision AND (1)::double precision))),
    CONSTRAINT "images_owner_check" CHECK (organisation_id IS NULL OR layer_id IS NULL),
    CONSTRAINT "images_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "images_layer_id_fkey" FOREIGN KEY (layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX images_key_key ON images (key);
CREATE INDEX images_organisation_id_created_at_idx ON images (organisation_id, created_at DESC);
CREATE INDEX images_layer_id_created_at_idx ON images (layer_id, created_at DESC);

ALTER TABLE "images" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "images" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "images" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "images" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY platforms_own ON "images" FOR SELECT TO forecourt_app
  USING (organisation_id IS NULL AND layer_id IS NULL AND (SELECT current_organisation()) IS NOT NULL);
GRANT SELECT, INSERT, UPDATE ON "images" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "images" TO forecourt_platform;

-- A layer is edited as a draft of its own and released as a numbered revision; `layers` itself holds the newest release.
CREATE TABLE "layer_drafts" (
    "layer_id" text NOT NULL,
    "schema_version" integer NOT NULL,
    "values" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "locks" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "revision" integer NOT NULL DEFAULT 1,
    -- The release it started from.
    "layer_revision" integer NOT NULL,
    "updated_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_by" text,
    "lock_reasons" jsonb NOT NULL DEFAULT '{}'::jsonb,
    CONSTRAINT "layer_drafts_pkey" PRIMARY KEY (layer_id),
    CONSTRAINT "layer_drafts_values_check" CHECK (jsonb_typeof("values") = 'object'::text),
    CONSTRAINT "layer_drafts_layer_id_fkey" FOREIGN KEY (layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "layer_drafts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "layer_drafts" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "layer_drafts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "layer_drafts" TO forecourt_platform;

CREATE TABLE "layer_releases" (
    "layer_id" text NOT NULL,
    "revision" integer NOT NULL,
    "schema_version" integer NOT NULL,
    "values" jsonb NOT NULL,
    "locks" text[] NOT NULL,
    "note" text NOT NULL DEFAULT '',
    "author_id" text,
    "author_name" text NOT NULL,
    "released_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "lock_reasons" jsonb NOT NULL DEFAULT '{}'::jsonb,
    CONSTRAINT "layer_releases_pkey" PRIMARY KEY (layer_id, revision),
    CONSTRAINT "layer_releases_layer_id_fkey" FOREIGN KEY (layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE CASCADE
);

-- What was released stays as it was.
CREATE TRIGGER layer_releases_immutable BEFORE UPDATE ON layer_releases FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "layer_releases" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "layer_releases" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "layer_releases" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "layer_releases" FOR SELECT TO forecourt_app
  USING ((EXISTS ( SELECT
   FROM layers
  WHERE layers.id = layer_releases.layer_id)));
GRANT SELECT ON "layer_releases" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "layer_releases" TO forecourt_platform;

-- A release taken to sites, and what came of it at each. A site's `was_pinned_to` and `from_version` are what undoing returns it to.
CREATE TABLE "rollouts" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "layer_id" text NOT NULL,
    "revision" integer NOT NULL,
    "note" text NOT NULL DEFAULT '',
    "author_id" text,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "undone_at" timestamptz(3),
    "undone_by" text,
    CONSTRAINT "rollouts_pkey" PRIMARY KEY (id),
    CONSTRAINT "rollouts_layer_id_fkey" FOREIGN KEY (layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX rollouts_layer_id_created_at_idx ON rollouts (layer_id, created_at DESC);

ALTER TABLE "rollouts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "rollouts" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "rollouts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "rollouts" TO forecourt_platform;

-- A new dealer on the way to a live site. The organisation and the site come into being on the way.
CREATE TABLE "onboardings" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "organisation_id" text,
    "site_id" text,
    "name" text NOT NULL,
    "step" text NOT NULL,
    "answers" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "revision" integer NOT NULL DEFAULT 1,
    "author_id" text,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "finished_at" timestamptz(3),
    "discarded_at" timestamptz(3),
    CONSTRAINT "onboardings_pkey" PRIMARY KEY (id),
    CONSTRAINT "onboardings_answers_check" CHECK (jsonb_typeof(answers) = 'object'::text),
    CONSTRAINT "onboardings_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE SET NULL
);

ALTER TABLE "onboardings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "onboardings" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "onboardings" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "onboardings" TO forecourt_platform;

-- ====================================================================================================
-- Several people edit a layer; and a layer beneath the sites has pictures of its own.
-- ====================================================================================================

-- Who has a layer's editor open.
CREATE TABLE "layer_presences" (
    "layer_id" text NOT NULL,
    "user_id" text NOT NULL,
    "user_name" text NOT NULL,
    -- The setting they are at.
    "pointer" text,
    "seen_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "layer_presences_pkey" PRIMARY KEY (layer_id, user_id),
    CONSTRAINT "layer_presences_layer_id_fkey" FOREIGN KEY (layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "layer_presences" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "layer_presences" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "layer_presences" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "layer_presences" TO forecourt_platform;

-- ====================================================================================================
-- People: invitations, sessions, a second factor, and counts of tries that every process shares.
-- ====================================================================================================

-- An invitation or a way to a new password, sent by mail. The link carries the id and a signature; nothing here opens anything.
CREATE TABLE "person_links" (
    "id" text NOT NULL,
    "user_id" text NOT NULL,
    "kind" text NOT NULL,
    "expires_at" timestamptz(3) NOT NULL,
    "used_at" timestamptz(3),
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "person_links_pkey" PRIMARY KEY (id),
    CONSTRAINT "person_links_kind_check" CHECK (kind = ANY (ARRAY['invite', 'reset'])),
    CONSTRAINT "person_links_user_id_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX person_links_user_id_idx ON person_links (user_id);

ALTER TABLE "person_links" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "person_links" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "person_links" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "person_links" TO forecourt_platform;

-- Where somebody is signed in. A cookie without its row is worth nothing, so removing rows signs people out at once.
CREATE TABLE "user_sessions" (
    "id" text NOT NULL,
    "user_id" text NOT NULL,
    "device" text NOT NULL DEFAULT '',
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "seen_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "user_sessions_pkey" PRIMARY KEY (id),
    CONSTRAINT "user_sessions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX user_sessions_user_id_idx ON user_sessions (user_id);

ALTER TABLE "user_sessions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "user_sessions" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "user_sessions" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "user_sessions" TO forecourt_platform;

-- How often something was tried of late, in the form rate-limiter-flexible gives it.
CREATE TABLE "limits" (
    "key" character varying(255) NOT NULL,
    "points" integer NOT NULL DEFAULT 0,
    "expire" bigint,
    CONSTRAINT "limits_pkey" PRIMARY KEY (key)
);

ALTER TABLE "limits" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "limits" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "limits" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "limits" TO forecourt_platform;

-- ====================================================================================================
-- When the demo was begun to be laid out, and when it was whole. Nobody but the owner reads it: it is asked for before anything is served.
-- ====================================================================================================

CREATE TABLE "seedings" (
    "id" integer NOT NULL DEFAULT 1,
    "begun_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" timestamptz(3),
    CONSTRAINT "seedings_pkey" PRIMARY KEY (id),
    CONSTRAINT "seedings_once" CHECK (id = 1)
);

ALTER TABLE "seedings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "seedings" FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON "seedings" TO CURRENT_USER USING (true) WITH CHECK (true);

-- ====================================================================================================
-- A location is edited as a draft of its own and published as a numbered version; `locations` itself holds what shoppers see.
-- ====================================================================================================

CREATE TABLE "location_drafts" (
    "organisation_id" text NOT NULL,
    "location_id" text NOT NULL,
    "values" jsonb NOT NULL,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_by" text NOT NULL,
    CONSTRAINT "location_drafts_pkey" PRIMARY KEY (organisation_id, location_id),
    CONSTRAINT "location_drafts_values_check" CHECK (jsonb_typeof("values") = 'object'::text),
    CONSTRAINT "location_drafts_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "location_drafts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "location_drafts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "location_drafts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "location_drafts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "location_drafts" TO forecourt_app, forecourt_platform;

CREATE TABLE "location_versions" (
    "organisation_id" text NOT NULL,
    "location_id" text NOT NULL,
    "number" integer NOT NULL,
    "values" jsonb NOT NULL,
    -- What was different from the version before, in sentences.
    "changes" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "author_id" text,
    "author_name" text NOT NULL,
    "published_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "location_versions_pkey" PRIMARY KEY (organisation_id, location_id, number),
    CONSTRAINT "location_versions_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "location_versions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "location_versions" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "location_versions" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "location_versions" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "location_versions" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "location_versions" TO forecourt_platform;

-- ====================================================================================================
-- A car has two prices, as feeds and the law know them: drive-away, and excluding government charges. What a car costs where nobody
-- chooses otherwise is worked out of them (the rule `shownPrice`).
-- ====================================================================================================

-- What people changed of a car. What feeds changed is with their runs.
CREATE TABLE "car_history" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "car_id" text NOT NULL,
    "at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "author_id" text,
    "author_name" text NOT NULL,
    "action" text NOT NULL,
    "changes" jsonb NOT NULL,
    -- The entry that it takes back.
    "undoes" bigint,
    "batch_id" text,
    CONSTRAINT "car_history_pkey" PRIMARY KEY (organisation_id, car_id, id),
    CONSTRAINT "car_history_action_check" CHECK (action = ANY (ARRAY['create', 'update', 'move', 'undo', 'photos'])),
    CONSTRAINT "car_history_changes_check" CHECK (jsonb_typeof(changes) = 'object'::text),
    CONSTRAINT "car_history_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX car_history_batch_idx ON car_history (organisation_id, batch_id, id) WHERE batch_id IS NOT NULL;

ALTER TABLE "car_history" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_history" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_history" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_history" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "car_history" TO forecourt_app, forecourt_platform;
GRANT UPDATE ("at", "changes") ON "car_history" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Lists of cars as people want them again: filters, order and columns under a name. Staff's belong to no organisation.
-- ====================================================================================================

CREATE TABLE "list_views" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "organisation_id" text,
    "user_id" text NOT NULL,
    "name" text NOT NULL,
    -- Whether everybody of the organisation sees it.
    "shared" boolean NOT NULL DEFAULT false,
    "view" jsonb NOT NULL,
    "updated_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "list" text NOT NULL,
    CONSTRAINT "list_views_pkey" PRIMARY KEY (id),
    CONSTRAINT "list_views_view_check" CHECK (jsonb_typeof(view) = 'object'::text AND octet_length(view::text) <= 20000),
    CONSTRAINT "list_views_shared_check" CHECK (NOT shared OR organisation_id IS NOT NULL),
    CONSTRAINT "list_views_list_check" CHECK (list = ANY (ARRAY['stock', 'inbox'])),
    CONSTRAINT "list_views_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX list_views_organisation_id_list_user_id_idx ON list_views (organisation_id, list, user_id);

ALTER TABLE "list_views" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "list_views" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "list_views" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "list_views" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "list_views" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Where a dealership's cars come from by themselves: a file that is fetched, pushed or uploaded, again and again.
-- ====================================================================================================

CREATE TABLE "stock_feeds" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "dealership_id" text NOT NULL,
    -- Where cars stand of which the feed says nothing.
    "location_id" text NOT NULL,
    "name" text NOT NULL,
    -- How its file is had: uploaded, pushed, or fetched from where.
    "source" jsonb NOT NULL,
    -- How its headings become fields of cars; those that are known are read without one.
    "mapping" jsonb,
    -- Whether prices include government charges where the feed doesn't say.
    "price_type" text NOT NULL DEFAULT 'egc',
    "schedule" jsonb,
    -- A file that would withdraw more of the cars is held for a person.
    "most_gone_percent" integer NOT NULL DEFAULT 20,
    "paused" boolean NOT NULL DEFAULT false,
    -- Raised, every secret of the feed given out before ends.
    "secret_revision" integer NOT NULL DEFAULT 1,
    "etag" text,
    "modified" text,
    "checked_at" timestamptz(3),
    "next_run_at" timestamptz(3),
    "claimed_until" timestamptz(3),
    -- Fetches that failed since the last that didn't, and what was wrong with the last.
    "failures" integer NOT NULL DEFAULT 0,
    "message" text,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    -- Whose word counts where several feeds have a car: the lowest, and of equals the oldest.
    "precedence" integer NOT NULL DEFAULT 1,
    -- Whether it brings and withdraws cars, or only tells of those that are there.
    "adds_cars" boolean NOT NULL DEFAULT true,
    -- A password or private key, sealed with the installation's key.
    "credential" text,
    -- The key the server showed first: one that shows another isn't given the password.
    "host_key" text,
    -- Whether a person has seen what the first file of a feed does. Feeds that were there before count as seen.
    "reviewed" boolean NOT NULL DEFAULT true,
    CONSTRAINT "stock_feeds_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "stock_feeds_price_type_check" CHECK (price_type = ANY (ARRAY['driveAway', 'egc'])),
    CONSTRAINT "stock_feeds_most_gone_percent_check" CHECK (most_gone_percent >= 1 AND most_gone_percent <= 100),
    CONSTRAINT "stock_feeds_precedence_check" CHECK (precedence >= 1 AND precedence <= 9),
    CONSTRAINT "stock_feeds_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "stock_feeds_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "stock_feeds_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX stock_feeds_id_key ON stock_feeds (id);
CREATE INDEX stock_feeds_organisation_id_dealership_id_idx ON stock_feeds (organisation_id, dealership_id);
CREATE INDEX stock_feeds_due ON stock_feeds (next_run_at) WHERE next_run_at IS NOT NULL AND NOT paused;

ALTER TABLE "stock_feeds" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_feeds" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_feeds" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_feeds" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_feeds" TO forecourt_app, forecourt_platform;

-- Files as they came, for as long as somebody may ask what was in them.
CREATE TABLE "stock_feed_files" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "feed_id" text NOT NULL,
    "name" text NOT NULL,
    "hash" text NOT NULL,
    "size" integer NOT NULL,
    -- Compressed.
    "bytes" bytea NOT NULL,
    "received_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "stock_feed_files_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "stock_feed_files_organisation_id_feed_id_fkey" FOREIGN KEY (organisation_id, feed_id) REFERENCES stock_feeds(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stock_feed_files_received_at_idx ON stock_feed_files (received_at);
CREATE INDEX stock_feed_files_organisation_id_feed_id_idx ON stock_feed_files (organisation_id, feed_id);

ALTER TABLE "stock_feed_files" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_feed_files" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_feed_files" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_feed_files" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_feed_files" TO forecourt_app, forecourt_platform;

-- What came of each file.
CREATE TABLE "stock_feed_runs" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "feed_id" text NOT NULL,
    "file_id" text,
    "trigger" text NOT NULL,
    "status" text NOT NULL,
    -- Whether the file holds all cars, so that those it lacks are gone.
    "is_whole" boolean NOT NULL,
    "rows" integer NOT NULL DEFAULT 0,
    "added" integer NOT NULL DEFAULT 0,
    "changed" integer NOT NULL DEFAULT 0,
    "unchanged" integer NOT NULL DEFAULT 0,
    "gone" integer NOT NULL DEFAULT 0,
    "refused" integer NOT NULL DEFAULT 0,
    -- Why a person was asked, in sentences.
    "brakes" jsonb NOT NULL DEFAULT '[]'::jsonb,
    -- The first rows and fields that could not be taken.
    "problems" jsonb NOT NULL DEFAULT '[]'::jsonb,
    "headings" text[] NOT NULL DEFAULT ARRAY[]::text[],
    -- When the file was made, where it says so.
    "made_at" timestamptz(3),
    "author_name" text NOT NULL,
    "started_at" timestamptz(3) NOT NULL,
    "finished_at" timestamptz(3) NOT NULL,
    -- Who applied or discarded what was held, or undid what was applied, and when.
    "settled_by" text,
    "settled_at" timestamptz(3),
    CONSTRAINT "stock_feed_runs_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "stock_feed_runs_trigger_check" CHECK (trigger = ANY (ARRAY['schedule', 'person', 'push'])),
    CONSTRAINT "stock_feed_runs_status_check" CHECK (status = ANY (ARRAY['applied', 'unchanged', 'held', 'refused', 'discarded', 'undone'])),
    CONSTRAINT "stock_feed_runs_organisation_id_feed_id_fkey" FOREIGN KEY (organisation_id, feed_id) REFERENCES stock_feeds(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stock_feed_runs_organisation_id_feed_id_started_at_idx ON stock_feed_runs (organisation_id, feed_id, started_at DESC);

ALTER TABLE "stock_feed_runs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_feed_runs" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_feed_runs" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_feed_runs" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_feed_runs" TO forecourt_app, forecourt_platform;

-- The cars of a feed by what it calls them.
CREATE TABLE "stock_feed_cars" (
    "organisation_id" text NOT NULL,
    "feed_id" text NOT NULL,
    "external_id" text NOT NULL,
    "car_id" text NOT NULL,
    -- Of everything the row said last: a row of the same changes nothing.
    "hash" text NOT NULL,
    -- By field of the car: what the feed said last.
    "said" jsonb NOT NULL,
    -- Fields in which a person's value holds against the feed's.
    "kept" text[] NOT NULL DEFAULT ARRAY[]::text[],
    "photos" text[],
    -- Why its row could not be taken last time; the car stays as it was.
    "problem" text,
    "gone_at" timestamptz(3),
    CONSTRAINT "stock_feed_cars_pkey" PRIMARY KEY (organisation_id, feed_id, external_id),
    CONSTRAINT "stock_feed_cars_organisation_id_feed_id_fkey" FOREIGN KEY (organisation_id, feed_id) REFERENCES stock_feeds(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "stock_feed_cars_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stock_feed_cars_problem_idx ON stock_feed_cars (organisation_id, car_id) WHERE problem IS NOT NULL;
CREATE UNIQUE INDEX stock_feed_cars_organisation_id_car_id_feed_id_key ON stock_feed_cars (organisation_id, car_id, feed_id);

ALTER TABLE "stock_feed_cars" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_feed_cars" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_feed_cars" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_feed_cars" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_feed_cars" TO forecourt_app, forecourt_platform;

-- What a run did to each car, so that it can be shown and undone as a whole.
CREATE TABLE "stock_feed_changes" (
    "organisation_id" text NOT NULL,
    "run_id" text NOT NULL,
    "car_id" text NOT NULL,
    "kind" text NOT NULL,
    -- By field that changed.
    "before" jsonb NOT NULL,
    "after" jsonb NOT NULL,
    CONSTRAINT "stock_feed_changes_pkey" PRIMARY KEY (organisation_id, run_id, car_id),
    CONSTRAINT "stock_feed_changes_kind_check" CHECK (kind = ANY (ARRAY['added', 'changed', 'withdrawn'])),
    CONSTRAINT "stock_feed_changes_organisation_id_run_id_fkey" FOREIGN KEY (organisation_id, run_id) REFERENCES stock_feed_runs(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "stock_feed_changes_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stock_feed_changes_organisation_id_car_id_idx ON stock_feed_changes (organisation_id, car_id);

ALTER TABLE "stock_feed_changes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_feed_changes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_feed_changes" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_feed_changes" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_feed_changes" TO forecourt_app, forecourt_platform;

-- The pictures a feed names for a car, in their order.
CREATE TABLE "stock_feed_photos" (
    "organisation_id" text NOT NULL,
    "car_id" text NOT NULL,
    "position" integer NOT NULL,
    "url" text NOT NULL,
    "status" text NOT NULL DEFAULT 'waiting',
    -- In file storage, once it was fetched; it stays when a later fetch fails.
    "key" text,
    "attempts" integer NOT NULL DEFAULT 0,
    "next_attempt_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "message" text,
    CONSTRAINT "stock_feed_photos_pkey" PRIMARY KEY (organisation_id, car_id, "position"),
    CONSTRAINT "stock_feed_photos_status_check" CHECK (status = ANY (ARRAY['waiting', 'stored', 'failed'])),
    CONSTRAINT "stock_feed_photos_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stock_feed_photos_waiting ON stock_feed_photos (next_attempt_at) WHERE status = 'waiting'::text;

ALTER TABLE "stock_feed_photos" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "stock_feed_photos" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "stock_feed_photos" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "stock_feed_photos" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_feed_photos" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Files on their way in: sent in parts, so that a lost connection or a closed page costs nothing but the part that was under way.
-- ====================================================================================================

CREATE TABLE "uploads" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "car_id" text NOT NULL,
    "kind" text NOT NULL,
    "name" text NOT NULL,
    -- What the sender's browser knows the file by: the same again goes on where it stopped.
    "fingerprint" text NOT NULL,
    "bytes" integer NOT NULL,
    "received" integer NOT NULL DEFAULT 0,
    "author_id" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    "updated_at" timestamptz(3) NOT NULL,
    CONSTRAINT "uploads_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "uploads_kind_check" CHECK (kind = ANY (ARRAY['photo', 'report'])),
    CONSTRAINT "uploads_bytes_check" CHECK (((bytes > 0) AND (received BETWEEN 0 AND bytes))),
    CONSTRAINT "uploads_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX uploads_id_key ON uploads (id);
CREATE UNIQUE INDEX uploads_sent_key ON uploads (organisation_id, car_id, author_id, kind, fingerprint);
CREATE INDEX uploads_updated_at_idx ON uploads (updated_at);

ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "uploads" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "uploads" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "uploads" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "uploads" TO forecourt_app, forecourt_platform;

-- What a picture was before it was turned, cropped or blurred. What nothing shows any more is kept where no address leads.
CREATE TABLE "picture_originals" (
    "organisation_id" text NOT NULL,
    "key" text NOT NULL,
    "original_key" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "picture_originals_pkey" PRIMARY KEY (organisation_id, key),
    CONSTRAINT "picture_originals_other_check" CHECK (key <> original_key),
    CONSTRAINT "picture_originals_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "picture_originals" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "picture_originals" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "picture_originals" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "picture_originals" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "picture_originals" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Many cars are changed at once, seen as one and taken back as one; an offer can be about chosen cars; and the list counts cars without
-- photos by their first photos alone.
-- ====================================================================================================

-- What was done to many cars at once. Which cars, and what they were before, is in their histories.
CREATE TABLE "car_batches" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL,
    "at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "author_id" text,
    "author_name" text NOT NULL,
    -- In a few words, as it is shown: 'Prices down by 3 %'.
    "title" text NOT NULL,
    CONSTRAINT "car_batches_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "car_batches_id_check" CHECK (length(id) >= 8 AND length(id) <= 100),
    CONSTRAINT "car_batches_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX car_batches_organisation_id_at_idx ON car_batches (organisation_id, at DESC);

ALTER TABLE "car_batches" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_batches" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_batches" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_batches" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "car_batches" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- What makers build and dealers lend is written in the console: makes, models with their facts, accessories, lenders and charges.
-- ====================================================================================================

CREATE TABLE "accessories" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "model_id" text NOT NULL,
    "name" text NOT NULL,
    "part_number" text,
    "category" text NOT NULL,
    "description" text,
    "price_cents" integer,
    "fitted" boolean NOT NULL DEFAULT false,
    "image_key" text,
    "published" boolean NOT NULL DEFAULT true,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "accessories_pkey" PRIMARY KEY (id),
    CONSTRAINT "accessories_price_cents_check" CHECK (price_cents >= 0),
    CONSTRAINT "accessories_model_id_fkey" FOREIGN KEY (model_id) REFERENCES models(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX accessories_model_id_idx ON accessories (model_id);

ALTER TABLE "accessories" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "accessories" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "accessories" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "accessories" FOR SELECT TO forecourt_app
  USING ((model_id IN ( SELECT models.id
   FROM models)));
CREATE POLICY own_organisation ON "accessories" TO forecourt_app
  USING ((model_id IN ( SELECT models.id
   FROM models
  WHERE models.organisation_id = (SELECT current_organisation()))))
  WITH CHECK ((model_id IN ( SELECT models.id
   FROM models
  WHERE models.organisation_id = (SELECT current_organisation()))));
GRANT SELECT, INSERT, UPDATE, DELETE ON "accessories" TO forecourt_app, forecourt_platform;

CREATE TABLE "lenders" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- Null where every dealership of the organisation lends so.
    "dealership_id" text,
    "name" text NOT NULL,
    -- The finance provider whose figures these terms give, as the setting of a site names it.
    "provider" text NOT NULL,
    "car_types" text[] NOT NULL DEFAULT '{}'::text[],
    "interest_rate" float8 NOT NULL,
    "comparison_rate" float8 NOT NULL,
    "term_years" float8 NOT NULL,
    "deposit_percent" float8 NOT NULL DEFAULT 0,
    "balloon_percent" float8 NOT NULL DEFAULT 0,
    "establishment_cents" integer NOT NULL DEFAULT 0,
    "disclaimer" text,
    "published" boolean NOT NULL DEFAULT true,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "lenders_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lenders_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "lenders_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);

-- Written with the lenders, however these are written; cars whose figures follow count as changed.
CREATE FUNCTION keep_lender_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER lenders_kept AFTER INSERT OR DELETE OR UPDATE ON lenders FOR EACH ROW EXECUTE FUNCTION keep_lender_terms();

ALTER TABLE "lenders" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lenders" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lenders" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lenders" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "lenders" TO forecourt_app, forecourt_platform;

CREATE TABLE "charges" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "dealership_id" text,
    "name" text NOT NULL,
    -- Who asks it: the government or the dealer.
    "asked_by" text NOT NULL,
    -- Empty: wherever the car stands.
    "states" text[] NOT NULL DEFAULT '{}'::text[],
    "car_types" text[] NOT NULL DEFAULT '{}'::text[],
    "fixed_cents" integer NOT NULL DEFAULT 0,
    "percent" float8 NOT NULL DEFAULT 0,
    -- The percentage is of what the price has above this.
    "above_cents" integer NOT NULL DEFAULT 0,
    "published" boolean NOT NULL DEFAULT true,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "charges_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "charges_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "charges_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);

ALTER TABLE "charges" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "charges" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "charges" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "charges" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "charges" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Reviews are fetched from where customers write them: which places, how often, and what came of it.
-- ====================================================================================================

CREATE TABLE "review_sources" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL,
    "provider" text NOT NULL,
    -- What the provider calls the place.
    "place" text NOT NULL,
    "location_id" text,
    "every_hours" integer NOT NULL DEFAULT 24,
    "paused" boolean NOT NULL DEFAULT false,
    "next_run_at" timestamptz(3) DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" timestamptz(3),
    "checked_at" timestamptz(3),
    -- What went wrong last, in a sentence; null when nothing did.
    "message" text,
    "counts" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "review_sources_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "review_sources_every_hours_check" CHECK (every_hours >= 1 AND every_hours <= 720),
    CONSTRAINT "review_sources_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "review_sources_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX review_sources_next_run_at_idx ON review_sources (next_run_at) WHERE NOT paused;

ALTER TABLE "review_sources" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "review_sources" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "review_sources" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "review_sources" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "review_sources" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Shoppers' accounts, one for each organisation: what they watch, search for and agreed to, and how they sign in.
-- ====================================================================================================

-- How a car stood: written by triggers whenever its price or its way through the yard changes.
CREATE TABLE "car_states" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "car_id" text NOT NULL,
    "at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "status" text NOT NULL,
    "reserved" boolean NOT NULL,
    "price_cents" integer,
    "price_type" text NOT NULL,
    -- Whether whom it concerns was found.
    "handled" boolean NOT NULL DEFAULT false,
    CONSTRAINT "car_states_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "car_states_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX car_states_car_idx ON car_states (organisation_id, car_id, id);
CREATE INDEX car_states_unhandled_idx ON car_states (organisation_id, id) WHERE NOT handled;

ALTER TABLE "car_states" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_states" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_states" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_states" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "car_states" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Cars that shoppers hold with a deposit, the money that was asked for, and what banks told of it.
-- ====================================================================================================

-- Who takes an organisation's payments: for all of its locations, or for one.
CREATE TABLE "payment_accounts" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- Null: every location without one of its own.
    "location_id" text,
    "provider" text NOT NULL,
    "name" text NOT NULL,
    -- By which name the installation knows the account's keys, which are never here.
    "secret_ref" text NOT NULL DEFAULT '',
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    -- Payments made with it go on; new ones are made with the next.
    "ended_at" timestamptz(3),
    CONSTRAINT "payment_accounts_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "payment_accounts_provider_check" CHECK (provider = ANY (ARRAY['testBank', 'stripe'])),
    CONSTRAINT "payment_accounts_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "payment_accounts_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX payment_accounts_id_key ON payment_accounts (id);
CREATE UNIQUE INDEX payment_accounts_place_key ON payment_accounts (organisation_id, COALESCE(location_id, ''::text)) WHERE ended_at IS NULL;

ALTER TABLE "payment_accounts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "payment_accounts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "payment_accounts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "payment_accounts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "payment_accounts" TO forecourt_app, forecourt_platform;

-- What a provider told by itself: each once, whatever it sends twice.
CREATE TABLE "payment_notices" (
    "organisation_id" text NOT NULL,
    "account_id" text NOT NULL,
    "event_id" text NOT NULL,
    "type" text NOT NULL,
    -- Which payment it is about; null where it is none of ours.
    "payment_id" text,
    "received_at" timestamptz(3) NOT NULL,
    "settled_at" timestamptz(3),
    CONSTRAINT "payment_notices_pkey" PRIMARY KEY (organisation_id, account_id, event_id),
    CONSTRAINT "payment_notices_account_fkey" FOREIGN KEY (organisation_id, account_id) REFERENCES payment_accounts(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX payment_notices_unsettled_idx ON payment_notices (received_at) WHERE settled_at IS NULL;

ALTER TABLE "payment_notices" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "payment_notices" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "payment_notices" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "payment_notices" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "payment_notices" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- The test bank: a payment provider of the installation's own, with which no money moves. What it knows is kept apart from what the
-- platform knows, as with any other bank.
-- ====================================================================================================

CREATE TABLE "test_bank_pages" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL,
    "account_id" text NOT NULL,
    -- What the caller calls the attempt: a repeat is the same page.
    "key" text NOT NULL,
    "title" text NOT NULL,
    "email" text NOT NULL,
    "amount_cents" integer NOT NULL,
    "currency" text NOT NULL,
    "collect" text NOT NULL,
    "return_address" text NOT NULL,
    "back_address" text NOT NULL,
    "until" timestamptz(3) NOT NULL,
    "closed" boolean NOT NULL DEFAULT false,
    "money" text NOT NULL DEFAULT 'none',
    "dispute" text,
    -- Whether the card is of an account that was closed since: it takes no refunds.
    "takes_refunds" boolean NOT NULL DEFAULT true,
    "failed_returns" integer NOT NULL DEFAULT 0,
    "return_key" text,
    "captured_key" text,
    "paid_with" text NOT NULL DEFAULT '',
    "paid_at" timestamptz(3),
    "created_at" timestamptz(3) NOT NULL,
    CONSTRAINT "test_bank_pages_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "test_bank_pages_account_fkey" FOREIGN KEY (organisation_id, account_id) REFERENCES payment_accounts(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX test_bank_pages_id_key ON test_bank_pages (id);
CREATE UNIQUE INDEX test_bank_pages_key_key ON test_bank_pages (account_id, key);

ALTER TABLE "test_bank_pages" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "test_bank_pages" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "test_bank_pages" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "test_bank_pages" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "test_bank_pages" TO forecourt_app, forecourt_platform;

-- What it tells by itself, until whoever is told has it.
CREATE TABLE "test_bank_notices" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT 'evt_'::text || replace(gen_random_uuid()::text, '-'::text, ''::text),
    "page_id" text NOT NULL,
    "type" text NOT NULL,
    "due_at" timestamptz(3) NOT NULL,
    "attempts" integer NOT NULL DEFAULT 0,
    "delivered_at" timestamptz(3),
    CONSTRAINT "test_bank_notices_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "test_bank_notices_page_fkey" FOREIGN KEY (organisation_id, page_id) REFERENCES test_bank_pages(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX test_bank_notices_due_idx ON test_bank_notices (due_at) WHERE delivered_at IS NULL;

ALTER TABLE "test_bank_notices" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "test_bank_notices" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "test_bank_notices" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "test_bank_notices" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "test_bank_notices" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Bookings of test drives and services: what each location offers, who comes when, and when nobody can.
-- ====================================================================================================

-- What a location offers of a kind. No row: shoppers ask, and people answer.
CREATE TABLE "booking_settings" (
    "organisation_id" text NOT NULL,
    "location_id" text NOT NULL,
    "kind" text NOT NULL,
    "enabled" boolean NOT NULL DEFAULT false,
    "values" jsonb NOT NULL,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT now(),
    "updated_by" text NOT NULL,
    CONSTRAINT "booking_settings_pkey" PRIMARY KEY (organisation_id, location_id, kind),
    CONSTRAINT "booking_settings_kind_check" CHECK (kind = ANY (ARRAY['testDrive', 'service'])),
    CONSTRAINT "booking_settings_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "booking_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "booking_settings" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "booking_settings" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "booking_settings" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "booking_settings" TO forecourt_app, forecourt_platform;

-- When nobody can be booked: at a whole location, for one kind, or with one car.
CREATE TABLE "booking_blocks" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "location_id" text NOT NULL,
    "kind" text,
    "car_id" text,
    "starts_at" timestamptz(3) NOT NULL,
    "ends_at" timestamptz(3) NOT NULL,
    "reason" text NOT NULL DEFAULT '',
    "idempotency_key" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "created_by" text NOT NULL,
    CONSTRAINT "booking_blocks_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "booking_blocks_kind_check" CHECK (kind = ANY (ARRAY['testDrive', 'service'])),
    CONSTRAINT "booking_blocks_times_check" CHECK (starts_at < ends_at),
    CONSTRAINT "booking_blocks_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "booking_blocks_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX booking_blocks_idempotency_key ON booking_blocks (organisation_id, idempotency_key);
CREATE INDEX booking_blocks_location_idx ON booking_blocks (organisation_id, location_id, ends_at);

ALTER TABLE "booking_blocks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "booking_blocks" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "booking_blocks" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "booking_blocks" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "booking_blocks" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- What was promised of bookings, so that it is promised once, however many workers look.
-- ====================================================================================================

-- A place's list of who comes on a day.
CREATE TABLE "booking_lists" (
    "organisation_id" text NOT NULL,
    "location_id" text NOT NULL,
    "date" text NOT NULL,
    "promised_at" timestamptz(3) NOT NULL,
    CONSTRAINT "booking_lists_pkey" PRIMARY KEY (organisation_id, location_id, date),
    CONSTRAINT "booking_lists_date_check" CHECK (date ~ '^\d{4}-\d{2}-\d{2}$'::text),
    CONSTRAINT "booking_lists_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "booking_lists" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "booking_lists" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "booking_lists" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "booking_lists" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "booking_lists" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- What shoppers' own vehicles are worth: the vehicles, what was asked and offered, what market values were looked up, and each
-- organisation's rules of price.
-- ====================================================================================================

-- What was asked of the provider of market values: kept for a day, and counted for it. Nothing of owners, and no plate in the clear.
CREATE TABLE "market_lookups" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "key_hash" text NOT NULL,
    "market_cents" integer,
    "source" text NOT NULL DEFAULT '',
    -- Null while nobody answered.
    "answered_at" timestamptz(3),
    "asked_at" timestamptz(3) NOT NULL,
    CONSTRAINT "market_lookups_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "market_lookups_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX market_lookups_key_idx ON market_lookups (organisation_id, key_hash, asked_at);
CREATE INDEX market_lookups_asked_at_idx ON market_lookups (organisation_id, asked_at);

ALTER TABLE "market_lookups" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_lookups" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_lookups" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_lookups" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_lookups" TO forecourt_app, forecourt_platform;

CREATE TABLE "valuation_rules" (
    "organisation_id" text NOT NULL,
    "document" jsonb NOT NULL,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "valuation_rules_pkey" PRIMARY KEY (organisation_id),
    CONSTRAINT "valuation_rules_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "valuation_rules" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "valuation_rules" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "valuation_rules" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "valuation_rules" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "valuation_rules" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Photos of valuations are files. Whatever removes a valuation leaves their keys here; the worker removes the files that nothing else
-- holds.
-- ====================================================================================================

CREATE TABLE "dropped_photos" (
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "key" text NOT NULL,
    "dropped_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "dropped_photos_pkey" PRIMARY KEY (id)
);

ALTER TABLE "dropped_photos" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "dropped_photos" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "dropped_photos" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY written_by_triggers ON "dropped_photos" FOR INSERT TO CURRENT_USER WITH CHECK (true);
GRANT SELECT, DELETE ON "dropped_photos" TO forecourt_platform;

-- ====================================================================================================
-- What dealers write for their blogs: an organisation's, on the sites it chooses.
-- ====================================================================================================

CREATE TABLE "posts" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" text NOT NULL,
    -- Its addresses of before, which lead to the one of now.
    "former_slugs" text[] NOT NULL DEFAULT '{}'::text[],
    "title" text NOT NULL,
    "summary" text,
    "body" text NOT NULL,
    "category" text NOT NULL,
    "state" text NOT NULL DEFAULT 'draft',
    -- By the clock of each site that shows it.
    "publish_on" text NOT NULL,
    "publish_time" text,
    "featured" boolean NOT NULL DEFAULT false,
    "author" text,
    "tags" text,
    "tag_slugs" text[] NOT NULL DEFAULT '{}'::text[],
    -- The address of the stock list whose cars stand below it.
    "cars_from" text,
    "image_key" text,
    "image_alt" text,
    "excluded_site_ids" text[] NOT NULL DEFAULT '{}'::text[],
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "posts_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "posts_state_check" CHECK (state = ANY (ARRAY['draft', 'published'])),
    CONSTRAINT "posts_publish_on_check" CHECK (publish_on ~ '^\d{4}-\d{2}-\d{2}$'::text),
    CONSTRAINT "posts_publish_time_check" CHECK (publish_time ~ '^\d{2}:\d{2}$'::text),
    CONSTRAINT "posts_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX posts_organisation_id_slug_key ON posts (organisation_id, slug);
CREATE INDEX posts_organisation_id_publish_on_idx ON posts (organisation_id, publish_on DESC);

ALTER TABLE "posts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "posts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "posts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "posts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "posts" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Conversations: all that one person asked, booked or reserved at an organisation, and what was done about it. The database makes them as
-- enquiries arrive, so that no way in can forget it.
-- ====================================================================================================

CREATE TABLE "conversations" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- As they were first said: what somebody types later under the same number stands with its enquiry.
    "name" text NOT NULL DEFAULT '',
    "last_name" text NOT NULL DEFAULT '',
    "email" text NOT NULL DEFAULT '',
    "phone" text NOT NULL DEFAULT '',
    "stage" text NOT NULL DEFAULT 'new',
    "lost_reason" text,
    -- Every site it touches: who works for one of them sees it.
    "site_ids" text[] NOT NULL DEFAULT '{}'::text[],
    "location_id" text,
    -- What was asked last: the car, the kind of form, and where it came from.
    "car_id" text,
    "car_name" text,
    "form" text,
    "source" text,
    "assigned_to" text,
    "assigned_at" timestamptz(3),
    "snoozed_until" timestamptz(3),
    "next_step" text NOT NULL DEFAULT '',
    "next_step_at" timestamptz(3),
    "last_at" timestamptz(3) NOT NULL,
    "last_by" text NOT NULL DEFAULT 'shopper',
    "last_text" text NOT NULL DEFAULT '',
    -- Since when the shopper waits for an answer; null while nobody does.
    "waits_since" timestamptz(3),
    -- What it is found by, in small letters.
    "search" text NOT NULL DEFAULT '',
    "revision" integer NOT NULL DEFAULT 1,
    "created_at" timestamptz(3) NOT NULL,
    CONSTRAINT "conversations_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "conversations_stage_check" CHECK (stage = ANY (ARRAY['new', 'contacted', 'appointment', 'negotiating', 'sold', 'lost', 'spam'])),
    CONSTRAINT "conversations_lost_check" CHECK ((stage = 'lost'::text) = (lost_reason IS NOT NULL)),
    CONSTRAINT "conversations_last_by_check" CHECK (last_by = ANY (ARRAY['shopper', 'dealer'])),
    CONSTRAINT "conversations_organisation_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "conversations_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (location_id),
    CONSTRAINT "conversations_car_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (car_id)
);
CREATE INDEX conversations_last_at_idx ON conversations (organisation_id, last_at DESC, id);
CREATE INDEX conversations_stage_idx ON conversations (organisation_id, stage, last_at DESC);
CREATE INDEX conversations_assigned_idx ON conversations (organisation_id, assigned_to, last_at DESC);
-- What is counted of the inbox is in one index, without the rows themselves; and those that are done are there in the order they are
-- listed.
CREATE INDEX conversations_counts_idx ON conversations (organisation_id, stage) INCLUDE (site_ids, snoozed_until, waits_since, assigned_to);
CREATE INDEX conversations_closed_idx ON conversations (organisation_id, last_at DESC, id) WHERE stage = ANY (ARRAY['sold', 'lost']);

-- A clock begins when somebody new waits, and is none where it was spam.
CREATE FUNCTION run_answer_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stage = 'spam' THEN
    DELETE FROM answer_clocks WHERE organisation_id = NEW.organisation_id AND conversation_id = NEW.id AND answered_at IS NULL;
  ELSIF NEW.stage = 'new' AND NEW.waits_since IS NOT NULL THEN
    INSERT INTO answer_clocks (organisation_id, conversation_id, location_id, form, asked_at)
    VALUES (NEW.organisation_id, NEW.id, NEW.location_id, NEW.form, NEW.waits_since)
    ON CONFLICT ("organisation_id", "conversation_id") WHERE "answered_at" IS NULL DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER conversations_clock AFTER INSERT OR UPDATE OF stage, waits_since ON conversations FOR EACH ROW EXECUTE FUNCTION run_answer_clock();

CREATE FUNCTION keep_conversation_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.search = OLD.search THEN RETURN NULL; END IF;
    DELETE FROM conversation_words known WHERE known.organisation_id = NEW.organisation_id AND known.conversation_id = NEW.id
      AND NOT EXISTS (SELECT FROM conversation_words_of(NEW.search) said WHERE said.word = known.word);
  END IF;
  INSERT INTO conversation_words (organisation_id, word, conversation_id)
  SELECT NEW.organisation_id, said.word, NEW.id FROM conversation_words_of(NEW.search) said ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER conversations_words AFTER INSERT OR UPDATE OF search ON conversations FOR EACH ROW EXECUTE FUNCTION keep_conversation_words();

-- Open inboxes hear at once of what came: with whose it is, and nothing of what it says.
CREATE FUNCTION tell_inbox_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('forecourt_inbox', organisation_id) FROM (SELECT DISTINCT organisation_id FROM new_rows) AS changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER conversations_told_insert AFTER INSERT ON conversations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox_changes();
CREATE TRIGGER conversations_told_update AFTER UPDATE ON conversations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_inbox_changes();

ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversations" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversations" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversations" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversations" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversations" TO forecourt_app, forecourt_platform;

-- What a person is known by: 'tel:' with a number as it is dialled from anywhere, 'mail:' with an address in small letters.
CREATE TABLE "conversation_keys" (
    "organisation_id" text NOT NULL,
    "key" text NOT NULL,
    "conversation_id" text NOT NULL,
    CONSTRAINT "conversation_keys_pkey" PRIMARY KEY (organisation_id, key),
    CONSTRAINT "conversation_keys_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX conversation_keys_conversation_idx ON conversation_keys (organisation_id, conversation_id);

ALTER TABLE "conversation_keys" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_keys" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_keys" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_keys" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_keys" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_keys" TO forecourt_app, forecourt_platform;

-- Until when each person has read one.
CREATE TABLE "conversation_reads" (
    "organisation_id" text NOT NULL,
    "conversation_id" text NOT NULL,
    "user_id" text NOT NULL,
    "read_at" timestamptz(3) NOT NULL,
    CONSTRAINT "conversation_reads_pkey" PRIMARY KEY (organisation_id, user_id, conversation_id),
    CONSTRAINT "conversation_reads_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "conversation_reads" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_reads" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_reads" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_reads" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_reads" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_reads" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- How long shoppers wait for a person, how fast an organisation wants to be, and whose turn it is.
-- ====================================================================================================

CREATE TABLE "inbox_settings" (
    "organisation_id" text NOT NULL,
    "document" jsonb NOT NULL,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "inbox_settings_pkey" PRIMARY KEY (organisation_id),
    CONSTRAINT "inbox_settings_organisation_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "inbox_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "inbox_settings" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "inbox_settings" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "inbox_settings" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "inbox_settings" TO forecourt_app, forecourt_platform;

-- One for each time somebody was new and waited: from what they asked to the first word of a person. What is sent by itself stops none.
CREATE TABLE "answer_clocks" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "conversation_id" text NOT NULL,
    "location_id" text,
    "form" text,
    "asked_at" timestamptz(3) NOT NULL,
    -- When half of the time aimed at is over, and all of it, in opening hours; null until it was worked out.
    "half_at" timestamptz(3),
    "due_at" timestamptz(3),
    "warned" text NOT NULL DEFAULT '',
    "handed_over" boolean NOT NULL DEFAULT false,
    "answered_at" timestamptz(3),
    "answered_by" text,
    "answered_name" text NOT NULL DEFAULT '',
    -- How long it took, in opening hours and by the calendar.
    "open_minutes" integer,
    "minutes" integer,
    CONSTRAINT "answer_clocks_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "answer_clocks_warned_check" CHECK (warned = ANY (ARRAY['', 'half', 'whole'])),
    CONSTRAINT "answer_clocks_answered_check" CHECK ((answered_at IS NULL) = (minutes IS NULL)),
    CONSTRAINT "answer_clocks_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "answer_clocks_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (location_id)
);
CREATE UNIQUE INDEX answer_clocks_running_key ON answer_clocks (organisation_id, conversation_id) WHERE answered_at IS NULL;
CREATE INDEX answer_clocks_conversation_idx ON answer_clocks (organisation_id, conversation_id);
CREATE INDEX answer_clocks_asked_idx ON answer_clocks (organisation_id, asked_at);
CREATE INDEX answer_clocks_due_idx ON answer_clocks (half_at) WHERE answered_at IS NULL AND warned <> 'whole'::text;

ALTER TABLE "answer_clocks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "answer_clocks" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "answer_clocks" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "answer_clocks" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "answer_clocks" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Where an organisation's leads are sent beside its inbox: to people, CRMs and other systems. What each of them gets is promised by the
-- database in the transaction in which a lead arrives, so that no way in can forget one and none gets a lead twice.
-- ====================================================================================================

CREATE TABLE "lead_destinations" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL,
    "kind" text NOT NULL,
    "target" jsonb NOT NULL DEFAULT '{}'::jsonb,
    -- Of a location whose row is gone it gets nothing: never suddenly everybody's.
    "scope" text NOT NULL DEFAULT 'organisation',
    "location_id" text,
    -- Kinds of form and sources; none named: all.
    "forms" text[] NOT NULL DEFAULT '{}'::text[],
    "sources" text[] NOT NULL DEFAULT '{}'::text[],
    "takes_suspicious" boolean NOT NULL DEFAULT false,
    "paused" boolean NOT NULL DEFAULT false,
    -- What went wrong last; null since it last went well.
    "message" text,
    "failures" integer NOT NULL DEFAULT 0,
    "delivered_at" timestamptz(3),
    -- The secret a webhook is signed with is worked out of this; the one before counts for a while beside it.
    "secret_revision" integer NOT NULL DEFAULT 1,
    "old_secret_until" timestamptz(3),
    -- Of the key with which leads are fetched, no more than tells whether it is the one.
    "key_hash" text,
    "key_hint" text,
    "key_made_at" timestamptz(3),
    -- Counts what was promised to one that fetches: in the order in which it could be seen.
    "last_number" bigint NOT NULL DEFAULT 0,
    -- One that fails is left alone for a while.
    "quiet_until" timestamptz(3),
    "claimed_until" timestamptz(3),
    "revision" integer NOT NULL DEFAULT 1,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "lead_destinations_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_destinations_scope_check" CHECK (scope = 'location'::text OR scope = 'organisation'::text AND location_id IS NULL),
    CONSTRAINT "lead_destinations_organisation_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "lead_destinations_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (location_id)
);
CREATE UNIQUE INDEX lead_destinations_key ON lead_destinations (key_hash);

ALTER TABLE "lead_destinations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_destinations" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_destinations" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_destinations" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_destinations" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_destinations" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Texts that a dealer often writes to shoppers.
-- ====================================================================================================

CREATE TABLE "answer_templates" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL,
    "channel" text NOT NULL,
    "subject" text NOT NULL DEFAULT '',
    "text" text NOT NULL,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "answer_templates_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "answer_templates_channel_check" CHECK (channel = ANY (ARRAY['both', 'mail', 'sms'])),
    CONSTRAINT "answer_templates_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT
);

ALTER TABLE "answer_templates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "answer_templates" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "answer_templates" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "answer_templates" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "answer_templates" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- The words a conversation is found by, each a row: row-level security lets an index answer where a word begins, and nothing wilder.
-- ====================================================================================================

CREATE TABLE "conversation_words" (
    "organisation_id" text NOT NULL,
    "word" text COLLATE "C" NOT NULL,
    "conversation_id" text NOT NULL,
    CONSTRAINT "conversation_words_pkey" PRIMARY KEY (organisation_id, word, conversation_id),
    CONSTRAINT "conversation_words_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX conversation_words_conversation_idx ON conversation_words (organisation_id, conversation_id);

ALTER TABLE "conversation_words" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_words" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_words" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_words" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_words" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_words" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Numbers whose people asked an organisation for no more text messages.
-- ====================================================================================================

CREATE TABLE "text_stops" (
    "organisation_id" text NOT NULL,
    -- As it is dialled from anywhere.
    "phone" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    CONSTRAINT "text_stops_pkey" PRIMARY KEY (organisation_id, phone),
    CONSTRAINT "text_stops_organisation_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "text_stops" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "text_stops" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "text_stops" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "text_stops" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "text_stops" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Who was named in a note of a conversation and has not read it since.
-- ====================================================================================================

CREATE TABLE "conversation_mentions" (
    "organisation_id" text NOT NULL,
    "user_id" text NOT NULL,
    "conversation_id" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    CONSTRAINT "conversation_mentions_pkey" PRIMARY KEY (organisation_id, user_id, conversation_id),
    CONSTRAINT "conversation_mentions_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX conversation_mentions_conversation_idx ON conversation_mentions (organisation_id, conversation_id);

ALTER TABLE "conversation_mentions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_mentions" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_mentions" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_mentions" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_mentions" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_mentions" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- A person's passkeys: what is stored of one opens nothing without the device that holds it.
-- ====================================================================================================

CREATE TABLE "passkeys" (
    "id" text NOT NULL,
    "user_id" text NOT NULL,
    "name" text NOT NULL,
    "public_key" bytea NOT NULL,
    "counter" bigint NOT NULL,
    "transports" text[] NOT NULL DEFAULT '{}'::text[],
    "synced" boolean NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    "used_at" timestamptz(3),
    CONSTRAINT "passkeys_pkey" PRIMARY KEY (id),
    CONSTRAINT "passkeys_id_check" CHECK (length(id) >= 1 AND length(id) <= 1400),
    CONSTRAINT "passkeys_name_check" CHECK (length(name) >= 1 AND length(name) <= 60),
    CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "passkeys" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "passkeys" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "passkeys" TO forecourt_platform;

-- ====================================================================================================
-- By what somebody was known who was erased, as hashes alone: an enquiry that waited on a disk meanwhile is not stored after it.
-- ====================================================================================================

CREATE TABLE "erased_marks" (
    "organisation_id" text NOT NULL,
    "mark_hash" text NOT NULL,
    "erased_at" timestamptz(3) NOT NULL,
    CONSTRAINT "erased_marks_pkey" PRIMARY KEY (organisation_id, mark_hash),
    CONSTRAINT "erased_marks_organisation_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX erased_marks_erased_idx ON erased_marks (erased_at);

ALTER TABLE "erased_marks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "erased_marks" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "erased_marks" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "erased_marks" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "erased_marks" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "erased_marks" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- How the columns of suppliers' files are read, for every dealer: written by staff, without anything of the dealer it was learnt from.
-- ====================================================================================================

CREATE TABLE "feed_formats" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL,
    "mapping" jsonb NOT NULL,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "feed_formats_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX feed_formats_name_key ON feed_formats (name);

ALTER TABLE "feed_formats" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "feed_formats" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "feed_formats" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY readable ON "feed_formats" FOR SELECT TO forecourt_app USING (true);
GRANT SELECT ON "feed_formats" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "feed_formats" TO forecourt_platform;

-- ====================================================================================================
-- Devices whose owner wants to be notified there: the address at the browser's own push service, and the keys only that browser can read
-- with.
-- ====================================================================================================

CREATE TABLE "push_devices" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "user_id" text NOT NULL,
    "session_id" text NOT NULL,
    "name" text NOT NULL,
    "endpoint" text NOT NULL,
    "public_key" text NOT NULL,
    "auth" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    "told_at" timestamptz(3),
    CONSTRAINT "push_devices_pkey" PRIMARY KEY (id),
    CONSTRAINT "push_devices_endpoint_check" CHECK (length(endpoint) >= 12 AND length(endpoint) <= 1000),
    CONSTRAINT "push_devices_name_check" CHECK (length(name) >= 1 AND length(name) <= 60),
    CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_devices_endpoint_key ON push_devices (endpoint);
CREATE INDEX push_devices_user_id_idx ON push_devices (user_id);

ALTER TABLE "push_devices" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "push_devices" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "push_devices" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "push_devices" TO forecourt_platform;

-- ====================================================================================================
-- The first tables, and the two walls around each organisation: keys that lead with it, and row-level security.
-- ====================================================================================================

CREATE TABLE "sites" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "status" text NOT NULL DEFAULT 'draft',
    "template_layer_id" text NOT NULL,
    "manufacturer_layer_id" text,
    "live_version" integer,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delete_at" timestamptz(3),
    CONSTRAINT "sites_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "sites_slug_check" CHECK (slug ~ '^[a-z0-9][a-z0-9-]*$'::text),
    CONSTRAINT "sites_status_check" CHECK (status = ANY (ARRAY['draft', 'live', 'paused', 'archived'])),
    CONSTRAINT "sites_live_check" CHECK (status <> 'live'::text OR live_version IS NOT NULL),
    CONSTRAINT "sites_delete_check" CHECK (delete_at IS NULL OR status = 'archived'::text),
    CONSTRAINT "sites_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "sites_template_layer_id_fkey" FOREIGN KEY (template_layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "sites_manufacturer_layer_id_fkey" FOREIGN KEY (manufacturer_layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX sites_id_key ON sites (id);
CREATE UNIQUE INDEX sites_slug_key ON sites (slug);
CREATE INDEX sites_template_layer_id_idx ON sites (template_layer_id);
CREATE INDEX sites_manufacturer_layer_id_idx ON sites (manufacturer_layer_id);
CREATE UNIQUE INDEX sites_organisation_id_id_live_version_key ON sites (organisation_id, id, live_version);
CREATE INDEX sites_to_delete ON sites (delete_at) WHERE delete_at IS NOT NULL;

ALTER TABLE "sites" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sites" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "sites" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "sites" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "sites" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE ON "sites" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "sites" TO forecourt_platform;

CREATE TABLE "site_dealerships" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "dealership_id" text NOT NULL,
    CONSTRAINT "site_dealerships_pkey" PRIMARY KEY (organisation_id, site_id, dealership_id),
    CONSTRAINT "site_dealerships_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "site_dealerships_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);

ALTER TABLE "site_dealerships" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_dealerships" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "site_dealerships" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "site_dealerships" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "site_dealerships" TO forecourt_app, forecourt_platform;

CREATE TABLE "host_names" (
    "host" text NOT NULL,
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "is_primary" boolean NOT NULL DEFAULT false,
    -- A host serves nothing before its owner proved by a DNS record that it is theirs.
    "proof" text,
    "proved_at" timestamptz(3) DEFAULT clock_timestamp(),
    "checked_at" timestamptz(3),
    -- Why the last check found no proof, in a sentence.
    "message" text,
    -- Sends shoppers to the primary host instead of serving the site itself.
    "redirects" boolean NOT NULL DEFAULT false,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "host_names_pkey" PRIMARY KEY (organisation_id, site_id, host),
    CONSTRAINT "host_names_host_check" CHECK (host ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'::text),
    CONSTRAINT "host_names_primary_check" CHECK (NOT is_primary OR proved_at IS NOT NULL AND NOT redirects),
    CONSTRAINT "host_names_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX host_names_organisation_id_site_id_idx ON host_names (organisation_id, site_id);
CREATE UNIQUE INDEX host_names_one_primary ON host_names (organisation_id, site_id) WHERE is_primary;
CREATE UNIQUE INDEX host_names_one_proved ON host_names (host) WHERE proved_at IS NOT NULL;
CREATE INDEX host_names_host_idx ON host_names (host);

ALTER TABLE "host_names" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "host_names" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "host_names" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "host_names" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "host_names" TO forecourt_app, forecourt_platform;

CREATE TABLE "drafts" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "schema_version" integer NOT NULL,
    "values" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "revision" integer NOT NULL DEFAULT 1,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text,
    -- The template belongs to the draft until it is published: whatever else publishes the live values uses the site's own.
    "template_layer_id" text,
    CONSTRAINT "drafts_pkey" PRIMARY KEY (organisation_id, site_id),
    CONSTRAINT "drafts_values_check" CHECK (jsonb_typeof("values") = 'object'::text),
    CONSTRAINT "drafts_size_check" CHECK (octet_length("values"::text) <= 6000000),
    CONSTRAINT "drafts_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "drafts_template_layer_id_fkey" FOREIGN KEY (template_layer_id) REFERENCES layers(id) ON UPDATE CASCADE ON DELETE RESTRICT
);

ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "drafts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "drafts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "drafts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "drafts" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "drafts" TO forecourt_platform;

CREATE TABLE "versions" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "number" integer NOT NULL,
    "hash" text NOT NULL,
    "schema_version" integer NOT NULL,
    "values" jsonb NOT NULL,
    "config" json NOT NULL,
    "layers" jsonb NOT NULL,
    "draft_revision" integer NOT NULL,
    "author_id" text,
    "author_name" text NOT NULL,
    "note" text NOT NULL DEFAULT '',
    "published_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "versions_pkey" PRIMARY KEY (organisation_id, site_id, number),
    CONSTRAINT "versions_number_check" CHECK (number > 0),
    CONSTRAINT "versions_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);

CREATE TRIGGER versions_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "versions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "versions" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "versions" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "versions" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "versions" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT ON "versions" TO forecourt_app, forecourt_platform;

CREATE TABLE "leads" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "idempotency_key" text NOT NULL,
    "form" text NOT NULL,
    "event_id" integer NOT NULL,
    "category" text NOT NULL,
    "subcategory" text,
    "name" text NOT NULL,
    "last_name" text,
    "email" text NOT NULL,
    "phone" text NOT NULL,
    "postcode" text,
    "message" text,
    "car_id" text,
    "car_name" text,
    "car_facts" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "dealership_id" text,
    "location_id" text,
    "opt_in" boolean NOT NULL DEFAULT false,
    "opt_in_wording" text,
    "attributes" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "suspicious" boolean NOT NULL DEFAULT false,
    "url" text,
    "source" text,
    "user_agent" text,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- A box for news and offers that was ticked at first and left so is no consent; it is stored as what it is.
    "opt_in_left" boolean NOT NULL DEFAULT false,
    "conversation_id" text,
    -- Why an enquiry looks like a machine's, for whoever decides otherwise.
    "spam_signs" text[] NOT NULL DEFAULT '{}'::text[],
    CONSTRAINT "leads_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "leads_key_check" CHECK (length(idempotency_key) >= 1 AND length(idempotency_key) <= 200),
    CONSTRAINT "leads_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "leads_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "leads_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "leads_organisation_id_dealership_id_fkey" FOREIGN KEY (organisation_id, dealership_id) REFERENCES dealerships(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "leads_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "leads_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (conversation_id)
);
CREATE UNIQUE INDEX leads_id_key ON leads (id);
CREATE INDEX leads_organisation_id_created_at_idx ON leads (organisation_id, created_at DESC);
CREATE INDEX leads_organisation_id_car_id_idx ON leads (organisation_id, car_id);
CREATE UNIQUE INDEX leads_organisation_id_site_id_idempotency_key_key ON leads (organisation_id, site_id, idempotency_key);
CREATE INDEX leads_conversation_idx ON leads (organisation_id, conversation_id);

CREATE FUNCTION take_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry conversation_entries;
BEGIN
  entry.organisation_id := NEW.organisation_id;
  entry.conversation_id := conversation_for(NEW.organisation_id, NEW.email, NEW.phone, NEW.location_id, NEW.created_at);
  entry.kind := 'lead';
  entry.at := NEW.created_at;
  entry.site_id := NEW.site_id;
  entry.lead_id := NEW.id;
  entry.text := coalesce(left(NEW.message, 2000), '');
  UPDATE leads SET conversation_id = entry.conversation_id WHERE organisation_id = NEW.organisation_id AND id = NEW.id;
  PERFORM conversation_takes(
    entry,
    jsonb_build_object('name', NEW.name, 'lastName', NEW.last_name, 'email', NEW.email, 'phone', NEW.phone),
    jsonb_build_object('carId', NEW.car_id, 'carName', NEW.car_name, 'stockNumber', NEW.car_facts ->> 'stockNumber', 'regoPlate', NEW.car_facts ->> 'regoPlate',
      'locationId', NEW.location_id, 'form', NEW.form, 'source', NEW.source, 'suspicious', NEW.suspicious,
      'waits', NEW.form <> 'phoneReveal')
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER leads_arrive AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION take_lead();

CREATE FUNCTION promise_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  destination lead_destinations;
BEGIN
  FOR destination IN
    SELECT one.* FROM lead_destinations one
    WHERE one.organisation_id = NEW.organisation_id AND destination_takes(one, NEW) ORDER BY one.id
  LOOP
    PERFORM promise_lead_to(destination, NEW, NEW.updated_at);
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER leads_promised AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION promise_lead();
-- What turned out to be no machine's is sent after all.
CREATE TRIGGER leads_promised_later AFTER UPDATE OF suspicious ON leads FOR EACH ROW WHEN (old.suspicious AND NOT new.suspicious) EXECUTE FUNCTION promise_lead();

-- Whether a destination is to get a lead.
CREATE FUNCTION destination_takes(destination lead_destinations, lead leads) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT destination.organisation_id = lead.organisation_id
    AND (destination.scope = 'organisation' OR destination.location_id = lead.location_id)
    AND (destination.forms = '{}' OR lead.form = ANY (destination.forms))
    AND (destination.sources = '{}' OR lower(coalesce(lead.source, '')) = ANY (destination.sources))
    AND (destination.takes_suspicious OR NOT lead.suspicious)
$$;

-- Promises a lead to one destination, once. One that fetches is given a number under the lock of its row, so that numbers can be seen in
-- their order: who has read up to one misses none that was given earlier and committed later.
CREATE FUNCTION promise_lead_to(destination lead_destinations, lead leads, at timestamp with time zone) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  next_number bigint;
BEGIN
  IF destination.kind = 'pull' THEN
    UPDATE lead_destinations SET last_number = last_number + 1
    WHERE organisation_id = destination.organisation_id AND id = destination.id RETURNING last_number INTO next_number;
  END IF;
  INSERT INTO lead_deliveries (organisation_id, destination_id, lead_id, number, next_attempt_at, created_at)
  VALUES (lead.organisation_id, destination.id, lead.id, next_number, at, at)
  ON CONFLICT DO NOTHING;
END
$$;

ALTER TABLE "leads" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "leads" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "leads" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "leads" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "leads" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE ON "leads" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "leads" TO forecourt_platform;

CREATE TABLE "outbox" (
    "organisation_id" text,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text,
    "lead_id" text,
    "kind" text NOT NULL,
    "payload" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "status" text NOT NULL DEFAULT 'pending',
    "attempts" integer NOT NULL DEFAULT 0,
    "next_attempt_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" timestamptz(3),
    "last_error" text,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" timestamptz(3),
    CONSTRAINT "outbox_pkey" PRIMARY KEY (id),
    CONSTRAINT "outbox_status_check" CHECK (status = ANY (ARRAY['pending', 'delivering', 'delivered', 'dead'])),
    CONSTRAINT "outbox_attempts_check" CHECK (attempts >= 0),
    CONSTRAINT "outbox_organisation_id_lead_id_fkey" FOREIGN KEY (organisation_id, lead_id) REFERENCES leads(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX outbox_organisation_id_lead_id_idx ON outbox (organisation_id, lead_id);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE status = ANY (ARRAY['pending', 'delivering']);
-- Confirmations are counted by recipient over all sites.
CREATE INDEX outbox_confirmations ON outbox (regexp_replace(lower((payload -> 'to'::text) ->> 0), '\+[^@]*@'::text, '@'::text), delivered_at) WHERE kind = 'lead.shopper'::text AND delivered_at IS NOT NULL;
-- What was not delivered, newest first (API-07): few among the many that were.
CREATE INDEX outbox_undelivered ON outbox (created_at DESC, id) WHERE status <> 'delivered'::text;

ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "outbox" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "outbox" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "outbox" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "outbox" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE ON "outbox" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox" TO forecourt_platform;

CREATE TABLE "memberships" (
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "user_id" text NOT NULL,
    "organisation_id" text,
    "site_id" text,
    "role" text NOT NULL,
    CONSTRAINT "memberships_pkey" PRIMARY KEY (id),
    CONSTRAINT "memberships_role_check" CHECK (role = ANY (ARRAY['platformAdmin', 'onboarder', 'groupManager', 'publisher', 'editor', 'leadHandler', 'auditor'])),
    -- Staff belong to no organisation, everybody else to one; an auditor may be either (AUTH-10).
    CONSTRAINT "memberships_scope_check" CHECK (
CASE
    WHEN role = ANY (ARRAY['platformAdmin', 'onboarder']) THEN organisation_id IS NULL
    WHEN role = 'auditor'::text THEN true
    ELSE organisation_id IS NOT NULL
END),
    CONSTRAINT "memberships_site_check" CHECK (site_id IS NULL OR organisation_id IS NOT NULL),
    CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "memberships_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "memberships_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX memberships_user_id_idx ON memberships (user_id);
CREATE INDEX memberships_organisation_id_user_id_idx ON memberships (organisation_id, user_id);
CREATE UNIQUE INDEX memberships_one_role ON memberships (user_id, COALESCE(organisation_id, ''::text), COALESCE(site_id, ''::text), role);

ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "memberships" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "memberships" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "memberships" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "memberships" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "memberships" TO forecourt_platform;

-- ====================================================================================================
-- Which cars changed, so that every copy of the stock is kept fresh by reading those again. Rows of this table are only ever added, and
-- removed when they are old; they say nothing of what changed, since whoever follows reads the cars as they are by then.
-- ====================================================================================================

-- How far a site's hosted search index has been told of changes.
CREATE TABLE "hosted_indexes" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    -- Which index it is and how it is set up: another one is told of everything.
    "target" text NOT NULL,
    "xid" xid8 NOT NULL,
    "read_at" timestamptz(3) NOT NULL,
    CONSTRAINT "hosted_indexes_pkey" PRIMARY KEY (organisation_id, site_id),
    CONSTRAINT "hosted_indexes_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "hosted_indexes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hosted_indexes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "hosted_indexes" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "hosted_indexes" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "hosted_indexes" TO forecourt_platform;

-- ====================================================================================================
-- What the editor of sites and layers needs beside drafts and versions.
-- ====================================================================================================

-- Who has a site's editor open.
CREATE TABLE "editor_presences" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "user_id" text NOT NULL,
    "user_name" text NOT NULL,
    -- The setting they are at.
    "pointer" text,
    "seen_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "editor_presences_pkey" PRIMARY KEY (organisation_id, site_id, user_id),
    CONSTRAINT "editor_presences_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "editor_presences" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "editor_presences" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "editor_presences" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "editor_presences" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "editor_presences" TO forecourt_app, forecourt_platform;

-- Publishing that waits for its time. It is refused then if the draft or the live version moved since.
CREATE TABLE "scheduled_publications" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "publish_at" timestamptz(3) NOT NULL,
    "expected_revision" integer NOT NULL,
    "expected_version" integer,
    "note" text NOT NULL DEFAULT '',
    "author_id" text,
    "author_name" text NOT NULL,
    "status" text NOT NULL DEFAULT 'waiting',
    -- Why it was refused, in a sentence.
    "message" text,
    "version" integer,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "settled_at" timestamptz(3),
    -- A publication that waits holds what is to go live: later edits stay in the draft.
    "schema_version" integer,
    -- The site's own layer as it is to go live.
    "values" jsonb,
    -- Which side holds where a newer live version says something else: asked or live; against which version it was decided.
    "decision" text,
    "decided_version" integer,
    -- When it was last looked at ahead of its time, over which live version, and what would refuse it.
    "checked_at" timestamptz(3),
    "checked_version" integer,
    "obstacle" jsonb,
    -- The hours ahead of which people were reminded last.
    "reminded" integer,
    -- Who has read what came of it.
    "read_by" text[] NOT NULL DEFAULT ARRAY[]::text[],
    CONSTRAINT "scheduled_publications_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "scheduled_publications_status_check" CHECK (status = ANY (ARRAY['waiting', 'published', 'refused', 'cancelled'])),
    CONSTRAINT "scheduled_publications_values_check" CHECK (status <> 'waiting'::text OR "values" IS NOT NULL AND schema_version IS NOT NULL),
    CONSTRAINT "scheduled_publications_decision_check" CHECK (decision = ANY (ARRAY['asked', 'live'])),
    CONSTRAINT "scheduled_publications_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX scheduled_publications_waiting ON scheduled_publications (organisation_id, site_id) WHERE status = 'waiting'::text;
CREATE INDEX scheduled_publications_due ON scheduled_publications (publish_at) WHERE status = 'waiting'::text;

ALTER TABLE "scheduled_publications" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "scheduled_publications" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "scheduled_publications" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "scheduled_publications" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "scheduled_publications" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "scheduled_publications" TO forecourt_platform;

-- Links to a draft for people without an account. The secret itself is in the link alone.
CREATE TABLE "share_links" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "secret_hash" text NOT NULL,
    "label" text NOT NULL DEFAULT '',
    "expires_at" timestamptz(3) NOT NULL,
    "revoked_at" timestamptz(3),
    "author_id" text,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "last_opened_at" timestamptz(3),
    "opened" integer NOT NULL DEFAULT 0,
    CONSTRAINT "share_links_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "share_links_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX share_links_secret_hash_key ON share_links (secret_hash);
CREATE INDEX share_links_organisation_id_site_id_idx ON share_links (organisation_id, site_id);

ALTER TABLE "share_links" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "share_links" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "share_links" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "share_links" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "share_links" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "share_links" TO forecourt_platform;

-- Sites that stay with an older release of a layer until the newer one is rolled out to them. A site without an entry uses the newest.
CREATE TABLE "layer_pins" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "layer_id" text NOT NULL,
    "revision" integer NOT NULL,
    CONSTRAINT "layer_pins_pkey" PRIMARY KEY (organisation_id, site_id, layer_id),
    CONSTRAINT "layer_pins_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "layer_pins_layer_id_revision_fkey" FOREIGN KEY (layer_id, revision) REFERENCES layer_releases(layer_id, revision) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX layer_pins_layer_id_revision_idx ON layer_pins (layer_id, revision);

ALTER TABLE "layer_pins" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "layer_pins" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "layer_pins" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "layer_pins" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "layer_pins" TO forecourt_app, forecourt_platform;

CREATE TABLE "rollout_sites" (
    "rollout_id" text NOT NULL,
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "was_pinned_to" integer,
    "from_version" integer,
    "to_version" integer,
    "outcome" text NOT NULL,
    "message" text,
    CONSTRAINT "rollout_sites_pkey" PRIMARY KEY (rollout_id, site_id),
    CONSTRAINT "rollout_sites_outcome_check" CHECK (outcome = ANY (ARRAY['waiting', 'published', 'unchanged', 'refused', 'undone', 'kept', 'skipped'])),
    CONSTRAINT "rollout_sites_rollout_id_fkey" FOREIGN KEY (rollout_id) REFERENCES rollouts(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "rollout_sites_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX rollout_sites_organisation_id_site_id_idx ON rollout_sites (organisation_id, site_id);
CREATE INDEX rollout_sites_waiting ON rollout_sites (rollout_id, site_id) WHERE outcome = 'waiting'::text;

ALTER TABLE "rollout_sites" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "rollout_sites" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "rollout_sites" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "rollout_sites" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "rollout_sites" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "rollout_sites" TO forecourt_platform;

-- ====================================================================================================
-- Layers say why they lock a setting; layers made before there were releases get their first one; roll-outs and bulk changes can be taken
-- up again.
-- ====================================================================================================

-- One setting changed at many sites; what each site's draft said before is kept, so that it can be put back.
CREATE TABLE "bulk_change_sites" (
    "organisation_id" text NOT NULL,
    "bulk_id" text NOT NULL,
    "site_id" text NOT NULL,
    "pointer" text NOT NULL,
    -- The site's own value before and after; null where it said nothing itself.
    "before" jsonb,
    "after" jsonb,
    "from_version" integer,
    "to_version" integer,
    "author_id" text,
    "author_name" text NOT NULL,
    "changed_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "undone_at" timestamptz(3),
    CONSTRAINT "bulk_change_sites_pkey" PRIMARY KEY (organisation_id, bulk_id, site_id),
    CONSTRAINT "bulk_change_sites_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX bulk_change_sites_bulk_id_idx ON bulk_change_sites (bulk_id);
CREATE INDEX bulk_change_sites_changed_at_idx ON bulk_change_sites (changed_at DESC);

ALTER TABLE "bulk_change_sites" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bulk_change_sites" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "bulk_change_sites" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "bulk_change_sites" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "bulk_change_sites" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "bulk_change_sites" TO forecourt_platform;

-- ====================================================================================================
-- A publication that waits holds what is to go live: later edits stay in the draft.
-- ====================================================================================================

-- What somebody who edits but does not publish asked to have published: the draft as it was then.
CREATE TABLE "publish_requests" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "revision" integer NOT NULL,
    -- The live version it was compared with.
    "base_version" integer,
    "schema_version" integer NOT NULL,
    "values" jsonb NOT NULL,
    "note" text NOT NULL DEFAULT '',
    "author_id" text,
    "author_name" text NOT NULL,
    "status" text NOT NULL DEFAULT 'waiting',
    -- What the answer says.
    "answer" text NOT NULL DEFAULT '',
    "answered_by" text,
    "answered_by_name" text,
    "version" integer,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "settled_at" timestamptz(3),
    -- When its author put the answer away.
    "read_at" timestamptz(3),
    CONSTRAINT "publish_requests_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "publish_requests_status_check" CHECK (status = ANY (ARRAY['waiting', 'published', 'sentBack', 'withdrawn', 'replaced'])),
    CONSTRAINT "publish_requests_values_check" CHECK (jsonb_typeof("values") = 'object'::text),
    CONSTRAINT "publish_requests_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX publish_requests_waiting ON publish_requests (organisation_id, site_id) WHERE status = 'waiting'::text;
CREATE INDEX publish_requests_organisation_id_site_id_idx ON publish_requests (organisation_id, site_id);

ALTER TABLE "publish_requests" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "publish_requests" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "publish_requests" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "publish_requests" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "publish_requests" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "publish_requests" TO forecourt_platform;

-- ====================================================================================================
-- Files of a site's stock that market places fetch: which, and the secret in their addresses.
-- ====================================================================================================

CREATE TABLE "market_feeds" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "format" text NOT NULL,
    -- It opens nothing but what the site shows to everybody, and is shown again to whoever sets a market place up.
    "secret" text NOT NULL,
    -- By location: what the market place calls it.
    "store_codes" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "market_feeds_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "market_feeds_store_codes_check" CHECK (jsonb_typeof(store_codes) = 'object'::text),
    CONSTRAINT "market_feeds_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX market_feeds_secret_key ON market_feeds (secret);
CREATE UNIQUE INDEX market_feeds_organisation_id_site_id_format_key ON market_feeds (organisation_id, site_id, format);

ALTER TABLE "market_feeds" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_feeds" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_feeds" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_feeds" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_feeds" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Files of a site's stock whose fields somebody chose, and where each is sent by itself.
-- ====================================================================================================

CREATE TABLE "market_templates" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "name" text NOT NULL,
    -- Which cars, fields in their order, and how they are written.
    "document" jsonb NOT NULL,
    -- Where it is sent: nowhere, when it is fetched from its address.
    "target" jsonb NOT NULL,
    "schedule" jsonb,
    "debounce_minutes" integer NOT NULL DEFAULT 5,
    "paused" boolean NOT NULL DEFAULT false,
    -- When it is sent next because cars changed, and by its schedule.
    "due_at" timestamptz(3),
    "next_run_at" timestamptz(3),
    "claimed_until" timestamptz(3),
    "failures" integer NOT NULL DEFAULT 0,
    "message" text,
    "delivered_hash" text,
    "delivered_at" timestamptz(3),
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    -- A file for a market place can be left on its server: how we are known there, sealed, and the key the server showed first.
    "credential" text,
    "host_key" text,
    CONSTRAINT "market_templates_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "market_templates_debounce_check" CHECK (debounce_minutes >= 1 AND debounce_minutes <= 1440),
    CONSTRAINT "market_templates_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX market_templates_id_key ON market_templates (id);
CREATE INDEX market_templates_organisation_id_site_id_idx ON market_templates (organisation_id, site_id);
CREATE INDEX market_templates_due_at_idx ON market_templates (due_at);
CREATE INDEX market_templates_next_run_at_idx ON market_templates (next_run_at);

ALTER TABLE "market_templates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_templates" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_templates" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_templates" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_templates" TO forecourt_app, forecourt_platform;

CREATE TABLE "market_deliveries" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "template_id" text NOT NULL,
    -- change, schedule or person
    "reason" text NOT NULL,
    -- delivered or failed
    "status" text NOT NULL,
    "cars" integer NOT NULL DEFAULT 0,
    "bytes" integer NOT NULL DEFAULT 0,
    "message" text,
    "started_at" timestamptz(3) NOT NULL,
    "finished_at" timestamptz(3) NOT NULL,
    CONSTRAINT "market_deliveries_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "market_deliveries_organisation_id_template_id_fkey" FOREIGN KEY (organisation_id, template_id) REFERENCES market_templates(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX market_deliveries_organisation_id_template_id_started_at_idx ON market_deliveries (organisation_id, template_id, started_at);

ALTER TABLE "market_deliveries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "market_deliveries" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "market_deliveries" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "market_deliveries" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "market_deliveries" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Shoppers' accounts, one for each organisation: what they watch, search for and agreed to, and how they sign in.
-- ====================================================================================================

CREATE TABLE "shoppers" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- Proved by a code: one of the two at least.
    "email" text,
    "mobile" text,
    -- As they said it: proved by nothing.
    "phone" text NOT NULL DEFAULT '',
    -- When they hear of cars: off until they agree to it.
    "alerts" text NOT NULL DEFAULT 'off',
    -- Which site asked them last, in whose name they are written to.
    "site_id" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "alerted_at" timestamptz(3),
    CONSTRAINT "shoppers_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "shoppers_proved_check" CHECK (email IS NOT NULL OR mobile IS NOT NULL),
    CONSTRAINT "shoppers_alerts_check" CHECK (alerts = ANY (ARRAY['off', 'atOnce', 'daily'])),
    CONSTRAINT "shoppers_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX shoppers_organisation_id_email_key ON shoppers (organisation_id, email);
CREATE UNIQUE INDEX shoppers_organisation_id_mobile_key ON shoppers (organisation_id, mobile);

ALTER TABLE "shoppers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "shoppers" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "shoppers" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "shoppers" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "shoppers" TO forecourt_app, forecourt_platform;

-- A way in, asked for: the code itself is nowhere, it is worked out of the id and the installation's secret.
CREATE TABLE "sign_in_codes" (
    "organisation_id" text NOT NULL,
    -- Whom it was sent to: one lives at a time.
    "sent_to" text NOT NULL,
    "id" text NOT NULL,
    "site_id" text NOT NULL,
    -- The hash of what only the browser has that asked.
    "browser_hash" text NOT NULL,
    "tries" integer NOT NULL DEFAULT 0,
    "sent_at" timestamptz(3) NOT NULL,
    "expires_at" timestamptz(3) NOT NULL,
    CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "sign_in_codes_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX sign_in_codes_id_key ON sign_in_codes (id);
CREATE UNIQUE INDEX sign_in_codes_browser_hash_key ON sign_in_codes (browser_hash);
CREATE INDEX sign_in_codes_expires_at_idx ON sign_in_codes (expires_at);
CREATE INDEX sign_in_codes_organisation_id_sent_to_idx ON sign_in_codes (organisation_id, sent_to);

ALTER TABLE "sign_in_codes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sign_in_codes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "sign_in_codes" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "sign_in_codes" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "sign_in_codes" TO forecourt_app, forecourt_platform;

-- Where a shopper is signed in. A cookie without its row is worth nothing.
CREATE TABLE "shopper_sessions" (
    "organisation_id" text NOT NULL,
    -- The hash of what the cookie holds.
    "token_hash" text NOT NULL,
    "shopper_id" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    "seen_at" timestamptz(3) NOT NULL,
    CONSTRAINT "shopper_sessions_pkey" PRIMARY KEY (organisation_id, token_hash),
    CONSTRAINT "shopper_sessions_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX shopper_sessions_shopper_idx ON shopper_sessions (organisation_id, shopper_id);
CREATE INDEX shopper_sessions_seen_at_idx ON shopper_sessions (seen_at);

ALTER TABLE "shopper_sessions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "shopper_sessions" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "shopper_sessions" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "shopper_sessions" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "shopper_sessions" TO forecourt_app, forecourt_platform;

-- The cars a shopper watches, looked at or compares.
CREATE TABLE "shopper_cars" (
    "organisation_id" text NOT NULL,
    "shopper_id" text NOT NULL,
    "kind" text NOT NULL,
    "car_id" text NOT NULL,
    "site_id" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    CONSTRAINT "shopper_cars_pkey" PRIMARY KEY (organisation_id, shopper_id, kind, car_id),
    CONSTRAINT "shopper_cars_kind_check" CHECK (kind = ANY (ARRAY['watched', 'viewed', 'compared'])),
    CONSTRAINT "shopper_cars_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "shopper_cars_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "shopper_cars_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX shopper_cars_car_idx ON shopper_cars (organisation_id, car_id);

ALTER TABLE "shopper_cars" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "shopper_cars" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "shopper_cars" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "shopper_cars" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "shopper_cars" TO forecourt_app, forecourt_platform;

CREATE TABLE "saved_searches" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "shopper_id" text NOT NULL,
    "site_id" text NOT NULL,
    -- Path and query in canonical form, from the site's root.
    "path" text NOT NULL,
    "name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    CONSTRAINT "saved_searches_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "saved_searches_path_check" CHECK (path ~~ '/%'::text AND length(path) <= 1000),
    CONSTRAINT "saved_searches_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "saved_searches_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_searches_shopper_path_key ON saved_searches (organisation_id, shopper_id, site_id, path);
CREATE INDEX saved_searches_site_idx ON saved_searches (organisation_id, site_id);

ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "saved_searches" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "saved_searches" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "saved_searches" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_searches" TO forecourt_app, forecourt_platform;

-- What was agreed to, in which words; only ever added to, and gone with the account.
CREATE TABLE "shopper_consents" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "shopper_id" text NOT NULL,
    "choice" text NOT NULL,
    "wording" text NOT NULL,
    "source" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    CONSTRAINT "shopper_consents_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "shopper_consents_source_check" CHECK (source = ANY (ARRAY['garage', 'link', 'address'])),
    CONSTRAINT "shopper_consents_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX shopper_consents_shopper_idx ON shopper_consents (organisation_id, shopper_id);

ALTER TABLE "shopper_consents" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "shopper_consents" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "shopper_consents" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "shopper_consents" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "shopper_consents" TO forecourt_app, forecourt_platform;

-- News of a car for a shopper. One of a kind for each state of the car, however often it is looked for.
CREATE TABLE "car_alerts" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "shopper_id" text NOT NULL,
    "site_id" text NOT NULL,
    "car_id" text NOT NULL,
    "kind" text NOT NULL,
    "state_id" bigint NOT NULL,
    "search_id" text,
    -- Of a drop: what it was and what it is.
    "before_cents" integer,
    "price_cents" integer,
    "found_at" timestamptz(3) NOT NULL,
    -- Settled by a mail, or as no longer true.
    "settled_at" timestamptz(3),
    "outbox_id" text,
    CONSTRAINT "car_alerts_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "car_alerts_kind_check" CHECK (kind = ANY (ARRAY['priceDrop', 'sold', 'backInStock', 'newForSearch'])),
    CONSTRAINT "car_alerts_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "car_alerts_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "car_alerts_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX car_alerts_once_key ON car_alerts (organisation_id, shopper_id, car_id, kind, state_id);
CREATE INDEX car_alerts_unsettled_idx ON car_alerts (organisation_id, shopper_id) WHERE settled_at IS NULL;
CREATE INDEX car_alerts_outbox_idx ON car_alerts (outbox_id);

ALTER TABLE "car_alerts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_alerts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_alerts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_alerts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "car_alerts" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Cars that shoppers hold with a deposit, the money that was asked for, and what banks told of it.
-- ====================================================================================================

CREATE TABLE "reservations" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- What a dealer and a shopper call it.
    "reference" text NOT NULL,
    "site_id" text NOT NULL,
    "car_id" text NOT NULL,
    "location_id" text NOT NULL,
    "dealership_id" text NOT NULL,
    -- The car as it was called, and what it cost, when it was held.
    "car_name" text NOT NULL,
    "price_cents" integer NOT NULL,
    "state" text NOT NULL DEFAULT 'holding',
    -- Why it ended, where it did.
    "because" text,
    -- What whoever holds calls the attempt: a repeat is the same reservation.
    "hold_key" text NOT NULL,
    "journey_id" text,
    "shopper_id" text,
    "name" text NOT NULL,
    "last_name" text NOT NULL DEFAULT '',
    "email" text NOT NULL,
    "phone" text NOT NULL DEFAULT '',
    "amount_cents" integer NOT NULL,
    "currency" text NOT NULL,
    -- For how long it is reserved once it is paid.
    "hold_hours" integer NOT NULL,
    -- Until when the payment is waited for.
    "held_until" timestamptz(3) NOT NULL,
    -- Until when the car is reserved; null until it is paid.
    "reserved_until" timestamptz(3),
    "created_at" timestamptz(3) NOT NULL,
    "changed_at" timestamptz(3) NOT NULL,
    CONSTRAINT "reservations_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "reservations_state_check" CHECK (state = ANY (ARRAY['holding', 'authorised', 'charged', 'completed', 'lapsed', 'released', 'expired', 'refund_pending', 'refunded', 'refund_failed', 'disputed'])),
    CONSTRAINT "reservations_because_check" CHECK (because = ANY (ARRAY['shopper', 'dealer', 'time', 'late', 'bank'])),
    CONSTRAINT "reservations_amount_check" CHECK (amount_cents > 0),
    CONSTRAINT "reservations_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "reservations_car_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "reservations_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX reservations_id_key ON reservations (id);
CREATE UNIQUE INDEX reservations_hold_key_key ON reservations (organisation_id, site_id, hold_key);
CREATE UNIQUE INDEX reservations_reference_key ON reservations (organisation_id, reference);
-- One live hold for each car, whoever asks and however many ask at once (CHK-02).
CREATE UNIQUE INDEX reservations_one_live_key ON reservations (organisation_id, car_id) WHERE state = ANY (ARRAY['holding', 'authorised', 'charged']);
CREATE INDEX reservations_car_idx ON reservations (organisation_id, car_id);
CREATE INDEX reservations_created_at_idx ON reservations (organisation_id, created_at DESC);
CREATE INDEX reservations_held_idx ON reservations (held_until) WHERE state = 'holding'::text;
CREATE INDEX reservations_reserved_idx ON reservations (reserved_until) WHERE state = ANY (ARRAY['authorised', 'charged']);

CREATE FUNCTION take_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry conversation_entries;
BEGIN
  entry.organisation_id := NEW.organisation_id;
  entry.conversation_id := conversation_for(NEW.organisation_id, NEW.email, NEW.phone, NEW.location_id, NEW.created_at);
  entry.kind := 'reservation';
  entry.at := NEW.created_at;
  entry.site_id := NEW.site_id;
  entry.reservation_id := NEW.id;
  entry.text := '';
  PERFORM conversation_takes(
    entry,
    jsonb_build_object('name', NEW.name, 'lastName', NEW.last_name, 'email', NEW.email, 'phone', NEW.phone),
    jsonb_build_object('carId', NEW.car_id, 'carName', NEW.car_name, 'locationId', NEW.location_id, 'form', 'reserve', 'reference', NEW.reference)
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER reservations_arrive AFTER INSERT ON reservations FOR EACH ROW EXECUTE FUNCTION take_reservation();

ALTER TABLE "reservations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reservations" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "reservations" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "reservations" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "reservations" TO forecourt_app, forecourt_platform;

-- What happened to it, by whom; only ever added to.
CREATE TABLE "reservation_events" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "reservation_id" text NOT NULL,
    "event" text NOT NULL,
    "from_state" text,
    "to_state" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    "actor_id" text,
    "actor_name" text NOT NULL,
    "note" text NOT NULL DEFAULT '',
    CONSTRAINT "reservation_events_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "reservation_events_reservation_fkey" FOREIGN KEY (organisation_id, reservation_id) REFERENCES reservations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX reservation_events_reservation_idx ON reservation_events (organisation_id, reservation_id, id);

ALTER TABLE "reservation_events" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reservation_events" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "reservation_events" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "reservation_events" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "reservation_events" TO forecourt_app, forecourt_platform;

-- Any amount a dealer asks for by a link.
CREATE TABLE "payment_requests" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "reference" text NOT NULL,
    "site_id" text NOT NULL,
    "location_id" text,
    "car_id" text,
    "car_name" text,
    "creation_key" text NOT NULL,
    "kind" text NOT NULL,
    "invoice_number" text NOT NULL DEFAULT '',
    "note" text NOT NULL DEFAULT '',
    "due_on" text,
    "name" text NOT NULL,
    "email" text NOT NULL DEFAULT '',
    "mobile" text NOT NULL DEFAULT '',
    "amount_cents" integer NOT NULL,
    "currency" text NOT NULL,
    "state" text NOT NULL DEFAULT 'open',
    "author_id" text,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    "changed_at" timestamptz(3) NOT NULL,
    "paid_at" timestamptz(3),
    -- Who asked for a payment: somebody of the dealership by a link, or whoever pays, on the site.
    "asked_by" text NOT NULL DEFAULT 'staff',
    CONSTRAINT "payment_requests_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "payment_requests_state_check" CHECK (state = ANY (ARRAY['open', 'paid', 'cancelled', 'refund_pending', 'refunded', 'refund_failed', 'disputed'])),
    CONSTRAINT "payment_requests_kind_check" CHECK (kind = ANY (ARRAY['deposit', 'invoice', 'other'])),
    CONSTRAINT "payment_requests_amount_check" CHECK (amount_cents > 0),
    CONSTRAINT "payment_requests_asked_by_check" CHECK (asked_by = ANY (ARRAY['staff', 'payer'])),
    CONSTRAINT "payment_requests_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "payment_requests_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "payment_requests_car_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE UNIQUE INDEX payment_requests_id_key ON payment_requests (id);
CREATE UNIQUE INDEX payment_requests_creation_key_key ON payment_requests (organisation_id, creation_key);
CREATE UNIQUE INDEX payment_requests_reference_key ON payment_requests (organisation_id, reference);
CREATE INDEX payment_requests_created_at_idx ON payment_requests (organisation_id, created_at DESC);

ALTER TABLE "payment_requests" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "payment_requests" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "payment_requests" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "payment_requests" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "payment_requests" TO forecourt_app, forecourt_platform;

-- Money that was asked for: of a reservation, or of a request. What the bank knows of it, and what is still to be asked of the bank.
CREATE TABLE "payments" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "account_id" text NOT NULL,
    "reservation_id" text,
    "request_id" text,
    "site_id" text NOT NULL,
    -- authorise: kept for a while and taken later; charge: taken at once.
    "collect" text NOT NULL,
    "amount_cents" integer NOT NULL,
    "currency" text NOT NULL,
    -- The provider's page that takes it, and until when.
    "session_id" text,
    "page_address" text,
    "page_until" timestamptz(3),
    -- Where the money is.
    "money" text NOT NULL DEFAULT 'none',
    "dispute" text,
    -- How it was paid, as the bank says it, such as 'Visa •••• 4242'.
    "paid_with" text NOT NULL DEFAULT '',
    -- When the bank lets an authorisation go by itself.
    "capture_before" timestamptz(3),
    -- What is to be asked of the provider, and when next.
    "intent" text,
    "intent_at" timestamptz(3),
    "attempts" integer NOT NULL DEFAULT 0,
    -- Counts refunds that the bank refused, as another one needs a name of its own.
    "refund_number" integer NOT NULL DEFAULT 1,
    "last_error" text,
    "created_at" timestamptz(3) NOT NULL,
    "asked_at" timestamptz(3),
    -- When it was last compared with what the provider knows, and when next.
    "checked_at" timestamptz(3),
    "check_at" timestamptz(3),
    -- By which name the provider tells of a payment, beside its page's.
    "provider_ref" text,
    -- What a payment needs so that each of its states has an end: how many refunds the bank refused, whether its money goes back or went back
    -- another way, and whether its page is known to be closed. An intent without a time was asked in vain: a person tries it again.
    "failed_returns" integer NOT NULL DEFAULT 0,
    "failed_before" integer NOT NULL DEFAULT 0,
    "goes_back" boolean NOT NULL DEFAULT false,
    "by_hand" boolean NOT NULL DEFAULT false,
    "page_closed" boolean NOT NULL DEFAULT false,
    CONSTRAINT "payments_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "payments_of_check" CHECK ((reservation_id IS NULL) <> (request_id IS NULL)),
    CONSTRAINT "payments_collect_check" CHECK (collect = ANY (ARRAY['authorise', 'charge'])),
    CONSTRAINT "payments_money_check" CHECK (money = ANY (ARRAY['none', 'failed', 'authorised', 'charged', 'returning', 'letGo', 'returned', 'returnFailed'])),
    CONSTRAINT "payments_dispute_check" CHECK (dispute = ANY (ARRAY['open', 'won', 'lost'])),
    CONSTRAINT "payments_intent_check" CHECK (intent = ANY (ARRAY['close', 'capture', 'giveBack'])),
    CONSTRAINT "payments_account_fkey" FOREIGN KEY (organisation_id, account_id) REFERENCES payment_accounts(organisation_id, id) ON UPDATE CASCADE ON DELETE RESTRICT,
    CONSTRAINT "payments_reservation_fkey" FOREIGN KEY (organisation_id, reservation_id) REFERENCES reservations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "payments_request_fkey" FOREIGN KEY (organisation_id, request_id) REFERENCES payment_requests(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX payments_id_key ON payments (id);
-- A reservation is paid once; a request may be tried again after a page of the provider closed.
CREATE UNIQUE INDEX payments_reservation_key ON payments (organisation_id, reservation_id) WHERE reservation_id IS NOT NULL;
CREATE INDEX payments_request_idx ON payments (organisation_id, request_id);
CREATE UNIQUE INDEX payments_session_key ON payments (account_id, session_id) WHERE session_id IS NOT NULL;
CREATE INDEX payments_intent_idx ON payments (intent_at) WHERE intent IS NOT NULL;
CREATE INDEX payments_check_idx ON payments (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payments_provider_ref_idx ON payments (account_id, provider_ref) WHERE provider_ref IS NOT NULL;

ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "payments" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "payments" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "payments" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "payments" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- A shopper's way to a car, as far as they came: found again by a signed name, and gone on with from anywhere.
-- ====================================================================================================

CREATE TABLE "checkouts" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL,
    "site_id" text NOT NULL,
    "car_id" text NOT NULL,
    "kind" text NOT NULL,
    -- What was typed, by step and field, as it was sent: checked again wherever it is read.
    "typed" jsonb NOT NULL DEFAULT '{}'::jsonb,
    -- What the car cost when they began, or last agreed.
    "price_cents" integer NOT NULL,
    "price_type" text NOT NULL,
    -- Counts the holds that ended, as the next needs a name of its own.
    "attempt" integer NOT NULL DEFAULT 1,
    -- Whoever was signed in.
    "shopper_id" text,
    "created_at" timestamptz(3) NOT NULL,
    "changed_at" timestamptz(3) NOT NULL,
    CONSTRAINT "checkouts_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "checkouts_kind_check" CHECK (kind = ANY (ARRAY['reserve', 'buy'])),
    CONSTRAINT "checkouts_typed_check" CHECK (jsonb_typeof(typed) = 'object'::text AND length(typed::text) <= 20000),
    CONSTRAINT "checkouts_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "checkouts_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "checkouts_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX checkouts_car_idx ON checkouts (organisation_id, car_id);
CREATE INDEX checkouts_shopper_idx ON checkouts (organisation_id, shopper_id);
CREATE INDEX checkouts_changed_at_idx ON checkouts (organisation_id, changed_at);

ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "checkouts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "checkouts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "checkouts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "checkouts" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Bookings of test drives and services: what each location offers, who comes when, and when nobody can.
-- ====================================================================================================

CREATE TABLE "bookings" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "location_id" text NOT NULL,
    "kind" text NOT NULL,
    "state" text NOT NULL,
    "starts_at" timestamptz(3) NOT NULL,
    -- When the visit is over for the shopper.
    "ends_at" timestamptz(3) NOT NULL,
    -- When the seat and the car are free again: after the time to turn around.
    "free_at" timestamptz(3) NOT NULL,
    "during" tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, free_at, '[)'::text)) STORED,
    -- Which of those the location can take at a time, from 1.
    "seat" integer NOT NULL,
    "car_id" text,
    -- As it was called when it was booked; of a service the shopper's own.
    "car_name" text,
    -- Who comes.
    "name" text NOT NULL,
    "last_name" text NOT NULL DEFAULT '',
    "email" text NOT NULL DEFAULT '',
    "phone" text NOT NULL DEFAULT '',
    -- The licence, what was agreed to in which words, and what else was said.
    "details" jsonb NOT NULL DEFAULT '{}'::jsonb,
    -- Null for those made in the console.
    "site_id" text,
    "lead_id" text,
    -- Made up by who books, for one booking: sent twice, it is booked once.
    "idempotency_key" text NOT NULL,
    -- Grows with every move and every end: the SEQUENCE of its calendar entry, whose UID is the id.
    "revision" integer NOT NULL DEFAULT 0,
    -- What became of its car that both were told of: sold, withdrawn, moved.
    "car_news" text,
    -- When the shopper was reminded.
    "reminded_at" timestamptz(3),
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    -- A request that no person answered and nobody opened from a message stops holding its seat and its car, and stays a request.
    "held_until" timestamptz(3),
    CONSTRAINT "bookings_pkey" PRIMARY KEY (organisation_id, id),
    -- One visit at a time in a seat, also where the grid of slots was another when one of them was booked.
    CONSTRAINT "bookings_seat_excl" EXCLUDE USING gist (organisation_id WITH =, location_id WITH =, kind WITH =, seat WITH =, during WITH &&) WHERE (state = ANY (ARRAY['requested', 'confirmed'])),
    -- A car is in one drive at a time, whichever location.
    CONSTRAINT "bookings_car_excl" EXCLUDE USING gist (organisation_id WITH =, car_id WITH =, during WITH &&) WHERE ((state = ANY (ARRAY['requested', 'confirmed'])) AND car_id IS NOT NULL),
    CONSTRAINT "bookings_kind_check" CHECK (kind = ANY (ARRAY['testDrive', 'service'])),
    CONSTRAINT "bookings_times_check" CHECK (starts_at < ends_at AND ends_at <= free_at),
    CONSTRAINT "bookings_seat_check" CHECK (seat >= 1 AND seat <= 99),
    CONSTRAINT "bookings_car_news_check" CHECK (car_news = ANY (ARRAY['sold', 'withdrawn', 'moved'])),
    CONSTRAINT "bookings_state_check" CHECK (state = ANY (ARRAY['requested', 'confirmed', 'lapsed', 'completed', 'cancelled', 'no_show'])),
    CONSTRAINT "bookings_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (car_id),
    CONSTRAINT "bookings_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (site_id),
    CONSTRAINT "bookings_organisation_id_lead_id_fkey" FOREIGN KEY (organisation_id, lead_id) REFERENCES leads(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (lead_id),
    CONSTRAINT "bookings_organisation_id_location_id_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX bookings_seat_key ON bookings (organisation_id, location_id, kind, starts_at, seat) WHERE state = ANY (ARRAY['requested', 'confirmed']);
CREATE UNIQUE INDEX bookings_idempotency_key ON bookings (organisation_id, idempotency_key);
CREATE INDEX bookings_location_starts_idx ON bookings (organisation_id, location_id, starts_at);
CREATE INDEX bookings_car_idx ON bookings (organisation_id, car_id);
CREATE INDEX bookings_lead_idx ON bookings (organisation_id, lead_id);
CREATE INDEX bookings_upcoming_idx ON bookings (starts_at) WHERE state = ANY (ARRAY['requested', 'confirmed']);
CREATE INDEX bookings_held_until_idx ON bookings (held_until) WHERE (state = ANY (ARRAY['requested', 'confirmed'])) AND held_until IS NOT NULL;

CREATE FUNCTION take_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry conversation_entries;
BEGIN
  entry.organisation_id := NEW.organisation_id;
  entry.conversation_id := coalesce(
    (SELECT conversation_id FROM leads WHERE organisation_id = NEW.organisation_id AND id = NEW.lead_id),
    conversation_for(NEW.organisation_id, NEW.email, NEW.phone, NEW.location_id, NEW.created_at)
  );
  entry.kind := 'booking';
  entry.at := NEW.created_at;
  entry.site_id := NEW.site_id;
  entry.booking_id := NEW.id;
  entry.text := coalesce(left(NEW.details ->> 'message', 2000), '');
  PERFORM conversation_takes(
    entry,
    jsonb_build_object('name', NEW.name, 'lastName', NEW.last_name, 'email', NEW.email, 'phone', NEW.phone),
    -- Those that staff make are told by their key.
    jsonb_build_object('carId', NEW.car_id, 'carName', NEW.car_name, 'locationId', NEW.location_id, 'form', NEW.kind, 'byDealer', NEW.idempotency_key LIKE 'staff %')
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER bookings_arrive AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION take_booking();

ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bookings" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "bookings" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "bookings" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "bookings" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- What was promised of bookings, so that it is promised once, however many workers look.
-- ====================================================================================================

-- A reminder of a visit at a time: moved, it is reminded of anew.
CREATE TABLE "booking_reminders" (
    "organisation_id" text NOT NULL,
    "booking_id" text NOT NULL,
    "reminder" text NOT NULL,
    "starts_at" timestamptz(3) NOT NULL,
    "promised_at" timestamptz(3) NOT NULL,
    CONSTRAINT "booking_reminders_pkey" PRIMARY KEY (organisation_id, booking_id, reminder, starts_at),
    CONSTRAINT "booking_reminders_reminder_check" CHECK (reminder = ANY (ARRAY['dayBefore', 'hoursBefore'])),
    CONSTRAINT "booking_reminders_organisation_id_booking_id_fkey" FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "booking_reminders" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "booking_reminders" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "booking_reminders" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "booking_reminders" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "booking_reminders" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- What shoppers' own vehicles are worth: the vehicles, what was asked and offered, what market values were looked up, and each
-- organisation's rules of price.
-- ====================================================================================================

CREATE TABLE "own_vehicles" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    -- Whose garage it is in; null until somebody keeps it there.
    "shopper_id" text,
    "plate" text,
    "plate_state" text,
    "vin" text,
    -- Empty until somebody says it, where nobody knew it.
    "make" text NOT NULL DEFAULT '',
    "model" text NOT NULL DEFAULT '',
    "badge" text NOT NULL DEFAULT '',
    "year" integer,
    "simulated" boolean NOT NULL DEFAULT false,
    "created_at" timestamptz(3) NOT NULL,
    CONSTRAINT "own_vehicles_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "own_vehicles_named_check" CHECK (plate IS NOT NULL OR vin IS NOT NULL),
    CONSTRAINT "own_vehicles_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "own_vehicles_organisation_id_shopper_id_fkey" FOREIGN KEY (organisation_id, shopper_id) REFERENCES shoppers(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (shopper_id)
);
CREATE INDEX own_vehicles_shopper_idx ON own_vehicles (organisation_id, shopper_id);
CREATE INDEX own_vehicles_created_at_idx ON own_vehicles (organisation_id, created_at);

ALTER TABLE "own_vehicles" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "own_vehicles" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "own_vehicles" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "own_vehicles" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "own_vehicles" TO forecourt_app, forecourt_platform;

CREATE TABLE "valuations" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL,
    "site_id" text NOT NULL,
    "vehicle_id" text NOT NULL,
    -- The car of the site it is to be traded in for.
    "car_id" text,
    "state" text NOT NULL DEFAULT 'asked',
    "confirmed" boolean NOT NULL DEFAULT false,
    "km" integer,
    "answers" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "photos" text[] NOT NULL DEFAULT '{}'::text[],
    "photos_done" boolean NOT NULL DEFAULT false,
    -- The lead it became, once. A renewed one has that of the one before.
    "lead_id" text,
    "sent_at" timestamptz(3),
    -- Where a code went that wasn't entered yet.
    "code_to" text,
    "low_cents" integer,
    "high_cents" integer,
    -- What the dealership named in place of the range, or the shopper accepted.
    "offer_cents" integer,
    "offer_reason" text,
    -- What the figure rests on: market value, source and the steps from there.
    "basis" jsonb NOT NULL DEFAULT '{}'::jsonb,
    -- Why there is no figure.
    "reason" text,
    "valid_until" timestamptz(3),
    "valued_at" timestamptz(3),
    "accepted_at" timestamptz(3),
    -- As it was chosen, local to the site.
    "appraisal_at" text,
    "appraised_at" timestamptz(3),
    -- The car in stock it became.
    "stock_car_id" text,
    "revision" integer NOT NULL DEFAULT 1,
    "created_at" timestamptz(3) NOT NULL,
    "updated_at" timestamptz(3) NOT NULL,
    CONSTRAINT "valuations_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "valuations_state_check" CHECK (state = ANY (ARRAY['asked', 'valued', 'accepted', 'expired', 'appraised'])),
    CONSTRAINT "valuations_km_check" CHECK (km >= 0 AND km <= 999999),
    CONSTRAINT "valuations_range_check" CHECK (low_cents >= 0 AND high_cents >= low_cents),
    CONSTRAINT "valuations_offer_check" CHECK (offer_cents >= 0),
    CONSTRAINT "valuations_photos_check" CHECK (cardinality(photos) <= 6),
    -- An offer has a figure and an end.
    CONSTRAINT "valuations_valued_check" CHECK ((state = ANY (ARRAY['asked', 'appraised'])) OR valid_until IS NOT NULL AND COALESCE(offer_cents, high_cents) IS NOT NULL),
    CONSTRAINT "valuations_organisation_id_site_id_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "valuations_organisation_id_vehicle_id_fkey" FOREIGN KEY (organisation_id, vehicle_id) REFERENCES own_vehicles(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "valuations_organisation_id_car_id_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (car_id),
    CONSTRAINT "valuations_organisation_id_stock_car_id_fkey" FOREIGN KEY (organisation_id, stock_car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (stock_car_id),
    CONSTRAINT "valuations_organisation_id_lead_id_fkey" FOREIGN KEY (organisation_id, lead_id) REFERENCES leads(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX valuations_sent_at_idx ON valuations (organisation_id, sent_at DESC);
CREATE INDEX valuations_vehicle_idx ON valuations (organisation_id, vehicle_id);
CREATE INDEX valuations_lead_idx ON valuations (organisation_id, lead_id);

-- Runs as its owner: an organisation that removes a valuation sees nothing of this table.
CREATE FUNCTION note_dropped_photos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
BEGIN
  INSERT INTO dropped_photos (key) SELECT DISTINCT unnest(photos) FROM removed;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION note_dropped_photos() FROM PUBLIC;
CREATE TRIGGER valuation_photos_dropped AFTER DELETE ON valuations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_dropped_photos();

ALTER TABLE "valuations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "valuations" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "valuations" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "valuations" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "valuations" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Forms in steps that aren't finished yet: how far a shopper came, and what they said where they agreed to its being kept.
-- ====================================================================================================

CREATE TABLE "lead_drafts" (
    "organisation_id" text NOT NULL,
    -- The id of the lead it becomes.
    "id" text NOT NULL,
    "site_id" text NOT NULL,
    "form" text NOT NULL,
    -- The last step that was left, and how many there are.
    "step" integer NOT NULL,
    "steps" integer NOT NULL,
    -- Lines with a label and a value; null where the shopper did not agree.
    "answers" jsonb,
    "created_at" timestamptz(3) NOT NULL,
    "updated_at" timestamptz(3) NOT NULL,
    CONSTRAINT "lead_drafts_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_drafts_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX lead_drafts_site_idx ON lead_drafts (organisation_id, site_id, updated_at);

ALTER TABLE "lead_drafts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_drafts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_drafts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_drafts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_drafts" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Entries to prize draws: one a person, with the ticket that was drawn for it and what it won.
-- ====================================================================================================

CREATE TABLE "promotion_entries" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    -- The pointer of its block.
    "promotion" text NOT NULL,
    -- An address in small letters, or a mobile: one entry for each.
    "person" text NOT NULL,
    -- Whether they had proved it, by signing in.
    "proved" boolean NOT NULL,
    "name" text NOT NULL,
    -- Of 1,000, from 0.
    "ticket" integer NOT NULL,
    "prize_id" text,
    -- As it was called and described when it was won.
    "prize" text NOT NULL DEFAULT '',
    "prize_text" text NOT NULL DEFAULT '',
    -- What a winner names at the counter.
    "code" text,
    "conditions" text NOT NULL,
    "entered_at" timestamptz(3) NOT NULL,
    -- Addresses that reach one mailbox are one person. Entries from before are compared as mailboxKey compares new ones.
    "mailbox" text NOT NULL,
    CONSTRAINT "promotion_entries_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "promotion_entries_ticket_check" CHECK (ticket >= 0 AND ticket <= 999),
    CONSTRAINT "promotion_entries_prize_check" CHECK ((prize_id IS NULL) = (code IS NULL)),
    CONSTRAINT "promotion_entries_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX promotion_entries_once_key ON promotion_entries (organisation_id, site_id, promotion, person);
CREATE INDEX promotion_entries_prize_idx ON promotion_entries (organisation_id, site_id, promotion, prize_id) WHERE prize_id IS NOT NULL;
CREATE INDEX promotion_entries_mailbox_idx ON promotion_entries (organisation_id, site_id, promotion, mailbox);

ALTER TABLE "promotion_entries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "promotion_entries" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "promotion_entries" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "promotion_entries" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "promotion_entries" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Addresses of a site that answer with another one, and those it was asked for in vain.
-- ====================================================================================================

CREATE TABLE "redirects" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    -- In its plain form: what two people write differently is one address.
    "from_path" text NOT NULL,
    -- Null for what is gone.
    "to_path" text,
    "code" integer NOT NULL,
    "hits" bigint NOT NULL DEFAULT 0,
    "last_seen_at" timestamptz(3),
    "updated_at" timestamptz(3) NOT NULL,
    "updated_by" text NOT NULL,
    CONSTRAINT "redirects_pkey" PRIMARY KEY (organisation_id, site_id, from_path),
    CONSTRAINT "redirects_code_check" CHECK (code = ANY (ARRAY[301, 302, 308, 410])),
    CONSTRAINT "redirects_to_check" CHECK ((code = 410) = (to_path IS NULL)),
    CONSTRAINT "redirects_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);

ALTER TABLE "redirects" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "redirects" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "redirects" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "redirects" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "redirects" TO forecourt_app, forecourt_platform;

-- What was done to them at once, by hand or by a file, so that it can be taken back as a whole.
CREATE TABLE "redirect_changes" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "id" text NOT NULL,
    "summary" text NOT NULL,
    -- Each with its old address, and the redirect before and after; null where there was none.
    "rows" jsonb NOT NULL,
    "changed_at" timestamptz(3) NOT NULL,
    "changed_by" text NOT NULL,
    "undone_at" timestamptz(3),
    CONSTRAINT "redirect_changes_pkey" PRIMARY KEY (organisation_id, site_id, id),
    CONSTRAINT "redirect_changes_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX redirect_changes_changed_idx ON redirect_changes (organisation_id, site_id, changed_at);

ALTER TABLE "redirect_changes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "redirect_changes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "redirect_changes" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "redirect_changes" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "redirect_changes" TO forecourt_app, forecourt_platform;

-- Addresses that named nothing, without their query: programs are counted apart from people.
CREATE TABLE "missing_addresses" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "path" text NOT NULL,
    "people" integer NOT NULL DEFAULT 0,
    "machines" integer NOT NULL DEFAULT 0,
    "first_seen_at" timestamptz(3) NOT NULL,
    "last_seen_at" timestamptz(3) NOT NULL,
    "dismissed" boolean NOT NULL DEFAULT false,
    CONSTRAINT "missing_addresses_pkey" PRIMARY KEY (organisation_id, site_id, path),
    CONSTRAINT "missing_addresses_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX missing_addresses_seen_idx ON missing_addresses (organisation_id, site_id, last_seen_at);

ALTER TABLE "missing_addresses" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "missing_addresses" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "missing_addresses" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "missing_addresses" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "missing_addresses" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Conversations: all that one person asked, booked or reserved at an organisation, and what was done about it. The database makes them as
-- enquiries arrive, so that no way in can forget it.
-- ====================================================================================================

-- What happened in one, in order: what arrived, what was said, and what was done.
CREATE TABLE "conversation_entries" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "conversation_id" text NOT NULL,
    "kind" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    "site_id" text,
    "lead_id" text,
    "booking_id" text,
    "reservation_id" text,
    "actor_id" text,
    "actor_name" text NOT NULL DEFAULT '',
    "text" text NOT NULL DEFAULT '',
    "detail" jsonb NOT NULL DEFAULT '{}'::jsonb,
    -- Made up by who writes it, for one entry: sent twice, it is there once.
    "idempotency_key" text,
    CONSTRAINT "conversation_entries_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "conversation_entries_kind_check" CHECK (kind = ANY (ARRAY['lead', 'booking', 'reservation', 'note', 'call', 'mailOut', 'mailIn', 'smsOut', 'smsIn', 'stage', 'assign', 'snooze', 'nextStep', 'merge', 'split'])),
    CONSTRAINT "conversation_entries_text_check" CHECK (length(text) <= 20000),
    CONSTRAINT "conversation_entries_lead_fkey" FOREIGN KEY (organisation_id, lead_id) REFERENCES leads(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "conversation_entries_booking_fkey" FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "conversation_entries_reservation_fkey" FOREIGN KEY (organisation_id, reservation_id) REFERENCES reservations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "conversation_entries_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX conversation_entries_conversation_idx ON conversation_entries (organisation_id, conversation_id, id);
CREATE UNIQUE INDEX conversation_entries_lead_key ON conversation_entries (organisation_id, lead_id) WHERE lead_id IS NOT NULL;
CREATE UNIQUE INDEX conversation_entries_booking_key ON conversation_entries (organisation_id, booking_id) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX conversation_entries_reservation_key ON conversation_entries (organisation_id, reservation_id) WHERE reservation_id IS NOT NULL;
CREATE UNIQUE INDEX conversation_entries_idempotency_key ON conversation_entries (organisation_id, idempotency_key);

-- Where nothing is left that somebody asked, nothing is kept of them.
CREATE FUNCTION forget_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.kind IN ('lead', 'booking', 'reservation') THEN
    DELETE FROM conversations WHERE organisation_id = OLD.organisation_id AND id = OLD.conversation_id AND NOT EXISTS (
      SELECT FROM conversation_entries entry
      WHERE entry.organisation_id = OLD.organisation_id AND entry.conversation_id = OLD.conversation_id AND entry.kind IN ('lead', 'booking', 'reservation')
    );
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER conversation_entries_end AFTER DELETE ON conversation_entries FOR EACH ROW EXECUTE FUNCTION forget_conversation();

-- What arrived becomes part of its conversation: once, also where it is told again.
CREATE FUNCTION conversation_takes(arrived conversation_entries, person jsonb, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  by_dealer boolean := coalesce((about ->> 'byDealer')::boolean, false);
  waits boolean := coalesce((about ->> 'waits')::boolean, NOT by_dealer);
  words text := lower(concat_ws(' ', person ->> 'name', person ->> 'lastName', person ->> 'email', regexp_replace(person ->> 'phone', '[^0-9]', '', 'g'), about ->> 'carName', about ->> 'stockNumber', about ->> 'regoPlate', about ->> 'reference', left(arrived.text, 400)));
BEGIN
  INSERT INTO conversation_entries (organisation_id, conversation_id, kind, at, site_id, lead_id, booking_id, reservation_id, detail)
  VALUES (arrived.organisation_id, arrived.conversation_id, arrived.kind, arrived.at, arrived.site_id, arrived.lead_id, arrived.booking_id, arrived.reservation_id, '{}')
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE conversations SET
    name = CASE WHEN name = '' THEN coalesce(person ->> 'name', '') ELSE name END,
    last_name = CASE WHEN name = '' THEN coalesce(person ->> 'lastName', '') ELSE last_name END,
    email = CASE WHEN email = '' THEN coalesce(person ->> 'email', '') ELSE email END,
    phone = CASE WHEN phone = '' THEN coalesce(person ->> 'phone', '') ELSE phone END,
    -- Who asks again after all was done is new again; what looks like a machine's begins among the spam, and never takes a person there.
    stage = CASE
      WHEN (about ->> 'suspicious')::boolean AND search = '' THEN 'spam'
      WHEN (about ->> 'suspicious')::boolean THEN stage
      WHEN by_dealer AND stage IN ('new', 'contacted') THEN 'appointment'
      WHEN NOT by_dealer AND stage IN ('sold', 'lost', 'spam') THEN 'new'
      ELSE stage
    END,
    lost_reason = CASE WHEN stage = 'lost' AND (by_dealer OR coalesce((about ->> 'suspicious')::boolean, false)) THEN lost_reason END,
    site_ids = CASE WHEN arrived.site_id IS NULL OR arrived.site_id = ANY (site_ids) THEN site_ids ELSE array_append(site_ids, arrived.site_id) END,
    location_id = coalesce(about ->> 'locationId', location_id),
    car_id = coalesce(about ->> 'carId', car_id),
    car_name = coalesce(about ->> 'carName', car_name),
    form = coalesce(about ->> 'form', form),
    source = coalesce(source, about ->> 'source'),
    snoozed_until = NULL,
    last_at = greatest(last_at, arrived.at),
    last_by = CASE WHEN by_dealer THEN 'dealer' ELSE 'shopper' END,
    last_text = left(arrived.text, 200),
    waits_since = CASE WHEN waits THEN coalesce(waits_since, arrived.at) ELSE waits_since END,
    search = left(concat_ws(' ', nullif(search, ''), words), 1800)
  WHERE organisation_id = arrived.organisation_id AND id = arrived.conversation_id;
END
$$;

ALTER TABLE "conversation_entries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_entries" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_entries" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_entries" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_entries" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_entries" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Files that shoppers send with their answers by e-mail: bounded, and of few kinds.
-- ====================================================================================================

CREATE TABLE "conversation_files" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "entry_id" bigint NOT NULL,
    "name" text NOT NULL,
    "content_type" text NOT NULL,
    "content" bytea NOT NULL,
    CONSTRAINT "conversation_files_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "conversation_files_type_check" CHECK (content_type = ANY (ARRAY['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'])),
    CONSTRAINT "conversation_files_size_check" CHECK (octet_length(content) <= 10000000),
    CONSTRAINT "conversation_files_entry_fkey" FOREIGN KEY (organisation_id, entry_id) REFERENCES conversation_entries(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX conversation_files_entry_idx ON conversation_files (organisation_id, entry_id);

ALTER TABLE "conversation_files" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_files" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_files" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_files" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_files" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Where an organisation's leads are sent beside its inbox: to people, CRMs and other systems. What each of them gets is promised by the
-- database in the transaction in which a lead arrives, so that no way in can forget one and none gets a lead twice.
-- ====================================================================================================

-- What one destination is to get: a lead, or a try of the connection.
CREATE TABLE "lead_deliveries" (
    "organisation_id" text NOT NULL,
    -- What the receiver tells a repeated delivery by.
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "destination_id" text NOT NULL,
    "lead_id" text,
    "number" bigint,
    "status" text NOT NULL DEFAULT 'pending',
    "attempts" integer NOT NULL DEFAULT 0,
    -- Somebody asked for it to be sent once more.
    "again" boolean NOT NULL DEFAULT false,
    -- Since when it is tried: after three days it is given up.
    "tried_since" timestamptz(3),
    "next_attempt_at" timestamptz(3) NOT NULL,
    "last_error" text,
    "delivered_at" timestamptz(3),
    "created_at" timestamptz(3) NOT NULL,
    CONSTRAINT "lead_deliveries_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_deliveries_status_check" CHECK (status = ANY (ARRAY['pending', 'delivered', 'dead'])),
    CONSTRAINT "lead_deliveries_destination_fkey" FOREIGN KEY (organisation_id, destination_id) REFERENCES lead_destinations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "lead_deliveries_lead_fkey" FOREIGN KEY (organisation_id, lead_id) REFERENCES leads(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX lead_deliveries_lead_key ON lead_deliveries (organisation_id, destination_id, lead_id);
CREATE UNIQUE INDEX lead_deliveries_number_key ON lead_deliveries (organisation_id, destination_id, number);
CREATE INDEX lead_deliveries_due_idx ON lead_deliveries (organisation_id, destination_id, next_attempt_at) WHERE status = 'pending'::text;
CREATE INDEX lead_deliveries_log_idx ON lead_deliveries (organisation_id, destination_id, created_at DESC, id);
CREATE INDEX lead_deliveries_of_lead_idx ON lead_deliveries (organisation_id, lead_id);

ALTER TABLE "lead_deliveries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_deliveries" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_deliveries" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_deliveries" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_deliveries" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_deliveries" TO forecourt_app, forecourt_platform;

-- Every try, with what came of it.
CREATE TABLE "lead_delivery_attempts" (
    "organisation_id" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "delivery_id" text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    "milliseconds" integer NOT NULL,
    "outcome" text NOT NULL,
    -- What the receiver answered with, of HTTP.
    "status_code" integer,
    "note" text,
    CONSTRAINT "lead_delivery_attempts_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_delivery_attempts_outcome_check" CHECK (outcome = ANY (ARRAY['delivered', 'failed'])),
    CONSTRAINT "lead_delivery_attempts_delivery_fkey" FOREIGN KEY (organisation_id, delivery_id) REFERENCES lead_deliveries(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX lead_delivery_attempts_delivery_idx ON lead_delivery_attempts (organisation_id, delivery_id, id);

ALTER TABLE "lead_delivery_attempts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_delivery_attempts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_delivery_attempts" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_delivery_attempts" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_delivery_attempts" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_delivery_attempts" TO forecourt_app, forecourt_platform;

-- Marketplaces and other systems that post leads, each with a key of its own.
CREATE TABLE "lead_suppliers" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "site_id" text NOT NULL,
    "name" text NOT NULL,
    "key_hash" text,
    "key_hint" text,
    "key_made_at" timestamptz(3),
    "used_at" timestamptz(3),
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Leads of market places that come by mail: a template says where in them what stands, and what can't be read waits for a person.
    "mail_template" text NOT NULL DEFAULT '',
    "location_id" text,
    -- Who its mails come from: addresses and domains, so that they are found in a mailbox.
    "mail_from" text NOT NULL DEFAULT '',
    CONSTRAINT "lead_suppliers_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_suppliers_template_check" CHECK (length(mail_template) <= 5000),
    CONSTRAINT "lead_suppliers_from_check" CHECK (length(mail_from) <= 500),
    CONSTRAINT "lead_suppliers_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "lead_suppliers_location_fkey" FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (location_id)
);
CREATE UNIQUE INDEX lead_suppliers_key ON lead_suppliers (key_hash);

ALTER TABLE "lead_suppliers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_suppliers" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_suppliers" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_suppliers" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_suppliers" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_suppliers" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- What happens on sites, counted by day in the site's own time: nobody can be told from it, so that it is kept.
-- ====================================================================================================

CREATE TABLE "site_days" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "day" date NOT NULL,
    "views" integer NOT NULL DEFAULT 0,
    -- Who came for the first time that day.
    "visitors" integer NOT NULL DEFAULT 0,
    "impressions" integer NOT NULL DEFAULT 0,
    "car_views" integer NOT NULL DEFAULT 0,
    -- Begun, not sent.
    "forms" integer NOT NULL DEFAULT 0,
    "calls" integer NOT NULL DEFAULT 0,
    CONSTRAINT "site_days_pkey" PRIMARY KEY (organisation_id, site_id, day),
    CONSTRAINT "site_days_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX site_days_day_idx ON site_days (day);

ALTER TABLE "site_days" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_days" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "site_days" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "site_days" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "site_days" TO forecourt_app, forecourt_platform;

-- The same by what led to the site and the kind of page.
CREATE TABLE "traffic_days" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "day" date NOT NULL,
    "page" text NOT NULL,
    "source" text NOT NULL,
    "campaign" text NOT NULL,
    "views" integer NOT NULL DEFAULT 0,
    "visitors" integer NOT NULL DEFAULT 0,
    CONSTRAINT "traffic_days_pkey" PRIMARY KEY (organisation_id, site_id, day, page, source, campaign),
    CONSTRAINT "traffic_days_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);

ALTER TABLE "traffic_days" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "traffic_days" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "traffic_days" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "traffic_days" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "traffic_days" TO forecourt_app, forecourt_platform;

-- The same by car.
CREATE TABLE "car_days" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "day" date NOT NULL,
    "car_id" text NOT NULL,
    "impressions" integer NOT NULL DEFAULT 0,
    "views" integer NOT NULL DEFAULT 0,
    "forms" integer NOT NULL DEFAULT 0,
    "calls" integer NOT NULL DEFAULT 0,
    CONSTRAINT "car_days_pkey" PRIMARY KEY (organisation_id, site_id, day, car_id),
    CONSTRAINT "car_days_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE,
    CONSTRAINT "car_days_car_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON DELETE CASCADE
);
-- A year of each car in stock is read from the index alone: the dashboard's cars took most of its time.
CREATE INDEX car_days_looked_idx ON car_days (organisation_id, car_id, day) INCLUDE (site_id, impressions, views);

ALTER TABLE "car_days" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "car_days" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "car_days" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "car_days" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "car_days" TO forecourt_app, forecourt_platform;

-- What was searched for, in words that name nobody, and how often nothing was found.
CREATE TABLE "search_days" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "day" date NOT NULL,
    "words" text NOT NULL,
    "searches" integer NOT NULL DEFAULT 0,
    "empty" integer NOT NULL DEFAULT 0,
    CONSTRAINT "search_days_pkey" PRIMARY KEY (organisation_id, site_id, day, words),
    CONSTRAINT "search_days_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON DELETE CASCADE
);

ALTER TABLE "search_days" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "search_days" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "search_days" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "search_days" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "search_days" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Leads of market places that come by mail: a template says where in them what stands, and what can't be read waits for a person.
-- ====================================================================================================

CREATE TABLE "lead_mails" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- No reference: a market place that is removed takes no mail with it.
    "supplier_id" text NOT NULL,
    "supplier_name" text NOT NULL,
    "site_id" text NOT NULL,
    -- The same for the same mail, however often it arrives.
    "message_key" text NOT NULL,
    "sender" text NOT NULL DEFAULT '',
    "subject" text NOT NULL DEFAULT '',
    "text" text NOT NULL DEFAULT '',
    -- What was found in it, and why that is no enquiry.
    "found" jsonb NOT NULL DEFAULT '{}'::jsonb,
    "problem" text NOT NULL,
    "received_at" timestamptz(3) NOT NULL,
    "state" text NOT NULL DEFAULT 'waiting',
    "lead_id" text,
    CONSTRAINT "lead_mails_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_mails_state_check" CHECK (state = ANY (ARRAY['waiting', 'lead', 'dismissed'])),
    CONSTRAINT "lead_mails_text_check" CHECK (length(text) <= 50000),
    CONSTRAINT "lead_mails_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX lead_mails_message_key ON lead_mails (organisation_id, supplier_id, message_key);
CREATE INDEX lead_mails_waiting_idx ON lead_mails (organisation_id, received_at DESC) WHERE state = 'waiting'::text;

ALTER TABLE "lead_mails" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_mails" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_mails" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_mails" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_mails" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_mails" TO forecourt_app, forecourt_platform;

-- ====================================================================================================
-- Mailboxes of a dealer that are read by IMAP: what comes to them is an answer, a lead of a market place, or waits for a person.
-- ====================================================================================================

CREATE TABLE "lead_mailboxes" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    -- The site whose leads its mails become.
    "site_id" text NOT NULL,
    -- The address people write to.
    "address" text NOT NULL,
    "host" text NOT NULL,
    "port" integer NOT NULL,
    "security" text NOT NULL,
    "user_name" text NOT NULL,
    -- The password, sealed with the installation's key.
    "credential" text,
    "folder" text NOT NULL DEFAULT 'INBOX',
    -- Whether mails of people nobody knows wait to be read, or are left alone.
    "takes_others" boolean NOT NULL DEFAULT true,
    "paused" boolean NOT NULL DEFAULT false,
    -- Up to which mail it was read; a server that numbers anew says another validity.
    "uid_validity" text,
    "last_uid" bigint NOT NULL DEFAULT 0,
    "next_run_at" timestamptz(3) NOT NULL,
    "claimed_until" timestamptz(3),
    "checked_at" timestamptz(3),
    "taken_at" timestamptz(3),
    "failures" integer NOT NULL DEFAULT 0,
    "message" text,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- The mail that is being read: where the worker ended in the middle of it, it is not read again but left to a person.
    "reading_uid" bigint,
    CONSTRAINT "lead_mailboxes_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "lead_mailboxes_port_check" CHECK (port >= 1 AND port <= 65535),
    CONSTRAINT "lead_mailboxes_security_check" CHECK (security = ANY (ARRAY['tls', 'starttls'])),
    CONSTRAINT "lead_mailboxes_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
-- One account is read once: two rows would take each mail twice.
CREATE UNIQUE INDEX lead_mailboxes_account ON lead_mailboxes (organisation_id, host, user_name, folder);
CREATE INDEX lead_mailboxes_due_idx ON lead_mailboxes (next_run_at) WHERE NOT paused;

ALTER TABLE "lead_mailboxes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_mailboxes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_mailboxes" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_mailboxes" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_mailboxes" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_mailboxes" TO forecourt_app, forecourt_platform;

-- Keys and policies that name a table further down.
CREATE POLICY own_members ON "users" FOR SELECT TO forecourt_app
  USING ((EXISTS ( SELECT
   FROM memberships
  WHERE memberships.user_id = users.id AND memberships.organisation_id = (SELECT current_organisation()))));
-- An organisation sees the pictures of the layers its sites use, and changes none of them: the wall lets it see its own sites alone.
CREATE POLICY layers_in_use ON "images" FOR SELECT TO forecourt_app
  USING (layer_id IS NOT NULL AND (SELECT current_organisation()) IS NOT NULL AND ((EXISTS ( SELECT
   FROM layers
  WHERE layers.id = images.layer_id AND layers.kind = 'platform'::text)) OR (EXISTS ( SELECT
   FROM sites
  WHERE images.layer_id = sites.template_layer_id OR images.layer_id = sites.manufacturer_layer_id))));
ALTER TABLE "sites" ADD CONSTRAINT "sites_organisation_id_id_live_version_fkey" FOREIGN KEY (organisation_id, id, live_version) REFERENCES versions(organisation_id, site_id, number) ON UPDATE CASCADE ON DELETE RESTRICT;
