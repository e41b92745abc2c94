-- What a payment needs so that each of its states has an end: how many refunds the bank refused, whether its money goes back or went back
-- another way, and whether its page is known to be closed. An intent without a time was asked in vain: a person tries it again.
ALTER TABLE "payments"
  ADD COLUMN "failed_returns" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "failed_before" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "goes_back" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "by_hand" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "page_closed" BOOLEAN NOT NULL DEFAULT false;

UPDATE "payments" SET "failed_returns" = "refund_number" WHERE "money" = 'returnFailed';
UPDATE "payments" SET "failed_before" = "refund_number" - 1 WHERE "refund_number" > 1;
UPDATE "payments" SET "page_closed" = true WHERE "check_at" IS NULL OR "money" NOT IN ('none', 'failed');

UPDATE "payments" SET "goes_back" = true
  FROM "payment_requests" request
  WHERE request."organisation_id" = "payments"."organisation_id" AND request."id" = "payments"."request_id"
    AND (request."state" IN ('refund_pending', 'refund_failed', 'refunded') OR "payments"."intent" = 'giveBack')
    AND "payments"."money" IN ('charged', 'returning', 'returned', 'returnFailed');

UPDATE "payments" SET "by_hand" = true
  FROM "payment_requests" request
  WHERE request."organisation_id" = "payments"."organisation_id" AND request."id" = "payments"."request_id"
    AND request."state" = 'refunded' AND "payments"."money" IN ('charged', 'returnFailed') AND "payments"."dispute" IS DISTINCT FROM 'lost';
UPDATE "payments" SET "by_hand" = true
  FROM "reservations" reservation
  WHERE reservation."organisation_id" = "payments"."organisation_id" AND reservation."id" = "payments"."reservation_id"
    AND reservation."state" = 'refunded' AND "payments"."money" IN ('authorised', 'charged', 'returnFailed')
    AND "payments"."dispute" IS DISTINCT FROM 'lost';
