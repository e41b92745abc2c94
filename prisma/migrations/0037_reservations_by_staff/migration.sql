-- Staff reserve a car for a customer, or for none yet, without a deposit. Such a reservation blocks the car like a paid one.
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_state_check";
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_state_check" CHECK (state = ANY (ARRAY['reserved', 'holding', 'authorised', 'charged', 'completed', 'lapsed', 'released', 'expired', 'refund_pending', 'refunded', 'refund_failed', 'disputed']));
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_amount_check";
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_amount_check" CHECK (amount_cents >= 0);
DROP INDEX reservations_one_live_key;
CREATE UNIQUE INDEX reservations_one_live_key ON reservations (organisation_id, car_id) WHERE state = ANY (ARRAY['reserved', 'holding', 'authorised', 'charged']);
DROP INDEX reservations_reserved_idx;
CREATE INDEX reservations_reserved_idx ON reservations (reserved_until) WHERE state = ANY (ARRAY['reserved', 'authorised', 'charged']);

CREATE OR REPLACE FUNCTION keep_held_cars_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM reservations
    WHERE organisation_id = new.organisation_id AND car_id = new.id AND state IN ('reserved', 'holding', 'authorised', 'charged')
  ) THEN
    new.reserved := true;
  END IF;
  RETURN new;
END
$$;

-- A reservation by staff joins the conversation that they chose, so it starts none and keeps no customer waiting.
DROP TRIGGER reservations_arrive ON reservations;
CREATE TRIGGER reservations_arrive AFTER INSERT ON reservations FOR EACH ROW WHEN (new.state <> 'reserved') EXECUTE FUNCTION take_reservation();
