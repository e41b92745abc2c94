-- A row that was deleted before a required column was added has no value of it in the history: a view of the past has the column's default.
CREATE FUNCTION past.defaults(tracked text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  listed text := (
    SELECT string_agg(format('%L, %s', a.attname, pg_get_expr(d.adbin, d.adrelid)), ', ' ORDER BY a.attnum)
    FROM pg_attribute a JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    -- Constants only: now() or a new id would differ from query to query.
    WHERE a.attrelid = format('public.%I', tracked)::regclass AND a.attnotnull AND pg_get_expr(d.adbin, d.adrelid) !~ '\('
  );
  found jsonb;
BEGIN
  EXECUTE format('SELECT jsonb_build_object(%s)', coalesce(listed, '')) INTO found;
  RETURN found;
END
$$;
REVOKE EXECUTE ON FUNCTION past.defaults(text) FROM PUBLIC;

-- The rest of the function stays as migration 0031 has it.
DO $$
DECLARE
  earlier text := pg_get_functiondef('past.track'::regproc);
  present text := replace(replace(earlier,
    $old$coalesce(to_jsonb(r), '{}'::jsonb) || state.state$old$, $new$coalesce(to_jsonb(r), %5$L::jsonb) || state.state$new$),
    $old$organisation, tracked, format(key_of, 'r'));$old$, $new$organisation, tracked, format(key_of, 'r'), past.defaults(tracked));$new$);
BEGIN
  IF length(present) <> length(earlier) + length('%5$L') - length('''{}''') + length(', past.defaults(tracked)') THEN
    RAISE EXCEPTION 'past.track is not as migration 0031 has it';
  END IF;
  EXECUTE present;
END
$$;

SELECT past.track('dealerships', 'r.organisation_id', '{id}');
