-- Mailboxes, review sources and files for market places have a job in the worker's queue at their due time, as feeds have, added in the
-- transaction that schedules them. The lock of the job replaces the lease of the row. Each kind has a named queue: one job at a time.
ALTER TABLE "lead_mailboxes" DROP COLUMN "claimed_until";
ALTER TABLE "review_sources" DROP COLUMN "claimed_until";
ALTER TABLE "market_templates" DROP COLUMN "claimed_until";

-- Adds the job of a row at a time. The argument of the trigger is the task.
CREATE FUNCTION "add_scheduled_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_row_job(
    TG_ARGV[0], TG_ARGV[0] || ' ' || NEW.organisation_id || ' ' || NEW.id,
    json_build_object('organisationId', NEW.organisation_id, 'id', NEW.id, 'at', NEW.next_run_at), NEW.next_run_at, TG_ARGV[0]
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER "lead_mailboxes_job" AFTER INSERT OR UPDATE OF "next_run_at", "paused" ON "lead_mailboxes" FOR EACH ROW
  WHEN (NOT NEW.paused) EXECUTE FUNCTION "add_scheduled_job"('readMailbox');
CREATE TRIGGER "review_sources_job" AFTER INSERT OR UPDATE OF "next_run_at", "paused" ON "review_sources" FOR EACH ROW
  WHEN (NEW.next_run_at IS NOT NULL AND NOT NEW.paused) EXECUTE FUNCTION "add_scheduled_job"('fetchReviews');

-- A file is due by its schedule, or because cars changed, whichever is earlier.
CREATE FUNCTION "add_market_job"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := least(NEW.due_at, NEW.next_run_at);
BEGIN
  PERFORM add_row_job(
    'sendMarketFile', 'sendMarketFile ' || NEW.organisation_id || ' ' || NEW.id,
    json_build_object('organisationId', NEW.organisation_id, 'id', NEW.id, 'at', at), at, 'sendMarketFile'
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER "market_templates_job" AFTER INSERT OR UPDATE OF "due_at", "next_run_at", "paused" ON "market_templates" FOR EACH ROW
  WHEN (NOT NEW.paused AND (NEW.due_at IS NOT NULL OR NEW.next_run_at IS NOT NULL)) EXECUTE FUNCTION "add_market_job"();
