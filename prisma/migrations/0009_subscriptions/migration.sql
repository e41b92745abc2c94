-- A subscription is a reservation whose payment is the first weeks and the bond (CAR-14): its plan as the shopper paid for it, null for a
-- reservation, and what staff checked.
ALTER TABLE "reservations"
  ADD COLUMN "subscription" jsonb,
  ADD COLUMN "identity_checked_at" timestamptz(3),
  ADD COLUMN "licence_checked_at" timestamptz(3),
  ADD COLUMN "bond_returned_at" timestamptz(3),
  ADD CONSTRAINT "reservations_subscription_check" CHECK (subscription IS NULL OR jsonb_typeof(subscription) = 'object'),
  ADD CONSTRAINT "reservations_checked_check" CHECK (
    state <> 'completed' OR subscription IS NULL OR (identity_checked_at IS NOT NULL AND licence_checked_at IS NOT NULL)
  );
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_kind_check";
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_kind_check" CHECK (kind = ANY (ARRAY['reserve', 'buy', 'subscribe']));
