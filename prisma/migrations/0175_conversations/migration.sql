-- Conversations: all that one person asked, booked or reserved at an organisation, and what was done about it. The database makes them as
-- enquiries arrive, so that no way in can forget it.

CREATE TABLE "conversations" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- As they were first said: what somebody types later under the same number stands with its enquiry.
    "name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "stage" TEXT NOT NULL DEFAULT 'new',
    "lost_reason" TEXT,
    -- Every site it touches: who works for one of them sees it.
    "site_ids" TEXT[] NOT NULL DEFAULT '{}',
    "location_id" TEXT,
    -- What was asked last: the car, the kind of form, and where it came from.
    "car_id" TEXT,
    "car_name" TEXT,
    "form" TEXT,
    "source" TEXT,
    "assigned_to" TEXT,
    "assigned_at" TIMESTAMPTZ(3),
    "snoozed_until" TIMESTAMPTZ(3),
    "next_step" TEXT NOT NULL DEFAULT '',
    "next_step_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "last_by" TEXT NOT NULL DEFAULT 'shopper',
    "last_text" TEXT NOT NULL DEFAULT '',
    -- Since when the shopper waits for an answer; null while nobody does.
    "waits_since" TIMESTAMPTZ(3),
    -- What it is found by, in small letters.
    "search" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "conversations_stage_check" CHECK ("stage" IN ('new', 'contacted', 'appointment', 'negotiating', 'sold', 'lost', 'spam')),
    CONSTRAINT "conversations_lost_check" CHECK (("stage" = 'lost') = ("lost_reason" IS NOT NULL)),
    CONSTRAINT "conversations_last_by_check" CHECK ("last_by" IN ('shopper', 'dealer'))
);
CREATE INDEX "conversations_last_at_idx" ON "conversations"("organisation_id", "last_at" DESC, "id");
CREATE INDEX "conversations_stage_idx" ON "conversations"("organisation_id", "stage", "last_at" DESC);
CREATE INDEX "conversations_assigned_idx" ON "conversations"("organisation_id", "assigned_to", "last_at" DESC);

-- What a person is known by: 'tel:' with a number as it is dialled from anywhere, 'mail:' with an address in small letters.
CREATE TABLE "conversation_keys" (
    "organisation_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,

    CONSTRAINT "conversation_keys_pkey" PRIMARY KEY ("organisation_id", "key")
);
CREATE INDEX "conversation_keys_conversation_idx" ON "conversation_keys"("organisation_id", "conversation_id");

-- What happened in one, in order: what arrived, what was said, and what was done.
CREATE TABLE "conversation_entries" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "conversation_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "site_id" TEXT,
    "lead_id" TEXT,
    "booking_id" TEXT,
    "reservation_id" TEXT,
    "actor_id" TEXT,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    -- Made up by who writes it, for one entry: sent twice, it is there once.
    "idempotency_key" TEXT,

    CONSTRAINT "conversation_entries_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "conversation_entries_kind_check" CHECK ("kind" IN ('lead', 'booking', 'reservation', 'note', 'call', 'mailOut', 'mailIn', 'smsOut', 'smsIn', 'stage', 'assign', 'snooze', 'nextStep', 'merge', 'split')),
    CONSTRAINT "conversation_entries_text_check" CHECK (length("text") <= 20000)
);
CREATE INDEX "conversation_entries_conversation_idx" ON "conversation_entries"("organisation_id", "conversation_id", "id");
CREATE UNIQUE INDEX "conversation_entries_lead_key" ON "conversation_entries"("organisation_id", "lead_id") WHERE "lead_id" IS NOT NULL;
CREATE UNIQUE INDEX "conversation_entries_booking_key" ON "conversation_entries"("organisation_id", "booking_id") WHERE "booking_id" IS NOT NULL;
CREATE UNIQUE INDEX "conversation_entries_reservation_key" ON "conversation_entries"("organisation_id", "reservation_id") WHERE "reservation_id" IS NOT NULL;
CREATE UNIQUE INDEX "conversation_entries_idempotency_key" ON "conversation_entries"("organisation_id", "idempotency_key");

-- Until when each person has read one.
CREATE TABLE "conversation_reads" (
    "organisation_id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversation_reads_pkey" PRIMARY KEY ("organisation_id", "user_id", "conversation_id")
);

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_organisation_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE SET NULL ("location_id") ON UPDATE CASCADE;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_car_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE SET NULL ("car_id") ON UPDATE CASCADE;
ALTER TABLE "conversation_entries" ADD CONSTRAINT "conversation_entries_lead_fkey" FOREIGN KEY ("organisation_id", "lead_id") REFERENCES "leads"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversation_entries" ADD CONSTRAINT "conversation_entries_booking_fkey" FOREIGN KEY ("organisation_id", "booking_id") REFERENCES "bookings"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversation_entries" ADD CONSTRAINT "conversation_entries_reservation_fkey" FOREIGN KEY ("organisation_id", "reservation_id") REFERENCES "reservations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "leads" ADD COLUMN "conversation_id" TEXT;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['conversation_keys', 'conversation_entries', 'conversation_reads'] LOOP
    EXECUTE format(
      'ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON DELETE CASCADE ON UPDATE CASCADE',
      name, name || '_conversation_fkey'
    );
  END LOOP;
END
$$;

-- A phone number as it is dialled from anywhere; null for what is none. Without a country it is that of the clocks of its place.
CREATE FUNCTION "dialled_from_anywhere"(said text, time_zone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN length(digits) NOT BETWEEN 8 AND 15 THEN NULL
    WHEN said LIKE '+%' THEN '+' || digits
    WHEN digits LIKE '00%' THEN '+' || substr(digits, 3)
    ELSE CASE WHEN time_zone LIKE 'Pacific/%' THEN '+64' ELSE '+61' END || ltrim(digits, '0')
  END
  FROM (SELECT regexp_replace(said, '[^0-9]', '', 'g') AS digits) typed
$$;

CREATE FUNCTION "conversation_keys_of"(organisation text, said_email text, said_phone text, location text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    'tel:' || dialled_from_anywhere(trim(said_phone), coalesce((SELECT time_zone FROM locations WHERE organisation_id = organisation AND id = location), '')),
    'mail:' || lower(nullif(trim(said_email), ''))
  ], NULL)
$$;

-- The conversation of a person: found by number, then by address, else begun. Two who arrive at once wait for each other.
CREATE FUNCTION "conversation_for"(organisation text, said_email text, said_phone text, location text, happened timestamptz) RETURNS text LANGUAGE plpgsql AS $$
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

-- What arrived becomes part of its conversation: once, also where it is told again.
CREATE FUNCTION "conversation_takes"(arrived conversation_entries, person jsonb, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  by_dealer boolean := coalesce((about ->> 'byDealer')::boolean, false);
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
    waits_since = CASE WHEN by_dealer THEN waits_since ELSE coalesce(waits_since, arrived.at) END,
    search = left(concat_ws(' ', nullif(search, ''), words), 1800)
  WHERE organisation_id = arrived.organisation_id AND id = arrived.conversation_id;
END
$$;

CREATE FUNCTION "take_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
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
      'locationId', NEW.location_id, 'form', NEW.form, 'source', NEW.source, 'suspicious', NEW.suspicious)
  );
  RETURN NULL;
END
$$;

CREATE FUNCTION "take_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION "take_reservation"() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Where nothing is left that somebody asked, nothing is kept of them.
CREATE FUNCTION "forget_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- What was there before, in the order in which it came.
DO $$
DECLARE
  walled text;
  row_lead leads;
  row_booking bookings;
  row_reservation reservations;
  entry conversation_entries;
BEGIN
  FOREACH walled IN ARRAY ARRAY['leads', 'bookings', 'reservations', 'locations', 'cars', 'organisations'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', walled);
  END LOOP;
  FOR row_lead IN SELECT * FROM leads ORDER BY created_at, id LOOP
    entry := NULL;
    entry.organisation_id := row_lead.organisation_id;
    entry.conversation_id := conversation_for(row_lead.organisation_id, row_lead.email, row_lead.phone, row_lead.location_id, row_lead.created_at);
    entry.kind := 'lead';
    entry.at := row_lead.created_at;
    entry.site_id := row_lead.site_id;
    entry.lead_id := row_lead.id;
    entry.text := coalesce(left(row_lead.message, 2000), '');
    UPDATE leads SET conversation_id = entry.conversation_id WHERE organisation_id = row_lead.organisation_id AND id = row_lead.id;
    PERFORM conversation_takes(
      entry,
      jsonb_build_object('name', row_lead.name, 'lastName', row_lead.last_name, 'email', row_lead.email, 'phone', row_lead.phone),
      jsonb_build_object('carId', row_lead.car_id, 'carName', row_lead.car_name, 'stockNumber', row_lead.car_facts ->> 'stockNumber',
        'regoPlate', row_lead.car_facts ->> 'regoPlate', 'locationId', row_lead.location_id, 'form', row_lead.form, 'source', row_lead.source,
        'suspicious', row_lead.suspicious)
    );
    UPDATE conversations SET
      stage = CASE row_lead.status WHEN 'qualified' THEN 'negotiating' WHEN 'won' THEN 'sold' WHEN 'new' THEN stage ELSE row_lead.status END,
      lost_reason = CASE row_lead.status WHEN 'new' THEN lost_reason WHEN 'lost' THEN 'Not said' END,
      waits_since = CASE WHEN row_lead.status = 'new' THEN waits_since END
    WHERE organisation_id = row_lead.organisation_id AND id = entry.conversation_id;
  END LOOP;
  FOR row_booking IN SELECT * FROM bookings ORDER BY created_at, id LOOP
    entry := NULL;
    entry.organisation_id := row_booking.organisation_id;
    entry.conversation_id := conversation_for(row_booking.organisation_id, row_booking.email, row_booking.phone, row_booking.location_id, row_booking.created_at);
    INSERT INTO conversation_entries (organisation_id, conversation_id, kind, at, site_id, booking_id)
    VALUES (row_booking.organisation_id, entry.conversation_id, 'booking', row_booking.created_at, row_booking.site_id, row_booking.id);
    UPDATE conversations SET
      name = CASE WHEN name = '' THEN row_booking.name ELSE name END,
      last_name = CASE WHEN last_name = '' THEN row_booking.last_name ELSE last_name END,
      email = CASE WHEN email = '' THEN row_booking.email ELSE email END,
      phone = CASE WHEN phone = '' THEN row_booking.phone ELSE phone END,
      search = left(concat_ws(' ', nullif(search, ''), lower(concat_ws(' ', row_booking.name, row_booking.last_name, row_booking.email, regexp_replace(row_booking.phone, '[^0-9]', '', 'g'), row_booking.car_name))), 1800)
    WHERE organisation_id = row_booking.organisation_id AND id = entry.conversation_id;
  END LOOP;
  FOR row_reservation IN SELECT * FROM reservations ORDER BY created_at, id LOOP
    entry := NULL;
    entry.organisation_id := row_reservation.organisation_id;
    entry.conversation_id := conversation_for(row_reservation.organisation_id, row_reservation.email, row_reservation.phone, row_reservation.location_id, row_reservation.created_at);
    INSERT INTO conversation_entries (organisation_id, conversation_id, kind, at, site_id, reservation_id)
    VALUES (row_reservation.organisation_id, entry.conversation_id, 'reservation', row_reservation.created_at, row_reservation.site_id, row_reservation.id);
    UPDATE conversations SET
      name = CASE WHEN name = '' THEN row_reservation.name ELSE name END,
      last_name = CASE WHEN last_name = '' THEN row_reservation.last_name ELSE last_name END,
      email = CASE WHEN email = '' THEN row_reservation.email ELSE email END,
      phone = CASE WHEN phone = '' THEN row_reservation.phone ELSE phone END,
      search = left(concat_ws(' ', nullif(search, ''), lower(concat_ws(' ', row_reservation.name, row_reservation.last_name, row_reservation.email, row_reservation.reference, row_reservation.car_name))), 1800)
    WHERE organisation_id = row_reservation.organisation_id AND id = entry.conversation_id;
  END LOOP;
  FOREACH walled IN ARRAY ARRAY['leads', 'bookings', 'reservations', 'locations', 'cars', 'organisations'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled);
  END LOOP;
END
$$;

-- Where a lead stands is where its conversation stands.
ALTER TABLE "leads" DROP COLUMN "status";
ALTER TABLE "leads" ADD CONSTRAINT "leads_conversation_fkey" FOREIGN KEY ("organisation_id", "conversation_id") REFERENCES "conversations"("organisation_id", "id") ON DELETE SET NULL ("conversation_id") ON UPDATE CASCADE;
CREATE INDEX "leads_conversation_idx" ON "leads"("organisation_id", "conversation_id");

CREATE TRIGGER "leads_arrive" AFTER INSERT ON "leads" FOR EACH ROW EXECUTE FUNCTION "take_lead"();
CREATE TRIGGER "bookings_arrive" AFTER INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION "take_booking"();
CREATE TRIGGER "reservations_arrive" AFTER INSERT ON "reservations" FOR EACH ROW EXECUTE FUNCTION "take_reservation"();
CREATE TRIGGER "conversation_entries_end" AFTER DELETE ON "conversation_entries" FOR EACH ROW EXECUTE FUNCTION "forget_conversation"();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['conversations', 'conversation_keys', 'conversation_entries', 'conversation_reads'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format(
      'CREATE POLICY purge ON %I TO CURRENT_USER USING (current_setting(''app.purging'', true) = ''on'') WITH CHECK (current_setting(''app.purging'', true) = ''on'')',
      name
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO forecourt_app, forecourt_platform', name);
  END LOOP;
END
$$;
