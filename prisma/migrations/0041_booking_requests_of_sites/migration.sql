-- Booking requests that wait for a reply, for the table of dealers.
ALTER TABLE "site_health" ADD COLUMN "booking_requests" integer NOT NULL DEFAULT 0;
