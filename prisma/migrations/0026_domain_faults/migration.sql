-- What keeps a dealer's own domain from leading every shopper to the site: DNS records and redirects elsewhere, as the last check found them.
ALTER TABLE "host_names"
    ADD COLUMN "faults" jsonb NOT NULL DEFAULT '[]'::jsonb,
    ADD COLUMN "faults_checked_at" timestamptz(3);
