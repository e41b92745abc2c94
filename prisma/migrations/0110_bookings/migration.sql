-- Bookings of test drives and services: what each location offers, who comes when, and when nobody can.

-- Equality beside ranges in one constraint.
CREATE EXTENSION IF NOT EXISTS "btree_gist";

-- What a location offers of a kind. No row: shoppers ask, and people answer.
CREATE TABLE "booking_settings" (
    "organisation_id" TEXT NOT NULL,
    "location_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "values" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "updated_by" TEXT NOT NULL,

    CONSTRAINT "booking_settings_pkey" PRIMARY KEY ("organisation_id", "location_id", "kind"),
    CONSTRAINT "booking_settings_kind_check" CHECK ("kind" IN ('testDrive', 'service'))
);

CREATE TABLE "bookings" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "location_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    -- When the visit is over for the shopper.
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    -- When the seat and the car are free again: after the time to turn around.
    "free_at" TIMESTAMPTZ(3) NOT NULL,
    "during" TSTZRANGE NOT NULL GENERATED ALWAYS AS (tstzrange("starts_at", "free_at", '[)')) STORED,
    -- Which of those the location can take at a time, from 1.
    "seat" INTEGER NOT NULL,
    "car_id" TEXT,
    -- As it was called when it was booked; of a service the shopper's own.
    "car_name" TEXT,
    -- Who comes.
    "name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    -- The licence, what was agreed to in which words, and what else was said.
    "details" JSONB NOT NULL DEFAULT '{}',
    -- Null for those made in the console.
    "site_id" TEXT,
    "lead_id" TEXT,
    -- Made up by who books, for one booking: sent twice, it is booked once.
    "idempotency_key" TEXT NOT NULL,
    -- Grows with every move and every end: the SEQUENCE of its calendar entry, whose UID is the id.
    "revision" INTEGER NOT NULL DEFAULT 0,
    -- What became of its car that both were told of: sold, withdrawn, moved.
    "car_news" TEXT,
    -- When the shopper was reminded.
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "bookings_kind_check" CHECK ("kind" IN ('testDrive', 'service')),
    CONSTRAINT "bookings_state_check" CHECK ("state" IN ('requested', 'confirmed', 'completed', 'cancelled', 'no_show')),
    CONSTRAINT "bookings_times_check" CHECK ("starts_at" < "ends_at" AND "ends_at" <= "free_at"),
    CONSTRAINT "bookings_seat_check" CHECK ("seat" BETWEEN 1 AND 99),
    CONSTRAINT "bookings_car_news_check" CHECK ("car_news" IN ('sold', 'withdrawn', 'moved')),
    -- One visit at a time in a seat, also where the grid of slots was another when one of them was booked.
    CONSTRAINT "bookings_seat_excl" EXCLUDE USING gist ("organisation_id" WITH =, "location_id" WITH =, "kind" WITH =, "seat" WITH =, "during" WITH &&)
        WHERE ("state" IN ('requested', 'confirmed')),
    -- A car is in one drive at a time, whichever location.
    CONSTRAINT "bookings_car_excl" EXCLUDE USING gist ("organisation_id" WITH =, "car_id" WITH =, "during" WITH &&)
        WHERE ("state" IN ('requested', 'confirmed') AND "car_id" IS NOT NULL)
);
CREATE UNIQUE INDEX "bookings_seat_key" ON "bookings"("organisation_id", "location_id", "kind", "starts_at", "seat")
    WHERE "state" IN ('requested', 'confirmed');
CREATE UNIQUE INDEX "bookings_idempotency_key" ON "bookings"("organisation_id", "idempotency_key");
CREATE INDEX "bookings_location_starts_idx" ON "bookings"("organisation_id", "location_id", "starts_at");
CREATE INDEX "bookings_car_idx" ON "bookings"("organisation_id", "car_id");
CREATE INDEX "bookings_lead_idx" ON "bookings"("organisation_id", "lead_id");
CREATE INDEX "bookings_upcoming_idx" ON "bookings"("starts_at") WHERE "state" IN ('requested', 'confirmed');

-- When nobody can be booked: at a whole location, for one kind, or with one car.
CREATE TABLE "booking_blocks" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "location_id" TEXT NOT NULL,
    "kind" TEXT,
    "car_id" TEXT,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "idempotency_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "created_by" TEXT NOT NULL,

    CONSTRAINT "booking_blocks_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "booking_blocks_kind_check" CHECK ("kind" IN ('testDrive', 'service')),
    CONSTRAINT "booking_blocks_times_check" CHECK ("starts_at" < "ends_at")
);
CREATE UNIQUE INDEX "booking_blocks_idempotency_key" ON "booking_blocks"("organisation_id", "idempotency_key");
CREATE INDEX "booking_blocks_location_idx" ON "booking_blocks"("organisation_id", "location_id", "ends_at");

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE SET NULL ("car_id") ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE SET NULL ("site_id") ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_organisation_id_lead_id_fkey" FOREIGN KEY ("organisation_id", "lead_id") REFERENCES "leads"("organisation_id", "id") ON DELETE SET NULL ("lead_id") ON UPDATE CASCADE;
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_organisation_id_car_id_fkey" FOREIGN KEY ("organisation_id", "car_id") REFERENCES "cars"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['booking_settings', 'bookings', 'booking_blocks'] LOOP
    EXECUTE format(
      'ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (organisation_id, location_id) REFERENCES locations(organisation_id, id) ON DELETE CASCADE ON UPDATE CASCADE',
      name, name || '_organisation_id_location_id_fkey'
    );
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
