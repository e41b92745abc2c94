-- Cars that shoppers hold with a deposit, the money that was asked for, and what banks told of it.

-- Who takes an organisation's payments: for all of its locations, or for one.
CREATE TABLE "payment_accounts" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- Null: every location without one of its own.
    "location_id" TEXT,
    "provider" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    -- By which name the installation knows the account's keys, which are never here.
    "secret_ref" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    -- Payments made with it go on; new ones are made with the next.
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_accounts_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "payment_accounts_provider_check" CHECK ("provider" IN ('testBank', 'stripe'))
);
CREATE UNIQUE INDEX "payment_accounts_id_key" ON "payment_accounts"("id");
CREATE UNIQUE INDEX "payment_accounts_place_key" ON "payment_accounts"("organisation_id", coalesce("location_id", '')) WHERE "ended_at" IS NULL;

CREATE TABLE "reservations" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- What a dealer and a shopper call it.
    "reference" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "car_id" TEXT NOT NULL,
    "location_id" TEXT NOT NULL,
    "dealership_id" TEXT NOT NULL,
    -- The car as it was called, and what it cost, when it was held.
    "car_name" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'holding',
    -- Why it ended, where it did.
    "because" TEXT,
    -- What whoever holds calls the attempt: a repeat is the same reservation.
    "hold_key" TEXT NOT NULL,
    "journey_id" TEXT,
    "shopper_id" TEXT,
    "name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    -- For how long it is reserved once it is paid.
    "hold_hours" INTEGER NOT NULL,
    -- Until when the payment is waited for.
    "held_until" TIMESTAMPTZ(3) NOT NULL,
    -- Until when the car is reserved; null until it is paid.
    "reserved_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reservations_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "reservations_state_check" CHECK ("state" IN ('holding', 'authorised', 'charged', 'completed', 'lapsed', 'released', 'expired', 'refund_pending', 'refunded', 'refund_failed', 'disputed')),
    CONSTRAINT "reservations_because_check" CHECK ("because" IN ('shopper', 'dealer', 'time', 'late', 'bank')),
    CONSTRAINT "reservations_amount_check" CHECK ("amount_cents" > 0)
);
CREATE UNIQUE INDEX "reservations_id_key" ON "reservations"("id");
CREATE UNIQUE INDEX "reservations_hold_key_key" ON "reservations"("organisation_id", "site_id", "hold_key");
CREATE UNIQUE INDEX "reservations_reference_key" ON "reservations"("organisation_id", "reference");
-- One live hold for each car, whoever asks and however many ask at once (CHK-02).
CREATE UNIQUE INDEX "reservations_one_live_key" ON "reservations"("organisation_id", "car_id") WHERE "state" IN ('holding', 'authorised', 'charged');
CREATE INDEX "reservations_car_idx" ON "reservations"("organisation_id", "car_id");
CREATE INDEX "reservations_created_at_idx" ON "reservations"("organisation_id", "created_at" DESC);
CREATE INDEX "reservations_held_idx" ON "reservations"("held_until") WHERE "state" = 'holding';
CREATE INDEX "reservations_reserved_idx" ON "reservations"("reserved_until") WHERE "state" IN ('authorised', 'charged');

-- What happened to it, by whom; only ever added to.
CREATE TABLE "reservation_events" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "reservation_id" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT,
    "actor_name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "reservation_events_pkey" PRIMARY KEY ("organisation_id", "id")
);
CREATE INDEX "reservation_events_reservation_idx" ON "reservation_events"("organisation_id", "reservation_id", "id");

-- Any amount a dealer asks for by a link.
CREATE TABLE "payment_requests" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "reference" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "location_id" TEXT,
    "car_id" TEXT,
    "car_name" TEXT,
    "creation_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "invoice_number" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "due_on" TEXT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "mobile" TEXT NOT NULL DEFAULT '',
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_requests_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "payment_requests_state_check" CHECK ("state" IN ('open', 'paid', 'cancelled', 'refund_pending', 'refunded', 'refund_failed', 'disputed')),
    CONSTRAINT "payment_requests_kind_check" CHECK ("kind" IN ('deposit', 'invoice', 'other')),
    CONSTRAINT "payment_requests_amount_check" CHECK ("amount_cents" > 0)
);
CREATE UNIQUE INDEX "payment_requests_id_key" ON "payment_requests"("id");
CREATE UNIQUE INDEX "payment_requests_creation_key_key" ON "payment_requests"("organisation_id", "creation_key");
CREATE UNIQUE INDEX "payment_requests_reference_key" ON "payment_requests"("organisation_id", "reference");
CREATE INDEX "payment_requests_created_at_idx" ON "payment_requests"("organisation_id", "created_at" DESC);

-- Money that was asked for: of a reservation, or of a request. What the bank knows of it, and what is still to be asked of the bank.
CREATE TABLE "payments" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "account_id" TEXT NOT NULL,
    "reservation_id" TEXT,
    "request_id" TEXT,
    "site_id" TEXT NOT NULL,
    -- authorise: kept for a while and taken later; charge: taken at once.
    "collect" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    -- The provider's page that takes it, and until when.
    "session_id" TEXT,
    "page_address" TEXT,
    "page_until" TIMESTAMPTZ(3),
    -- Where the money is.
    "money" TEXT NOT NULL DEFAULT 'none',
    "dispute" TEXT,
    -- How it was paid, as the bank says it, such as 'Visa •••• 4242'.
    "paid_with" TEXT NOT NULL DEFAULT '',
    -- When the bank lets an authorisation go by itself.
    "capture_before" TIMESTAMPTZ(3),
    -- What is to be asked of the provider, and when next.
    "intent" TEXT,
    "intent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    -- Counts refunds that the bank refused, as another one needs a name of its own.
    "refund_number" INTEGER NOT NULL DEFAULT 1,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    -- When it was last compared with what the provider knows, and when next.
    "checked_at" TIMESTAMPTZ(3),
    "check_at" TIMESTAMPTZ(3),

    CONSTRAINT "payments_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "payments_of_check" CHECK (("reservation_id" IS NULL) <> ("request_id" IS NULL)),
    CONSTRAINT "payments_collect_check" CHECK ("collect" IN ('authorise', 'charge')),
    CONSTRAINT "payments_money_check" CHECK ("money" IN ('none', 'failed', 'authorised', 'charged', 'returning', 'letGo', 'returned', 'returnFailed')),
    CONSTRAINT "payments_dispute_check" CHECK ("dispute" IN ('open', 'won', 'lost')),
    CONSTRAINT "payments_intent_check" CHECK ("intent" IN ('close', 'capture', 'giveBack'))
);
CREATE UNIQUE INDEX "payments_id_key" ON "payments"("id");
-- A reservation is paid once; a request may be tried again after a page of the provider closed.
CREATE UNIQUE INDEX "payments_reservation_key" ON "payments"("organisation_id", "reservation_id") WHERE "reservation_id" IS NOT NULL;
CREATE INDEX "payments_request_idx" ON "payments"("organisation_id", "request_id");
CREATE UNIQUE INDEX "payments_session_key" ON "payments"("account_id", "session_id") WHERE "session_id" IS NOT NULL;
CREATE INDEX "payments_intent_idx" ON "payments"("intent_at") WHERE "intent" IS NOT NULL;
CREATE INDEX "payments_check_idx" ON "payments"("check_at") WHERE "check_at" IS NOT NULL;

-- What a provider told by itself: each once, whatever it sends twice.
CREATE TABLE "payment_notices" (
    "organisation_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    -- Which payment it is about; null where it is none of ours.
    "payment_id" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_notices_pkey" PRIMARY KEY ("organisation_id", "account_id", "event_id")
);
CREATE INDEX "payment_notices_unsettled_idx" ON "payment_notices"("received_at") WHERE "settled_at" IS NULL;

ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_car_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_fkey" FOREIGN KEY ("organisation_id", "reservation_id") REFERENCES "reservations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_car_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_fkey" FOREIGN KEY ("organisation_id", "account_id") REFERENCES "payment_accounts"("organisation_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_fkey" FOREIGN KEY ("organisation_id", "reservation_id") REFERENCES "reservations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_request_fkey" FOREIGN KEY ("organisation_id", "request_id") REFERENCES "payment_requests"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_account_fkey" FOREIGN KEY ("organisation_id", "account_id") REFERENCES "payment_accounts"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['payment_accounts', 'reservations', 'reservation_events', 'payment_requests', 'payments', 'payment_notices'] LOOP
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

-- A car that somebody holds with a deposit stays reserved while it stands on the yard, whoever writes otherwise: a feed, a form, many
-- at once. What ends the hold frees the car.
CREATE FUNCTION "keep_held_cars_reserved"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "cars_held_stay_reserved" BEFORE UPDATE ON "cars" FOR EACH ROW
  WHEN (old.reserved AND NOT new.reserved AND new.status IN ('in_stock', 'coming_soon'))
  EXECUTE FUNCTION "keep_held_cars_reserved"();
