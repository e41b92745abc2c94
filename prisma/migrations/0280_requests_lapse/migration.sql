-- A request that no person answered and nobody opened from a message stops holding its seat and its car, and stays a request.
ALTER TABLE "bookings" ADD COLUMN "held_until" TIMESTAMPTZ(3);
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_state_check";
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_state_check"
    CHECK ("state" IN ('requested', 'confirmed', 'lapsed', 'completed', 'cancelled', 'no_show'));
CREATE INDEX "bookings_held_until_idx" ON "bookings"("held_until") WHERE "state" = 'requested' AND "held_until" IS NOT NULL;
