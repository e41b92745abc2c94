-- Each message, lead delivery and feed has a job in the worker's queue at its due time, added in the transaction that writes the row,
-- records a failed attempt or requests a retry. The lock of the job replaces the lease of the row.
ALTER TABLE "outbox" DROP COLUMN "claimed_until";
ALTER TABLE "lead_destinations" DROP COLUMN "claimed_until";
ALTER TABLE "stock_feeds" DROP COLUMN "claimed_until";

-- Adds a job, which replaces a waiting job with the same key; jobs of one named queue run one after the other. Does nothing before the
-- first worker has created the queue, or for an owner that is no superuser and may not use it: the worker then adds the missing jobs.
CREATE FUNCTION "add_row_job"(task text, key text, payload json, at timestamptz, queue text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM pg_proc JOIN pg_namespace schema ON schema.oid = pronamespace
    WHERE schema.nspname = 'graphile_worker' AND proname = 'add_row_job' AND has_schema_privilege(schema.oid, 'USAGE')
  ) THEN
    PERFORM graphile_worker.add_row_job(task, key, payload, at, queue);
  END IF;
END
$$;

CREATE FUNCTION "add_message_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_row_job('deliverMessage', NEW.id, json_build_object('id', NEW.id), NEW.next_attempt_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER "outbox_job" AFTER INSERT OR UPDATE OF "status", "next_attempt_at" ON "outbox" FOR EACH ROW
  WHEN (NEW.status = 'pending') EXECUTE FUNCTION "add_message_job"();

-- The named queue sends the leads of a destination in order, in one worker at a time.
CREATE FUNCTION "add_destination_job"(key text, organisation text, destination text, at timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT add_row_job(
    'deliverLeads', key, json_build_object('organisationId', organisation, 'id', destination, 'at', at), at,
    'destination ' || organisation || ' ' || destination
  )
$$;

CREATE FUNCTION "add_delivery_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_destination_job('delivery ' || NEW.organisation_id || ' ' || NEW.id, NEW.organisation_id, NEW.destination_id, NEW.next_attempt_at);
  RETURN NULL;
END
$$;
-- Deliveries with a number are fetched by their receiver.
CREATE TRIGGER "lead_deliveries_job" AFTER INSERT OR UPDATE OF "status", "next_attempt_at" ON "lead_deliveries" FOR EACH ROW
  WHEN (NEW.status = 'pending' AND NEW.number IS NULL) EXECUTE FUNCTION "add_delivery_job"();

-- Deliveries that waited are sent when a destination is resumed or its backoff ends.
CREATE FUNCTION "add_opened_destination_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_destination_job(
    'destination ' || NEW.organisation_id || ' ' || NEW.id, NEW.organisation_id, NEW.id, coalesce(NEW.quiet_until, now())
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER "lead_destinations_job" AFTER UPDATE OF "paused", "quiet_until" ON "lead_destinations" FOR EACH ROW
  WHEN (NEW.kind <> 'pull' AND NOT NEW.paused AND (OLD.paused OR NEW.quiet_until IS DISTINCT FROM OLD.quiet_until))
  EXECUTE FUNCTION "add_opened_destination_job"();

-- One feed at a time per organisation.
CREATE FUNCTION "add_feed_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_row_job(
    'fetchFeed', 'feed ' || NEW.id, json_build_object('id', NEW.id, 'at', NEW.next_run_at), NEW.next_run_at, 'feeds ' || NEW.organisation_id
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER "stock_feeds_job" AFTER INSERT OR UPDATE OF "next_run_at", "paused" ON "stock_feeds" FOR EACH ROW
  WHEN (NEW.next_run_at IS NOT NULL AND NOT NEW.paused) EXECUTE FUNCTION "add_feed_job"();

-- For the list of undelivered messages and leads (API-07).
CREATE INDEX "lead_deliveries_undelivered" ON "lead_deliveries" ("created_at" DESC, "id") WHERE "status" <> 'delivered' AND "last_error" IS NOT NULL;
