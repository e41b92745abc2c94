-- On-road charges are copied to their dealerships, as the terms of lenders are: lists show the on-road total of each car, and every car is
-- read with its dealership.
ALTER TABLE "dealerships" ADD COLUMN "on_road_charges" jsonb NOT NULL DEFAULT '[]'::jsonb;

CREATE FUNCTION copy_charges(organisation text) RETURNS void LANGUAGE sql AS $$
  UPDATE dealerships AS dealership SET on_road_charges = copied.charges
  FROM (
    SELECT place.id, coalesce(
      jsonb_agg(jsonb_build_object(
        'name', charge.name, 'chargedBy', charge.charged_by, 'states', charge.states, 'carTypes', charge.car_types,
        'fixedCents', charge.fixed_cents, 'percent', charge.percent, 'aboveCents', charge.above_cents
      ) ORDER BY charge.id) FILTER (WHERE charge.id IS NOT NULL),
      '[]'
    ) AS charges
    FROM dealerships AS place
    LEFT JOIN charges AS charge ON charge.organisation_id = place.organisation_id AND charge.published
      AND (charge.dealership_id IS NULL OR charge.dealership_id = place.id)
    WHERE place.organisation_id = organisation
    GROUP BY place.id
  ) AS copied
  WHERE dealership.organisation_id = organisation AND dealership.id = copied.id AND dealership.on_road_charges IS DISTINCT FROM copied.charges
$$;

CREATE FUNCTION copy_changed_charges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_charges(CASE WHEN TG_OP = 'DELETE' THEN OLD.organisation_id ELSE NEW.organisation_id END);
  RETURN NULL;
END
$$;
CREATE TRIGGER charges_copied AFTER INSERT OR DELETE OR UPDATE ON charges FOR EACH ROW EXECUTE FUNCTION copy_changed_charges();
-- A new dealership has the charges of the whole business.
CREATE TRIGGER charges_copied AFTER INSERT ON dealerships FOR EACH ROW EXECUTE FUNCTION copy_changed_charges();

-- Existing charges. Before the column is tracked, so that pages of the past show them, too. The owner is subject to row-level security.
ALTER TABLE "organisations" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "dealerships" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "charges" NO FORCE ROW LEVEL SECURITY;
SELECT copy_charges(id) FROM "organisations";
ALTER TABLE "charges" FORCE ROW LEVEL SECURITY;
ALTER TABLE "dealerships" FORCE ROW LEVEL SECURITY;
ALTER TABLE "organisations" FORCE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION note_cars_of_dealership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO car_changes (organisation_id, car_ids)
  SELECT car.organisation_id, array_agg(car.id)
  FROM new_rows AS after JOIN old_rows AS before USING (organisation_id, id)
  JOIN cars AS car ON car.organisation_id = after.organisation_id AND car.dealership_id = after.id
  WHERE (after.slug, after.name, after.lender_terms) IS DISTINCT FROM (before.slug, before.name, before.lender_terms)
    OR (after.on_road_charges IS DISTINCT FROM before.on_road_charges AND car.price_type = 'egc')
  GROUP BY car.organisation_id;
  RETURN NULL;
END
$$;

SELECT past.track('dealerships', 'r.organisation_id', '{id}');
