-- Leads of market places that come by mail: a template says where in them what stands, and what can't be read waits for a person.
ALTER TABLE "lead_suppliers" ADD COLUMN "mail_template" TEXT NOT NULL DEFAULT '', ADD COLUMN "location_id" TEXT;
ALTER TABLE "lead_suppliers" ADD CONSTRAINT "lead_suppliers_template_check" CHECK (length("mail_template") <= 5000);
ALTER TABLE "lead_suppliers" ADD CONSTRAINT "lead_suppliers_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE SET NULL ("location_id") ON UPDATE CASCADE;

CREATE TABLE "lead_mails" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    -- No reference: a market place that is removed takes no mail with it.
    "supplier_id" TEXT NOT NULL,
    "supplier_name" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    -- The same for the same mail, however often it arrives.
    "message_key" TEXT NOT NULL,
    "sender" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    -- What was found in it, and why that is no enquiry.
    "found" JSONB NOT NULL DEFAULT '{}',
    "problem" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "lead_id" TEXT,

    CONSTRAINT "lead_mails_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "lead_mails_state_check" CHECK ("state" IN ('waiting', 'lead', 'dismissed')),
    CONSTRAINT "lead_mails_text_check" CHECK (length("text") <= 50000)
);
CREATE UNIQUE INDEX "lead_mails_message_key" ON "lead_mails"("organisation_id", "supplier_id", "message_key");
CREATE INDEX "lead_mails_waiting_idx" ON "lead_mails"("organisation_id", "received_at" DESC) WHERE "state" = 'waiting';
ALTER TABLE "lead_mails" ADD CONSTRAINT "lead_mails_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "lead_mails" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_mails" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_mails" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_mails" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "lead_mails" TO CURRENT_USER USING (current_setting('app.purging', true) = 'on') WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_mails" TO forecourt_app, forecourt_platform;
