-- An offer goes live and comes down at a time of day in the site's time zone. Without one, as before: at the start of its first day and the
-- end of its last.
ALTER TABLE "offers" ADD COLUMN "start_time" text, ADD COLUMN "end_time" text;
ALTER TABLE "offers" ADD CONSTRAINT "offers_times_check" CHECK (start_time ~ '^\d{2}:\d{2}$' AND end_time ~ '^\d{2}:\d{2}$');
SELECT past.track('offers', 'r.organisation_id', '{id}');
