-- A limit of the history of a dealer and year (CFG-12): above it, later changes of the same columns of a row within a period are combined with
-- the first. Values at the ends of periods stay exact, and so do seals, because the digests of removed entries stay.

-- Size of a day's entries in bytes when it was sealed; null for days that were sealed without it.
ALTER TABLE "evidence_days" ADD COLUMN "bytes" bigint;

CREATE TABLE "combined_history" (
    "organisation_id" text NOT NULL,
    "day" date NOT NULL,
    -- The longest period that entries of the day were combined in.
    "since" timestamptz NOT NULL,
    "until" timestamptz NOT NULL,
    -- Ids and digests of the removed entries.
    "ids" bigint[] NOT NULL,
    "digests" bytea[] NOT NULL,
    -- What the removed entries took, in bytes.
    "bytes" bigint NOT NULL,
    CONSTRAINT "combined_history_pkey" PRIMARY KEY (organisation_id, day)
);
ALTER TABLE "combined_history" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "combined_history" FORCE ROW LEVEL SECURITY;
CREATE POLICY readable ON "combined_history" FOR SELECT TO forecourt_app
  USING (organisation_id IN ('', (SELECT current_organisation())));
CREATE POLICY platform_readable ON "combined_history" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY expired ON "combined_history" FOR DELETE TO forecourt_platform USING (day < now() - interval '7 years');
CREATE POLICY purge ON "combined_history" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT ON "combined_history" TO forecourt_app;
GRANT SELECT, DELETE ON "combined_history" TO forecourt_platform;

-- Combines the entries of a period (`until` excluded) whose days are sealed: an entry is removed if the row has an earlier entry in the period
-- for each of its columns. An insert is removed if it isn't the row's first entry. Entries of erased people stay, because later ones depend on
-- their mark. Returns the bytes of the removed entries.
CREATE FUNCTION combine_history(organisation text, period_since timestamptz, period_until timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  purging text := coalesce(current_setting('app.purging', true), '');
  freed bigint;
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  WITH entries AS MATERIALIZED (
    SELECT h.table_name, h.key, h.id, h.before FROM row_history h
    WHERE h.organisation_id = organisation AND h.at >= period_since AND h.at < period_until AND h.erased_at IS NULL
      AND EXISTS (SELECT FROM evidence_days d WHERE d.organisation_id = organisation AND d.day = (h.at AT TIME ZONE 'UTC')::date)
  ), firsts AS (
    SELECT table_name, key, min(id) AS first, min(id) FILTER (WHERE before IS NULL) AS first_insert FROM entries
    GROUP BY table_name, key HAVING count(*) > 1
  ), own AS (
    -- The first entry of each column.
    SELECT DISTINCT first FROM (
      SELECT min(e.id) AS first FROM entries e JOIN firsts USING (table_name, key), LATERAL jsonb_object_keys(e.before) field
      GROUP BY e.table_name, e.key, field
    ) columns
  ), removed AS (
    DELETE FROM row_history h USING entries e JOIN firsts USING (table_name, key)
    WHERE h.organisation_id = organisation AND h.table_name = e.table_name AND h.key = e.key AND h.id = e.id
      AND e.id > firsts.first
      AND (e.before IS NULL OR e.id > firsts.first_insert OR NOT EXISTS (SELECT FROM own WHERE own.first = e.id))
    RETURNING h.id, (h.at AT TIME ZONE 'UTC')::date AS day, history_digest(h) AS digest, pg_column_size(h.*) AS size
  ), combined AS (
    INSERT INTO combined_history AS c (organisation_id, day, since, until, ids, digests, bytes)
    SELECT organisation, day, period_since, period_until, array_agg(id ORDER BY id), array_agg(digest ORDER BY id), sum(size)
    FROM removed GROUP BY day
    ON CONFLICT (organisation_id, day) DO UPDATE SET
      since = least(c.since, excluded.since), until = greatest(c.until, excluded.until),
      ids = c.ids || excluded.ids, digests = c.digests || excluded.digests, bytes = c.bytes + excluded.bytes
  )
  SELECT coalesce(sum(size), 0) INTO freed FROM removed;
  PERFORM set_config('app.purging', purging, true);
  RETURN freed;
END
$$;
REVOKE ALL ON FUNCTION combine_history(text, timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION combine_history(text, timestamptz, timestamptz) TO forecourt_platform;

-- The history of an organisation goes with it.
CREATE OR REPLACE FUNCTION past.history_removed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  purging text := coalesce(current_setting('app.purging', true), '');
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  DELETE FROM row_history WHERE organisation_id IN (SELECT id FROM old_rows);
  DELETE FROM combined_history WHERE organisation_id IN (SELECT id FROM old_rows);
  DELETE FROM evidence_days WHERE organisation_id IN (SELECT id FROM old_rows);
  DELETE FROM history_starts WHERE organisation_id IN (SELECT id FROM old_rows);
  PERFORM set_config('app.purging', purging, true);
  RETURN NULL;
END
$$;
