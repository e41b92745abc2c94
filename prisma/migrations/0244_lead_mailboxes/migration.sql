-- Mailboxes of a dealer that are read by IMAP: what comes to them is an answer, a lead of a market place, or waits for a person.
CREATE TABLE "lead_mailboxes" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- The site whose leads its mails become.
    "site_id" TEXT NOT NULL,
    -- The address people write to.
    "address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "security" TEXT NOT NULL,
    "user_name" TEXT NOT NULL,
    -- The password, sealed with the installation's key.
    "credential" TEXT,
    "folder" TEXT NOT NULL DEFAULT 'INBOX',
    -- Whether mails of people nobody knows wait to be read, or are left alone.
    "takes_others" BOOLEAN NOT NULL DEFAULT true,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    -- Up to which mail it was read; a server that numbers anew says another validity.
    "uid_validity" TEXT,
    "last_uid" BIGINT NOT NULL DEFAULT 0,
    "next_run_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_until" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "taken_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_mailboxes_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "lead_mailboxes_port_check" CHECK ("port" BETWEEN 1 AND 65535),
    CONSTRAINT "lead_mailboxes_security_check" CHECK ("security" IN ('tls', 'starttls'))
);
-- One account is read once: two rows would take each mail twice.
CREATE UNIQUE INDEX "lead_mailboxes_account" ON "lead_mailboxes"("organisation_id", "host", "user_name", "folder");
CREATE INDEX "lead_mailboxes_due_idx" ON "lead_mailboxes"("next_run_at") WHERE NOT "paused";
ALTER TABLE "lead_mailboxes" ADD CONSTRAINT "lead_mailboxes_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "lead_mailboxes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_mailboxes" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_mailboxes" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_mailboxes" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_mailboxes" TO CURRENT_USER USING (current_setting('app.purging', true) = 'on') WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_mailboxes" TO forecourt_app, forecourt_platform;

-- Who its mails come from: addresses and domains, so that they are found in a mailbox.
ALTER TABLE "lead_suppliers" ADD COLUMN "mail_from" TEXT NOT NULL DEFAULT '';
ALTER TABLE "lead_suppliers" ADD CONSTRAINT "lead_suppliers_from_check" CHECK (length("mail_from") <= 500);
