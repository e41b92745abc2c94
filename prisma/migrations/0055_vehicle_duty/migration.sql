-- A charge may be the state's vehicle duty, which depends on the car (UI-19). Processes of the release before calculate such a charge from its
-- amounts, which are 0: until they are replaced, they leave the duty out of totals on the road.
ALTER TABLE "charges" ADD COLUMN "vehicle_duty" boolean NOT NULL DEFAULT false;

-- As migration 0046 has it, with the new column. Stored copies without it have no such charge.
CREATE OR REPLACE FUNCTION copy_charges(organisation text) RETURNS void LANGUAGE sql AS $$
  UPDATE dealerships AS dealership SET on_road_charges = copied.charges
  FROM (
    SELECT place.id, coalesce(
      jsonb_agg(jsonb_build_object(
        'name', charge.name, 'chargedBy', charge.charged_by, 'states', charge.states, 'carTypes', charge.car_types,
        'fixedCents', charge.fixed_cents, 'percent', charge.percent, 'aboveCents', charge.above_cents, 'vehicleDuty', charge.vehicle_duty
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

-- A view of the past has the column's default for rows that were deleted before.
SELECT past.track('charges', 'r.organisation_id', '{id}');
