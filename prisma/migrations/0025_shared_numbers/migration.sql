-- One phone number can be of several people (ENT-16): a marketplace's masked number, an office, a family. conversation_keys has one
-- conversation for each key; here are the others that have the number, too.
CREATE TABLE "conversation_shared_numbers" (
    "organisation_id" text NOT NULL,
    -- As in conversation_keys: tel: with the number as dialled from anywhere.
    "key" text NOT NULL,
    "conversation_id" text NOT NULL,
    CONSTRAINT "conversation_shared_numbers_pkey" PRIMARY KEY (organisation_id, key, conversation_id),
    CONSTRAINT "conversation_shared_numbers_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX conversation_shared_numbers_conversation_idx ON conversation_shared_numbers (organisation_id, conversation_id);

ALTER TABLE "conversation_shared_numbers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_shared_numbers" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_shared_numbers" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_shared_numbers" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_shared_numbers" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_shared_numbers" TO forecourt_app, forecourt_platform;

-- The rule `isSamePerson` in SQL: parts of a name without accents, apostrophes and titles, in lower case.
CREATE FUNCTION name_parts_of(called text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(part ORDER BY place), '{}')
  FROM regexp_split_to_table(
    regexp_replace(lower(normalize(called, NFD)), '[\u0300-\u036F''\u2019`]', '', 'g'),
    '[\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u2015]+'
  ) WITH ORDINALITY parts(part, place)
  WHERE part <> '' AND part NOT IN ('mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof')
$$;

-- How well two names agree: 3 if all parts of the shorter are in the longer, 2 if some are initials, 1 if one is missing, 0 if they differ.
CREATE FUNCTION name_agreement(one text[], other text[]) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  short text[] := CASE WHEN cardinality(one) <= cardinality(other) THEN one ELSE other END;
  long text[] := CASE WHEN cardinality(one) <= cardinality(other) THEN other ELSE one END;
  rest text[] := '{}';
  part text;
  place integer;
BEGIN
  IF cardinality(short) = 0 THEN RETURN 1; END IF;
  FOREACH part IN ARRAY short LOOP
    place := array_position(long, part);
    IF place IS NULL THEN rest := rest || part; ELSE long := long[:place - 1] || long[place + 1:]; END IF;
  END LOOP;
  FOREACH part IN ARRAY rest LOOP
    place := (SELECT min(words.place) FROM unnest(long) WITH ORDINALITY words(word, place)
      WHERE (length(word) = 1 OR length(part) = 1) AND left(word, 1) = left(part, 1));
    IF place IS NULL THEN RETURN 0; END IF;
    long := long[:place - 1] || long[place + 1:];
  END LOOP;
  RETURN CASE WHEN cardinality(rest) = 0 THEN 3 ELSE 2 END;
END
$$;

-- The conversation with a number that is of the same person as what arrived; null if there is none, or if several may be.
CREATE FUNCTION conversation_with_number(organisation text, number text, called text, mail text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH holders AS (
    SELECT c.id, c.name, c.last_name, c.last_at FROM (
      SELECT conversation_id FROM conversation_keys WHERE organisation_id = organisation AND key = number
      UNION SELECT conversation_id FROM conversation_shared_numbers WHERE organisation_id = organisation AND key = number
    ) held
    JOIN conversations c ON c.organisation_id = organisation AND c.id = held.conversation_id
    -- A marketplace's number can have thousands.
    ORDER BY c.last_at DESC, c.id LIMIT 200
  ), known AS (
    SELECT holders.id, holders.last_at, mails.some_mail, mails.same_mail, names.some_name,
      CASE WHEN cardinality(name_parts_of(called)) = 0 OR NOT names.some_name THEN 1 ELSE names.best END AS agreement
    FROM holders
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS some_mail, coalesce(bool_or(key = mail), false) AS same_mail
      FROM conversation_keys WHERE organisation_id = organisation AND conversation_id = holders.id AND key LIKE 'mail:%'
    ) mails
    CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(cardinality(parts) > 0), false) AS some_name,
        max(name_agreement(parts, name_parts_of(called))) FILTER (WHERE cardinality(parts) > 0) AS best
      FROM (
        SELECT name_parts_of(concat_ws(' ', holders.name, holders.last_name)) AS parts
        UNION SELECT name_parts_of(concat_ws(' ', lead.name, lead.last_name)) FROM leads lead
        WHERE lead.organisation_id = organisation AND lead.conversation_id = holders.id
      ) given
    ) names
  ), ranked AS (
    SELECT id, last_at, same_mail, agreement,
      rank() OVER (ORDER BY same_mail DESC, agreement DESC, some_name = (cardinality(name_parts_of(called)) > 0) DESC) AS place
    FROM known
    WHERE same_mail OR CASE WHEN mail IS NOT NULL AND some_mail THEN agreement = 3 ELSE agreement >= 1 END
  )
  -- Of equally good ones, only those of the same name or address are one person.
  SELECT CASE WHEN count(*) = 1 OR bool_and(same_mail OR agreement = 3) THEN (array_agg(id ORDER BY last_at DESC, id))[1] END
  FROM ranked WHERE place = 1
$$;

-- The conversation of a person: found by the number if it is of the same person, then by the address, else begun. Two who arrive at once
-- wait for each other. Follows conversation_for, which processes of the release before don't call themselves.
CREATE FUNCTION conversation_of(organisation text, called text, email text, phone text, location text, happened timestamp with time zone) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  given text[] := conversation_keys_of(organisation, email, phone, location);
  mail text := (SELECT one FROM unnest(given) one WHERE one LIKE 'mail:%');
  number text := (SELECT one FROM unnest(given) one WHERE one LIKE 'tel:%');
  found_id text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('conversation ' || organisation || ' ' || one.key, 0)) FROM (SELECT unnest(given) AS key ORDER BY 1) one;
  IF number IS NOT NULL THEN found_id := conversation_with_number(organisation, number, called, mail); END IF;
  IF found_id IS NULL AND mail IS NOT NULL THEN
    SELECT conversation_id INTO found_id FROM conversation_keys WHERE organisation_id = organisation AND key = mail;
  END IF;
  IF found_id IS NULL THEN
    INSERT INTO conversations (organisation_id, last_at, created_at) VALUES (organisation, happened, happened) RETURNING id INTO found_id;
  END IF;
  INSERT INTO conversation_keys (organisation_id, key, conversation_id)
  SELECT organisation, one, found_id FROM unnest(given) one ON CONFLICT DO NOTHING;
  INSERT INTO conversation_shared_numbers (organisation_id, key, conversation_id)
  SELECT organisation, number, found_id
  WHERE EXISTS (SELECT FROM conversation_keys held WHERE held.organisation_id = organisation AND held.key = number AND held.conversation_id <> found_id)
  ON CONFLICT DO NOTHING;
  RETURN found_id;
END
$$;

CREATE OR REPLACE FUNCTION take_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry conversation_entries;
BEGIN
  entry.organisation_id := NEW.organisation_id;
  entry.conversation_id := conversation_of(NEW.organisation_id, concat_ws(' ', NEW.name, NEW.last_name), NEW.email, NEW.phone, NEW.location_id, NEW.created_at);
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

CREATE OR REPLACE FUNCTION take_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry conversation_entries;
BEGIN
  entry.organisation_id := NEW.organisation_id;
  entry.conversation_id := conversation_of(NEW.organisation_id, concat_ws(' ', NEW.name, NEW.last_name), NEW.email, NEW.phone, NEW.location_id, NEW.created_at);
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

CREATE OR REPLACE FUNCTION take_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry conversation_entries;
BEGIN
  entry.organisation_id := NEW.organisation_id;
  entry.conversation_id := coalesce(
    (SELECT conversation_id FROM leads WHERE organisation_id = NEW.organisation_id AND id = NEW.lead_id),
    conversation_of(NEW.organisation_id, concat_ws(' ', NEW.name, NEW.last_name), NEW.email, NEW.phone, NEW.location_id, NEW.created_at)
  );
  entry.kind := 'booking';
  entry.at := NEW.created_at;
  entry.site_id := NEW.site_id;
  entry.booking_id := NEW.id;
  entry.text := coalesce(left(NEW.details ->> 'message', 2000), '');
  PERFORM conversation_takes(
    entry,
    jsonb_build_object('name', NEW.name, 'lastName', NEW.last_name, 'email', NEW.email, 'phone', NEW.phone),
    -- Bookings that staff make are known by their key.
    jsonb_build_object('carId', NEW.car_id, 'carName', NEW.car_name, 'locationId', NEW.location_id, 'form', NEW.kind, 'byDealer', NEW.idempotency_key LIKE 'staff %')
  );
  RETURN NULL;
END
$$;
