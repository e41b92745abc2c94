-- What was promised of bookings, so that it is promised once, however many workers look.

-- A reminder of a visit at a time: moved, it is reminded of anew.
CREATE TABLE "booking_reminders" (
    "organisation_id" TEXT NOT NULL,
    "booking_id" TEXT NOT NULL,
    "reminder" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "promised_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_reminders_pkey" PRIMARY KEY ("organisation_id", "booking_id", "reminder", "starts_at"),
    CONSTRAINT "booking_reminders_reminder_check" CHECK ("reminder" IN ('dayBefore', 'hoursBefore'))
);

-- A place's list of who comes on a day.
CREATE TABLE "booking_lists" (
    "organisation_id" TEXT NOT NULL,
    "location_id" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "promised_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_lists_pkey" PRIMARY KEY ("organisation_id", "location_id", "date"),
    CONSTRAINT "booking_lists_date_check" CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}$')
);

ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_organisation_id_booking_id_fkey" FOREIGN KEY ("organisation_id", "booking_id") REFERENCES "bookings"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "booking_lists" ADD CONSTRAINT "booking_lists_organisation_id_location_id_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['booking_reminders', 'booking_lists'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO forecourt_app, forecourt_platform', name);
  END LOOP;
END
$$;

-- The story of one record is asked for by its id.
CREATE INDEX "audit_organisation_id_target_idx" ON "audit"("organisation_id", "target");
