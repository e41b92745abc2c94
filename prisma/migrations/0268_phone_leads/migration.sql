-- Who asked for a phone number and wrote nothing waits for no answer: they may have called, so no clock runs.

CREATE OR REPLACE FUNCTION "conversation_takes"(arrived conversation_entries, person jsonb, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION "take_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
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
