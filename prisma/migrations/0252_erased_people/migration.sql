-- A person who asked at a dealership can be erased: what the audit says of them goes too, the rest of its rows stays.

CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'versions' AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit' AND current_setting('app.purging', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE POLICY purge ON "audit" TO CURRENT_USER
  USING (current_setting('app.purging', true) = 'on') WITH CHECK (current_setting('app.purging', true) = 'on');

-- Takes a person out of an organisation's audit: who did what and when stays. `about` are the ids of what was theirs, whose rows may name
-- them; `reach` finds their addresses and numbers wherever they stand, `names` how they are called. The roles of the applications may call
-- it and still can't change a row themselves.
CREATE FUNCTION "redact_audit"(organisation text, about text[], reach text, names text) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed bigint;
BEGIN
  PERFORM set_config('app.purging', 'on', true);
  UPDATE audit SET
    summary = regexp_replace(regexp_replace(summary, reach, 'somebody', 'gi'), names, 'somebody', 'gi'),
    detail = '{}'
  WHERE organisation_id = organisation AND (target = ANY (about) OR summary ~* reach OR detail::text ~* reach);
  GET DIAGNOSTICS changed = ROW_COUNT;
  PERFORM set_config('app.purging', '', true);
  RETURN changed;
END
$$;
REVOKE ALL ON FUNCTION "redact_audit"(text, text[], text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "redact_audit"(text, text[], text, text) TO forecourt_platform;
