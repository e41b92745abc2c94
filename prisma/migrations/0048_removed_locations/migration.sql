-- A closed location can be removed: lists and choices leave it out, and its leads, past bookings and reviews keep it.
ALTER TABLE "locations" ADD COLUMN "removed_at" timestamptz(3);
SELECT past.track('locations', 'r.organisation_id', '{id}');
