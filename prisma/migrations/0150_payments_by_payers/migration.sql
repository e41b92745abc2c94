-- Who asked for a payment: somebody of the dealership by a link, or whoever pays, on the site.
ALTER TABLE "payment_requests" ADD COLUMN "asked_by" TEXT NOT NULL DEFAULT 'staff';
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_asked_by_check" CHECK ("asked_by" IN ('staff', 'payer'));
