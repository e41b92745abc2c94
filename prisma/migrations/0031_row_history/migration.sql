-- Previous values of rows that public pages read, so that a page can be rendered as it was at an earlier instant (CFG-12). The state of a
-- row at an instant is its present one, with the entries after that instant undone from the newest to the oldest.
CREATE TABLE "row_history" (
    -- Empty for rows of the platform, such as manufacturers.
    "organisation_id" text NOT NULL,
    "table_name" text NOT NULL,
    -- The row's primary key without the organisation, parts joined by |.
    "key" text NOT NULL,
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- The changed columns before an update, the whole row before a delete; null for an insert.
    "before" jsonb,
    -- Random, part of the digest, so that a digest doesn't give away values that were erased; null for an insert and after an erasure.
    "salt" uuid,
    -- When values of a person were erased from it, and its digest before, with which its day was sealed.
    "erased_at" timestamptz,
    "digest" bytea,
    CONSTRAINT "row_history_pkey" PRIMARY KEY (organisation_id, table_name, key, id)
);
CREATE INDEX row_history_at_idx ON row_history (organisation_id, at);
CREATE INDEX row_history_erased_idx ON row_history (organisation_id, table_name, key) WHERE erased_at IS NOT NULL;

ALTER TABLE "row_history" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "row_history" FORCE ROW LEVEL SECURITY;
CREATE POLICY readable ON "row_history" FOR SELECT TO forecourt_app
  USING (organisation_id IN ('', (SELECT current_organisation())));
CREATE POLICY own_organisation ON "row_history" FOR INSERT TO forecourt_app
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform_readable ON "row_history" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY platform ON "row_history" FOR INSERT TO forecourt_platform WITH CHECK (true);
-- Entries are evidence for seven years.
CREATE POLICY expired ON "row_history" FOR DELETE TO forecourt_platform USING (at < now() - interval '7 years');
-- Deletes that cascade run as the owner.
CREATE POLICY cascades ON "row_history" FOR INSERT TO CURRENT_USER WITH CHECK (true);
CREATE POLICY purge ON "row_history" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT ON "row_history" TO forecourt_app;
GRANT SELECT, INSERT, DELETE ON "row_history" TO forecourt_platform;

-- Versions stay for as long as their site is there (`purge_site`). Texts of a person are removed from audit and history (`redact_audit`,
-- `erase_reviews`), and nothing else is changed.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'versions' AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('audit', 'row_history') AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER row_history_append_only BEFORE UPDATE OR TRUNCATE ON row_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a seal has of an entry.
CREATE FUNCTION history_digest(entry row_history) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT coalesce(entry.digest, sha256(convert_to(jsonb_build_array(
    entry.table_name, entry.key, entry.id, extract(epoch FROM entry.at), entry.before, entry.salt
  )::text, 'UTF8')))
$$;

-- Since when the history of an organisation is known: '' for the whole database, and organisations that were imported later.
CREATE TABLE "history_starts" (
    "organisation_id" text NOT NULL,
    "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "history_starts_pkey" PRIMARY KEY (organisation_id)
);
INSERT INTO history_starts (organisation_id) VALUES ('');
ALTER TABLE "history_starts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "history_starts" FORCE ROW LEVEL SECURITY;
CREATE POLICY readable ON "history_starts" FOR SELECT TO forecourt_app
  USING (organisation_id IN ('', (SELECT current_organisation())));
CREATE POLICY platform_readable ON "history_starts" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY purge ON "history_starts" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT ON "history_starts" TO forecourt_app, forecourt_platform;

-- One seal for each organisation and day: a hash over the day's entries and the seal before, signed.
CREATE TABLE "evidence_days" (
    "organisation_id" text NOT NULL,
    "day" date NOT NULL,
    "entries" integer NOT NULL,
    "previous_hash" text NOT NULL,
    "hash" text NOT NULL,
    "signature" text NOT NULL,
    -- PEM, of the key that signed it: the installation's secret may change.
    "public_key" text NOT NULL,
    "sealed_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "evidence_days_pkey" PRIMARY KEY (organisation_id, day)
);
ALTER TABLE "evidence_days" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "evidence_days" FORCE ROW LEVEL SECURITY;
CREATE POLICY readable ON "evidence_days" FOR SELECT TO forecourt_app
  USING (organisation_id IN ('', (SELECT current_organisation())));
CREATE POLICY platform_readable ON "evidence_days" FOR SELECT TO forecourt_platform USING (true);
CREATE POLICY platform ON "evidence_days" FOR INSERT TO forecourt_platform WITH CHECK (true);
CREATE POLICY expired ON "evidence_days" FOR DELETE TO forecourt_platform USING (day < now() - interval '7 years');
CREATE POLICY purge ON "evidence_days" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on')
  WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT ON "evidence_days" TO forecourt_app;
GRANT SELECT, INSERT, DELETE ON "evidence_days" TO forecourt_platform;
CREATE TRIGGER evidence_days_append_only BEFORE UPDATE OR TRUNCATE ON evidence_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The schema `past` has a view of each table that public pages read, with the table's name and columns, as of the setting app.as_of.
-- A query for a table without a view fails: present data never appears as past.
DROP SCHEMA IF EXISTS past CASCADE;
CREATE SCHEMA past;
GRANT USAGE ON SCHEMA past TO forecourt_app, forecourt_platform;

CREATE FUNCTION past.instant() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT current_setting('app.as_of')::timestamptz
$$;

-- The rows of a table that changed after the instant and existed at it, with the values to set in their present rows.
CREATE FUNCTION past.states(wanted text) RETURNS TABLE(organisation_id text, key text, state jsonb) LANGUAGE sql STABLE AS $$
  SELECT h.organisation_id, h.key,
    -- Of several values of a column the last counts, which is that of the oldest entry.
    coalesce(jsonb_object_agg(field.key, field.value ORDER BY h.id DESC) FILTER (WHERE field.key IS NOT NULL), '{}'::jsonb)
  FROM public.row_history h LEFT JOIN LATERAL jsonb_each(h.before) field ON true
  WHERE h.table_name = wanted AND h.at > past.instant()
  GROUP BY h.organisation_id, h.key
  HAVING (array_agg(h.before IS NOT NULL ORDER BY h.id))[1]
$$;

-- Records the changes of a table, and creates its view. A migration that changes the table's columns drops the view before, if it drops a
-- column, and calls this again. Changes of `ignored` columns are not recorded: a row of the past has their
-- present values, and one that was deleted has them only where they are required.
CREATE FUNCTION past.track(tracked text, organisation text, keys text[], ignored text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $track$
DECLARE
  key_of text := (SELECT string_agg(format('%%1$s.%I', part), $sep$ || '|' || $sep$ ORDER BY place) FROM unnest(keys) WITH ORDINALITY named(part, place));
  old_owner text := replace(organisation, 'r.', 'o.');
  new_owner text := replace(organisation, 'r.', 'n.');
  old_key text := format(key_of, 'o');
  new_key text := format(key_of, 'n');
  -- Such as credentials.
  absent text[] := (
    SELECT coalesce(array_agg(attname::text), '{}') FROM pg_attribute
    WHERE attrelid = format('public.%I', tracked)::regclass AND attname = ANY (ignored) AND NOT attnotnull
  );
  -- The names of the columns that differ in some row of a statement.
  differing text := (
    SELECT string_agg(format('CASE WHEN bool_or(o.%1$I IS DISTINCT FROM n.%1$I) THEN %1$L END', attname), ', ' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = format('public.%I', tracked)::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL (keys || ignored)
  );
BEGIN
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION past.%1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
    DECLARE
      changed_at timestamptz := clock_timestamp();
      paired bigint;
      changed text[];
      previous text;
    BEGIN
      -- An imported organisation brings its history along.
      IF current_setting('session_replication_role') = 'replica' AND current_setting('app.imports_history', true) = 'on' THEN
        RETURN NULL;
      END IF;
      IF TG_OP = 'INSERT' THEN
        INSERT INTO public.row_history (organisation_id, table_name, key, at, before)
          SELECT %2$s, %4$L, %5$s, changed_at, NULL FROM new_rows n;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO public.row_history (organisation_id, table_name, key, at, before, salt)
          SELECT %3$s, %4$L, %6$s, changed_at, to_jsonb(o) - %8$L::text[], gen_random_uuid() FROM old_rows o;
      ELSE
        -- Comparing columns is many times faster than comparing rows as JSON; these are then made of the few columns that changed.
        SELECT count(*), array_remove(ARRAY[%7$s], NULL) INTO paired, changed
          FROM old_rows o JOIN new_rows n ON %3$s = %2$s AND %6$s = %5$s;
        IF changed <> '{}' THEN
          SELECT string_agg(format('CASE WHEN o.%%1$I IS DISTINCT FROM n.%%1$I THEN jsonb_build_object(%%1$L, o.%%1$I) ELSE ''{}'' END', name), ' || ')
            INTO previous FROM unnest(changed) name;
          EXECUTE format($insert$
            INSERT INTO public.row_history (organisation_id, table_name, key, at, before, salt)
              SELECT entry.owner, %4$L, entry.key, $1, entry.before, gen_random_uuid()
              FROM (SELECT %3$s AS owner, %6$s AS key, %%s AS before FROM old_rows o JOIN new_rows n ON %3$s = %2$s AND %6$s = %5$s OFFSET 0) entry
              WHERE entry.before <> '{}'
          $insert$, previous) USING changed_at;
        END IF;
        -- Rows whose key changed.
        IF paired <> (SELECT count(*) FROM old_rows) THEN
          INSERT INTO public.row_history (organisation_id, table_name, key, at, before, salt)
            SELECT %3$s, %4$L, %6$s, changed_at, to_jsonb(o) - %8$L::text[], gen_random_uuid() FROM old_rows o
            WHERE NOT EXISTS (SELECT FROM new_rows n WHERE %3$s = %2$s AND %6$s = %5$s);
          INSERT INTO public.row_history (organisation_id, table_name, key, at, before)
            SELECT %2$s, %4$L, %5$s, changed_at, NULL FROM new_rows n
            WHERE NOT EXISTS (SELECT FROM old_rows o WHERE %3$s = %2$s AND %6$s = %5$s);
        END IF;
      END IF;
      RETURN NULL;
    END
    $body$
  $function$, tracked || '_changed', new_owner, old_owner, tracked, new_key, old_key, differing, absent);
  -- First in the alphabet: other triggers may change rows again, and those entries must come later.
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT ON public.%I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION past.%I()',
    '00_inserted', tracked, tracked || '_changed');
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON public.%I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION past.%I()',
    '00_updated', tracked, tracked || '_changed');
  EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON public.%I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION past.%I()',
    '00_deleted', tracked, tracked || '_changed');

  -- Also where other triggers don't fire, such as in a restore.
  EXECUTE format('ALTER TABLE public.%I ENABLE ALWAYS TRIGGER %I, ENABLE ALWAYS TRIGGER %I, ENABLE ALWAYS TRIGGER %I',
    tracked, '00_inserted', '00_updated', '00_deleted');

  EXECUTE format('DROP VIEW IF EXISTS past.%I', tracked);
  EXECUTE format($view$
    CREATE VIEW past.%1$I WITH (security_invoker = true) AS
    SELECT r.* FROM public.%1$I r WHERE NOT EXISTS (
      SELECT FROM public.row_history h
      WHERE h.organisation_id = %2$s AND h.table_name = %3$L AND h.key = %4$s AND h.at > past.instant()
    )
    UNION ALL
    SELECT earlier.* FROM past.states(%3$L) state
    LEFT JOIN public.%1$I r ON %2$s = state.organisation_id AND %4$s = state.key
    CROSS JOIN LATERAL jsonb_populate_record(NULL::public.%1$I, coalesce(to_jsonb(r), '{}'::jsonb) || state.state) earlier
  $view$, tracked, organisation, tracked, format(key_of, 'r'));
  EXECUTE format('GRANT SELECT ON past.%I TO forecourt_app, forecourt_platform', tracked);
END
$track$;

REVOKE EXECUTE ON FUNCTION past.track(text, text, text[], text[]) FROM PUBLIC;

SELECT past.track('organisations', 'r.id', '{id}');
SELECT past.track('dealerships', 'r.organisation_id', '{id}');
SELECT past.track('locations', 'r.organisation_id', '{id}');
SELECT past.track('sites', 'r.organisation_id', '{id}');
SELECT past.track('site_dealerships', 'r.organisation_id', '{site_id,dealership_id}');
SELECT past.track('host_names', 'r.organisation_id', '{site_id,host}',
  '{checked_at,message,faults,faults_checked_at,certificate_checked_at,certificate_expires_at,certificate_issuer,certificate_problem}');
SELECT past.track('redirects', 'r.organisation_id', '{site_id,from_path}', '{hits,last_seen_at}');
SELECT past.track('cars', 'r.organisation_id', '{id}', '{views,revision,updated_at}');
SELECT past.track('car_images', 'r.organisation_id', '{car_id,position}');
SELECT past.track('offers', 'r.organisation_id', '{id}');
SELECT past.track('posts', 'r.organisation_id', '{id}');
SELECT past.track('reviews', 'r.organisation_id', '{id}');
SELECT past.track('review_sources', 'r.organisation_id', '{id}', '{next_run_at,checked_at,message,credential}');
SELECT past.track('lenders', 'r.organisation_id', '{id}');
SELECT past.track('charges', 'r.organisation_id', '{id}');
SELECT past.track('booking_settings', 'r.organisation_id', '{location_id,kind}');
SELECT past.track('payment_accounts', 'r.organisation_id', '{id}');
SELECT past.track('manufacturers', '''''', '{slug}');
SELECT past.track('models', 'coalesce(r.organisation_id, '''')', '{id}');
SELECT past.track('accessories', '''''', '{id}');

-- Versions never change.
CREATE VIEW past.versions WITH (security_invoker = true) AS SELECT * FROM public.versions WHERE published_at <= past.instant();
-- Which site a conversation is of doesn't change.
CREATE VIEW past.conversations WITH (security_invoker = true) AS SELECT organisation_id, id, site_ids FROM public.conversations;
-- A reply after the instant isn't known at it.
CREATE VIEW past.answer_clocks WITH (security_invoker = true) AS
  SELECT organisation_id, id, conversation_id, started_at, due_at,
    CASE WHEN answered_at <= past.instant() THEN answered_at END AS answered_at,
    CASE WHEN answered_at <= past.instant() THEN open_minutes END AS open_minutes
  FROM public.answer_clocks WHERE started_at <= past.instant();
GRANT SELECT ON past.versions, past.conversations, past.answer_clocks TO forecourt_app, forecourt_platform;

-- Removes a person's reviews from the history (ENT-16): the keys are theirs. Each entry keeps when and that something changed, and its
-- digest.
CREATE FUNCTION erase_reviews(organisation text, keys text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  erased jsonb := '{"customer_name": "Erased", "text": "", "reply_text": null, "image_key": null, "external_id": null}';
  purging text := coalesce(current_setting('app.purging', true), '');
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  UPDATE row_history h SET digest = history_digest(h), salt = NULL, erased_at = clock_timestamp(),
    before = h.before || (SELECT jsonb_object_agg(field.key, field.value) FROM jsonb_each(erased) field WHERE h.before ? field.key)
  WHERE h.organisation_id = organisation AND h.table_name = 'reviews' AND h.key = ANY (keys) AND h.erased_at IS NULL
    AND h.before ?| ARRAY(SELECT jsonb_object_keys(erased));
  PERFORM set_config('app.purging', purging, true);
END
$$;
REVOKE ALL ON FUNCTION erase_reviews(text,text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_reviews(text,text[]) TO forecourt_platform;

-- A review of an erased person that changes or is deleted later: an erasure marks the ones that are published.
CREATE FUNCTION past.reviews_erased() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  purging text := coalesce(current_setting('app.purging', true), '');
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  PERFORM erase_reviews(marked.organisation_id, array_agg(marked.id)) FROM old_rows marked
    WHERE EXISTS (SELECT FROM row_history h
      WHERE h.organisation_id = marked.organisation_id AND h.table_name = 'reviews' AND h.key = marked.id AND h.erased_at IS NOT NULL)
    GROUP BY marked.organisation_id;
  PERFORM set_config('app.purging', purging, true);
  RETURN NULL;
END
$$;
-- After the triggers that record.
CREATE TRIGGER "01_updated_erased" AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION past.reviews_erased();
CREATE TRIGGER "01_deleted_erased" AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION past.reviews_erased();
ALTER TABLE reviews ENABLE ALWAYS TRIGGER "01_updated_erased", ENABLE ALWAYS TRIGGER "01_deleted_erased";

-- The history of an organisation goes with it.
CREATE FUNCTION past.history_removed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  purging text := coalesce(current_setting('app.purging', true), '');
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  DELETE FROM row_history WHERE organisation_id IN (SELECT id FROM old_rows);
  DELETE FROM evidence_days WHERE organisation_id IN (SELECT id FROM old_rows);
  DELETE FROM history_starts WHERE organisation_id IN (SELECT id FROM old_rows);
  PERFORM set_config('app.purging', purging, true);
  RETURN NULL;
END
$$;
CREATE TRIGGER "01_deleted_history" AFTER DELETE ON organisations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION past.history_removed();
ALTER TABLE organisations ENABLE ALWAYS TRIGGER "01_deleted_history";
