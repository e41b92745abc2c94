-- What a place confirms at once lapses, too, unless its shopper opens the message about it.
DROP INDEX "bookings_held_until_idx";
CREATE INDEX "bookings_held_until_idx" ON "bookings"("held_until") WHERE "state" IN ('requested', 'confirmed') AND "held_until" IS NOT NULL;
