-- A lender's figures for a car have the price that they are for, and show for no other one: `priceCents`, 0 for a car without a price,
-- null if it isn't known. Sites and consoles of the release before ignore it; figures that such a console writes lack it, so they don't
-- show until they are updated.

-- Weekly repayment of a loan with figures of a lender, in cents (FIN-25); null if a term isn't known.
CREATE FUNCTION pg_temp.weekly_of(figures jsonb, price integer) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN rate = 0 THEN (principal - residual) / payments
    ELSE (principal * power(1 + rate, payments) - residual) * rate / (power(1 + rate, payments) - 1) END
  FROM (SELECT
    (figures ->> 'interestRate')::double precision / 5200 AS rate,
    nullif(round(52 * coalesce((figures ->> 'termYears')::double precision, 5)), 0) AS payments,
    price - coalesce((figures ->> 'depositCents')::double precision, 0)
      + coalesce((figures ->> 'establishmentFeesCents')::double precision, 0) AS principal,
    coalesce((figures ->> 'balloonCents')::double precision, 0) AS residual
  ) terms
$$;

CREATE FUNCTION pg_temp.is_of(figures jsonb, price integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(abs(pg_temp.weekly_of(figures, price)
    - coalesce((figures ->> 'paymentWeekCents')::double precision, (figures ->> 'paymentMonthCents')::double precision / 4.33)) <= 100, false)
$$;

-- The price of figures that were entered for the car's present price. Where the price excludes charges, a lender may have been given either
-- price: if the figures agree with neither, and there is a total on the road, it isn't known which.
CREATE FUNCTION pg_temp.price_of(figures jsonb, shown integer, shown_type text, drive_away integer, charges jsonb)
RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN shown IS NULL THEN 0
    WHEN shown_type = 'driveAway' OR pg_temp.is_of(figures, shown) THEN shown
    WHEN drive_away > shown THEN CASE WHEN pg_temp.is_of(figures, drive_away) THEN drive_away END
    WHEN charges = '[]' THEN shown
  END
$$;

-- The owner is bound by row-level security as well, and has no policy of its own.
ALTER TABLE "car_history" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "car_states" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "cars" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "dealerships" NO FORCE ROW LEVEL SECURITY;

WITH financed AS (
  SELECT car.organisation_id, car.id, car.finance_lenders, car.price_cents, car.price_type, car.drive_away_cents, car.egc_cents, dealership.on_road_charges,
    -- The last change of its figures in the console; a car without one has those that it was added with.
    coalesce((
      SELECT max(entry.id) FROM car_history entry
      WHERE entry.organisation_id = car.organisation_id AND entry.car_id = car.id AND entry.changes ? 'financeLenders'
    ), 0) AS written
  FROM cars car JOIN dealerships dealership ON dealership.organisation_id = car.organisation_id AND dealership.id = car.dealership_id
  WHERE car.finance_lenders <> '{}'
), judged AS (
  SELECT financed.*, EXISTS (
    SELECT FROM car_history entry
    WHERE entry.organisation_id = financed.organisation_id AND entry.car_id = financed.id AND entry.id > financed.written
      AND entry.action <> 'create' AND entry.changes ?| array['driveAwayCents', 'egcCents']
  ) OR EXISTS (
    -- A stock file isn't in that history, but the states that a car was in are.
    SELECT FROM car_states state
    WHERE state.organisation_id = financed.organisation_id AND state.car_id = financed.id
      AND state.at > coalesce((
        SELECT entry.at FROM car_history entry
        WHERE entry.organisation_id = financed.organisation_id AND entry.car_id = financed.id AND entry.id = financed.written
      ), '-infinity')
      -- A location that chose the other of its two prices didn't change them.
      AND state.price_cents IS DISTINCT FROM financed.price_cents
      AND coalesce(state.price_cents NOT IN (coalesce(financed.drive_away_cents, -1), coalesce(financed.egc_cents, -1)), true)
  ) AS is_earlier
  FROM financed
)
UPDATE cars car SET finance_lenders = (
  SELECT jsonb_object_agg(provider, figures || jsonb_build_object('priceCents', CASE WHEN NOT judged.is_earlier
    THEN pg_temp.price_of(figures, judged.price_cents, judged.price_type, judged.drive_away_cents, judged.on_road_charges) END))
  FROM jsonb_each(judged.finance_lenders) each(provider, figures)
)
FROM judged WHERE car.organisation_id = judged.organisation_id AND car.id = judged.id;

ALTER TABLE "car_history" FORCE ROW LEVEL SECURITY;
ALTER TABLE "car_states" FORCE ROW LEVEL SECURITY;
ALTER TABLE "cars" FORCE ROW LEVEL SECURITY;
ALTER TABLE "dealerships" FORCE ROW LEVEL SECURITY;
