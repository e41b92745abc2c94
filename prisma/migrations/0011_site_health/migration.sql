-- What platform staff must know about a site, one row each: recomputed by the worker, read by the table of dealers. Dealers never read it.
CREATE TABLE "site_health" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    -- Of the visible locations of the dealerships that the site shows.
    "countries" text[] NOT NULL DEFAULT '{}',
    "states" text[] NOT NULL DEFAULT '{}',
    "makes" text[] NOT NULL DEFAULT '{}',
    "own_domains" integer NOT NULL DEFAULT 0,
    "waiting_domains" integer NOT NULL DEFAULT 0,
    -- Of the domain whose certificate expires first.
    "certificate_expires_at" timestamptz(3),
    "certificate_problems" integer NOT NULL DEFAULT 0,
    "feeds" integer NOT NULL DEFAULT 0,
    "failing_feeds" integer NOT NULL DEFAULT 0,
    -- Of the feed whose last good file is the oldest.
    "feed_at" timestamptz(3),
    "waiting" integer NOT NULL DEFAULT 0,
    "waiting_since" timestamptz(3),
    "cars" integer NOT NULL DEFAULT 0,
    "no_photos" integer NOT NULL DEFAULT 0,
    "no_price" integer NOT NULL DEFAULT 0,
    "undelivered" integer NOT NULL DEFAULT 0,
    "places" integer NOT NULL DEFAULT 0,
    "booking_places" integer NOT NULL DEFAULT 0,
    "checked_at" timestamptz(3) NOT NULL,
    CONSTRAINT "site_health_pkey" PRIMARY KEY (organisation_id, site_id),
    CONSTRAINT "site_health_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX site_health_checked_idx ON site_health (checked_at);

ALTER TABLE "site_health" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site_health" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "site_health" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "site_health" TO forecourt_platform;

-- Warnings that the publisher saw, in sentences; null for a version from before they were stored.
ALTER TABLE "versions" ADD COLUMN "warnings" text[];

-- The certificate that a dealer's own domain last showed.
ALTER TABLE "host_names"
    ADD COLUMN "certificate_expires_at" timestamptz(3),
    ADD COLUMN "certificate_issuer" text,
    ADD COLUMN "certificate_problem" text,
    ADD COLUMN "certificate_checked_at" timestamptz(3);

ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK (list IN ('stock', 'inbox', 'fleet'));
