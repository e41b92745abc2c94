-- Where an organisation's leads are sent beside its inbox: to people, CRMs and other systems. What each of them gets is promised by the
-- database in the transaction in which a lead arrives, so that no way in can forget one and none gets a lead twice.

CREATE TABLE "lead_destinations" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "target" JSONB NOT NULL DEFAULT '{}',
    -- Of a location whose row is gone it gets nothing: never suddenly everybody's.
    "scope" TEXT NOT NULL DEFAULT 'organisation',
    "location_id" TEXT,
    -- Kinds of form and sources; none named: all.
    "forms" TEXT[] NOT NULL DEFAULT '{}',
    "sources" TEXT[] NOT NULL DEFAULT '{}',
    "takes_suspicious" BOOLEAN NOT NULL DEFAULT false,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    -- What went wrong last; null since it last went well.
    "message" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "delivered_at" TIMESTAMPTZ(3),
    -- The secret a webhook is signed with is worked out of this; the one before counts for a while beside it.
    "secret_revision" INTEGER NOT NULL DEFAULT 1,
    "old_secret_until" TIMESTAMPTZ(3),
    -- Of the key with which leads are fetched, no more than tells whether it is the one.
    "key_hash" TEXT,
    "key_hint" TEXT,
    "key_made_at" TIMESTAMPTZ(3),
    -- Counts what was promised to one that fetches: in the order in which it could be seen.
    "last_number" BIGINT NOT NULL DEFAULT 0,
    -- One that fails is left alone for a while.
    "quiet_until" TIMESTAMPTZ(3),
    "claimed_until" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_destinations_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "lead_destinations_kind_check" CHECK ("kind" IN ('people', 'adf', 'webhook', 'pull')),
    CONSTRAINT "lead_destinations_scope_check" CHECK ("scope" = 'location' OR ("scope" = 'organisation' AND "location_id" IS NULL))
);
CREATE UNIQUE INDEX "lead_destinations_key" ON "lead_destinations"("key_hash");

-- What one destination is to get: a lead, or a try of the connection.
CREATE TABLE "lead_deliveries" (
    "organisation_id" TEXT NOT NULL,
    -- What the receiver tells a repeated delivery by.
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "destination_id" TEXT NOT NULL,
    "lead_id" TEXT,
    "number" BIGINT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    -- Somebody asked for it to be sent once more.
    "again" BOOLEAN NOT NULL DEFAULT false,
    -- Since when it is tried: after three days it is given up.
    "tried_since" TIMESTAMPTZ(3),
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_deliveries_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "lead_deliveries_status_check" CHECK ("status" IN ('pending', 'delivered', 'dead'))
);
CREATE UNIQUE INDEX "lead_deliveries_lead_key" ON "lead_deliveries"("organisation_id", "destination_id", "lead_id");
CREATE UNIQUE INDEX "lead_deliveries_number_key" ON "lead_deliveries"("organisation_id", "destination_id", "number");
CREATE INDEX "lead_deliveries_due_idx" ON "lead_deliveries"("organisation_id", "destination_id", "next_attempt_at") WHERE "status" = 'pending';
CREATE INDEX "lead_deliveries_log_idx" ON "lead_deliveries"("organisation_id", "destination_id", "created_at" DESC, "id");
CREATE INDEX "lead_deliveries_of_lead_idx" ON "lead_deliveries"("organisation_id", "lead_id");

-- Every try, with what came of it.
CREATE TABLE "lead_delivery_attempts" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "delivery_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    -- What the receiver answered with, of HTTP.
    "status_code" INTEGER,
    "note" TEXT,

    CONSTRAINT "lead_delivery_attempts_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "lead_delivery_attempts_outcome_check" CHECK ("outcome" IN ('delivered', 'failed'))
);
CREATE INDEX "lead_delivery_attempts_delivery_idx" ON "lead_delivery_attempts"("organisation_id", "delivery_id", "id");

-- Marketplaces and other systems that post leads, each with a key of its own.
CREATE TABLE "lead_suppliers" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" TEXT,
    "key_hint" TEXT,
    "key_made_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_suppliers_pkey" PRIMARY KEY ("organisation_id", "id")
);
CREATE UNIQUE INDEX "lead_suppliers_key" ON "lead_suppliers"("key_hash");

ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_organisation_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE SET NULL ("location_id") ON UPDATE CASCADE;
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_destination_fkey" FOREIGN KEY ("organisation_id", "destination_id") REFERENCES "lead_destinations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_fkey" FOREIGN KEY ("organisation_id", "lead_id") REFERENCES "leads"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_delivery_attempts" ADD CONSTRAINT "lead_delivery_attempts_delivery_fkey" FOREIGN KEY ("organisation_id", "delivery_id") REFERENCES "lead_deliveries"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "lead_suppliers" ADD CONSTRAINT "lead_suppliers_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether a destination is to get a lead.
CREATE FUNCTION "destination_takes"(destination lead_destinations, lead leads) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT destination.organisation_id = lead.organisation_id
    AND (destination.scope = 'organisation' OR destination.location_id = lead.location_id)
    AND (destination.forms = '{}' OR lead.form = ANY (destination.forms))
    AND (destination.sources = '{}' OR lower(coalesce(lead.source, '')) = ANY (destination.sources))
    AND (destination.takes_suspicious OR NOT lead.suspicious)
$$;

-- Promises a lead to one destination, once. One that fetches is given a number under the lock of its row, so that numbers can be seen in
-- their order: who has read up to one misses none that was given earlier and committed later.
CREATE FUNCTION "promise_lead_to"(destination lead_destinations, lead leads, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION "promise_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER "leads_promised" AFTER INSERT ON "leads" FOR EACH ROW EXECUTE FUNCTION "promise_lead"();
-- What turned out to be no machine's is sent after all.
CREATE TRIGGER "leads_promised_later" AFTER UPDATE OF "suspicious" ON "leads" FOR EACH ROW
  WHEN (OLD.suspicious AND NOT NEW.suspicious) EXECUTE FUNCTION "promise_lead"();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['lead_destinations', 'lead_deliveries', 'lead_delivery_attempts', 'lead_suppliers'] LOOP
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
