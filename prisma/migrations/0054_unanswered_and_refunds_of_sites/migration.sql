-- For the table of dealers: shoppers who wait although no user can sign in to answer, refunds that failed, and feeds that never had a file.
ALTER TABLE "site_health" ADD COLUMN "unanswerable" integer NOT NULL DEFAULT 0;
ALTER TABLE "site_health" ADD COLUMN "failed_refunds" integer NOT NULL DEFAULT 0;
ALTER TABLE "site_health" ADD COLUMN "silent_feeds" integer NOT NULL DEFAULT 0;
