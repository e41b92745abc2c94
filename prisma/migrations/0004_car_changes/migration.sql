-- Which cars changed, so that every copy of the stock is kept fresh by reading those again. Rows of this table are only ever added, and
-- removed when they are old; they say nothing of what changed, since whoever follows reads the cars as they are by then.

CREATE TABLE "car_changes" (
    "seq" BIGINT GENERATED ALWAYS AS IDENTITY,
    "organisation_id" TEXT NOT NULL,
    -- Transactions can commit in another order than they took their numbers in. Who has read everything up to a snapshot reads on at
    -- the oldest transaction that was under way in it.
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "car_ids" TEXT[] NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "car_changes_pkey" PRIMARY KEY ("seq")
);

CREATE INDEX "car_changes_organisation_id_xid_idx" ON "car_changes"("organisation_id", "xid");

CREATE INDEX "car_changes_at_idx" ON "car_changes"("at");

-- How far a site's hosted search index has been told of changes.

CREATE TABLE "hosted_indexes" (
    "organisation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    -- Which index it is and how it is set up: another one is told of everything.
    "target" TEXT NOT NULL,
    "xid" xid8 NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hosted_indexes_pkey" PRIMARY KEY ("organisation_id","site_id")
);

ALTER TABLE "hosted_indexes" ADD CONSTRAINT "hosted_indexes_organisation_id_site_id_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['car_changes', 'hosted_indexes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END
$$;

-- A picture that goes with its car goes as the tables' owner, whom the wall binds as well.
CREATE POLICY written_by_triggers ON "car_changes" FOR INSERT TO CURRENT_USER WITH CHECK (true);

GRANT SELECT, INSERT ON "car_changes" TO forecourt_app;
GRANT SELECT, INSERT, DELETE ON "car_changes" TO forecourt_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON "hosted_indexes" TO forecourt_platform;

-- However many statements a transaction has, Postgres tells listeners of an organisation once, when it commits.

CREATE FUNCTION "tell_car_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('forecourt_cars', organisation_id) FROM (SELECT DISTINCT organisation_id FROM new_rows) AS changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER "car_changes_told" AFTER INSERT ON "car_changes"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tell_car_changes"();

-- Looks at a page and quotes change what no list shows: they are no change of the car.

CREATE FUNCTION "note_changed_cars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO car_changes (organisation_id, car_ids) SELECT organisation_id, array_agg(id) FROM new_rows GROUP BY organisation_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO car_changes (organisation_id, car_ids) SELECT organisation_id, array_agg(id) FROM old_rows GROUP BY organisation_id;
  ELSE
    INSERT INTO car_changes (organisation_id, car_ids)
    SELECT organisation_id, array_agg(id)
    FROM new_rows AS after FULL JOIN old_rows AS before USING (organisation_id, id)
    WHERE after IS DISTINCT FROM before AND (
      (after.views = before.views AND after.finance_quote = before.finance_quote)
      OR to_jsonb(after) - 'views' - 'finance_quote' IS DISTINCT FROM to_jsonb(before) - 'views' - 'finance_quote'
    )
    GROUP BY organisation_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "cars_added" AFTER INSERT ON "cars"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_cars"();
CREATE TRIGGER "cars_changed" AFTER UPDATE ON "cars"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_cars"();
CREATE TRIGGER "cars_removed" AFTER DELETE ON "cars"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_cars"();

CREATE FUNCTION "note_changed_images"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO car_changes (organisation_id, car_ids)
    SELECT organisation_id, array_agg(DISTINCT car_id) FROM new_rows GROUP BY organisation_id;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO car_changes (organisation_id, car_ids)
    SELECT organisation_id, array_agg(DISTINCT car_id) FROM old_rows GROUP BY organisation_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "car_images_added" AFTER INSERT ON "car_images"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_images"();
CREATE TRIGGER "car_images_changed" AFTER UPDATE ON "car_images"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_images"();
CREATE TRIGGER "car_images_removed" AFTER DELETE ON "car_images"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_images"();

-- A car says where it stands and who sells it.

CREATE FUNCTION "note_cars_of_location"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_changes (organisation_id, car_ids)
  SELECT car.organisation_id, array_agg(car.id)
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  JOIN cars AS car ON car.organisation_id = after.organisation_id AND car.location_id = after.id
  WHERE (after.slug, after.name, after.phone, after.landline, after.city, after.state)
    IS DISTINCT FROM (before.slug, before.name, before.phone, before.landline, before.city, before.state)
  GROUP BY car.organisation_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER "locations_changed" AFTER UPDATE ON "locations"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_cars_of_location"();

CREATE FUNCTION "note_cars_of_dealership"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_changes (organisation_id, car_ids)
  SELECT car.organisation_id, array_agg(car.id)
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  JOIN cars AS car ON car.organisation_id = after.organisation_id AND car.dealership_id = after.id
  WHERE (after.slug, after.name) IS DISTINCT FROM (before.slug, before.name)
  GROUP BY car.organisation_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER "dealerships_changed" AFTER UPDATE ON "dealerships"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_cars_of_dealership"();
