-- Refunds of a part of a payment (CHK-01): what the provider returned so far, the total that staff decided to return, and how many of
-- these refunds the bank refused. What is kept is the amount without back_cents; never more than the amount is returned.
ALTER TABLE "payments"
  ADD COLUMN "returned_cents" integer NOT NULL DEFAULT 0,
  ADD COLUMN "back_cents" integer NOT NULL DEFAULT 0,
  ADD COLUMN "failed_parts" integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT "payments_returned_check" CHECK (returned_cents BETWEEN 0 AND amount_cents),
  ADD CONSTRAINT "payments_back_check" CHECK (back_cents BETWEEN 0 AND amount_cents),
  DROP CONSTRAINT "payments_intent_check",
  ADD CONSTRAINT "payments_intent_check" CHECK (intent = ANY (ARRAY['close', 'capture', 'giveBack', 'giveBackPart']));
ALTER TABLE "test_bank_pages"
  ADD COLUMN "returned_cents" integer NOT NULL DEFAULT 0,
  ADD COLUMN "failed_parts" integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT "test_bank_pages_returned_check" CHECK (returned_cents BETWEEN 0 AND amount_cents);
