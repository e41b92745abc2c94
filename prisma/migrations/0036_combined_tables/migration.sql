-- Which site and version an address leads to is never combined (CFG-12).

-- Combines the entries of a period (`until` excluded) whose days are sealed: an entry is removed if the row has an earlier entry in the period
-- for each of its columns. An insert is removed if it isn't the row's first entry. Entries of erased people stay, because later ones depend on
-- their mark, and so do those of sites, their hosts and redirects: a site refers to its version, which wasn't published yet in a part of the
-- period. Returns the bytes of the removed entries.
CREATE OR REPLACE FUNCTION combine_history(organisation text, period_since timestamptz, period_until timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  purging text := coalesce(current_setting('app.purging', true), '');
  freed bigint;
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  WITH entries AS MATERIALIZED (
    SELECT h.table_name, h.key, h.id, h.before FROM row_history h
    WHERE h.organisation_id = organisation AND h.at >= period_since AND h.at < period_until AND h.erased_at IS NULL
      AND h.table_name NOT IN ('organisations', 'sites', 'site_dealerships', 'host_names', 'redirects')
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
