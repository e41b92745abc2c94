-- A dealer's list of customers (ENT-16), such as from a file of the system before. It is beside the conversations: an entry has no inbox
-- stage and no answer time, and is found by the addresses and numbers by which conversations are known.
CREATE TABLE "customers" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL DEFAULT '',
    "last_name" text NOT NULL DEFAULT '',
    "email" text NOT NULL DEFAULT '',
    "phone" text NOT NULL DEFAULT '',
    "address" text NOT NULL DEFAULT '',
    "suburb" text NOT NULL DEFAULT '',
    "state" text NOT NULL DEFAULT '',
    "postcode" text NOT NULL DEFAULT '',
    "preferred_contact" text NOT NULL DEFAULT '',
    -- What the customer said about marketing; empty if not known. A yes has its day.
    "consent" text NOT NULL DEFAULT '',
    "consent_on" text,
    "notes" text NOT NULL DEFAULT '',
    "revision" integer NOT NULL DEFAULT 1,
    "created_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" text NOT NULL DEFAULT '',
    CONSTRAINT "customers_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "customers_preferred_contact_check" CHECK (preferred_contact = ANY (ARRAY['', 'phone', 'sms', 'email', 'post'])),
    CONSTRAINT "customers_consent_check" CHECK (consent = ANY (ARRAY['', 'yes', 'no'])),
    CONSTRAINT "customers_consent_day_check" CHECK (CASE consent WHEN 'yes' THEN consent_on IS NOT NULL WHEN '' THEN consent_on IS NULL ELSE true END),
    CONSTRAINT "customers_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX customers_name_idx ON customers (organisation_id, last_name, name, id);

ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "customers" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "customers" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "customers" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "customers" TO forecourt_app, forecourt_platform;

-- The address and number of a customer as in conversation_keys: a row each, because row-level security lets an index find equal texts only.
CREATE TABLE "customer_keys" (
    "organisation_id" text NOT NULL,
    "key" text NOT NULL,
    "customer_id" text NOT NULL,
    CONSTRAINT "customer_keys_pkey" PRIMARY KEY (organisation_id, key, customer_id),
    CONSTRAINT "customer_keys_customer_fkey" FOREIGN KEY (organisation_id, customer_id) REFERENCES customers(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX customer_keys_customer_idx ON customer_keys (organisation_id, customer_id);

ALTER TABLE "customer_keys" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "customer_keys" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "customer_keys" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "customer_keys" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "customer_keys" TO forecourt_app, forecourt_platform;
