-- The test bank: a payment provider of the installation's own, with which no money moves. What it knows is kept apart from what the
-- platform knows, as with any other bank.

-- By which name the provider tells of a payment, beside its page's.
ALTER TABLE "payments" ADD COLUMN "provider_ref" TEXT;
CREATE INDEX "payments_provider_ref_idx" ON "payments"("account_id", "provider_ref") WHERE "provider_ref" IS NOT NULL;

CREATE TABLE "test_bank_pages" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    -- What the caller calls the attempt: a repeat is the same page.
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "collect" TEXT NOT NULL,
    "return_address" TEXT NOT NULL,
    "back_address" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "money" TEXT NOT NULL DEFAULT 'none',
    "dispute" TEXT,
    -- Whether the card is of an account that was closed since: it takes no refunds.
    "takes_refunds" BOOLEAN NOT NULL DEFAULT true,
    "failed_returns" INTEGER NOT NULL DEFAULT 0,
    "return_key" TEXT,
    "captured_key" TEXT,
    "paid_with" TEXT NOT NULL DEFAULT '',
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_bank_pages_pkey" PRIMARY KEY ("organisation_id", "id")
);
CREATE UNIQUE INDEX "test_bank_pages_id_key" ON "test_bank_pages"("id");
CREATE UNIQUE INDEX "test_bank_pages_key_key" ON "test_bank_pages"("account_id", "key");

-- What it tells by itself, until whoever is told has it.
CREATE TABLE "test_bank_notices" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT ('evt_' || replace(gen_random_uuid()::text, '-', '')),
    "page_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "test_bank_notices_pkey" PRIMARY KEY ("organisation_id", "id")
);
CREATE INDEX "test_bank_notices_due_idx" ON "test_bank_notices"("due_at") WHERE "delivered_at" IS NULL;

ALTER TABLE "test_bank_pages" ADD CONSTRAINT "test_bank_pages_account_fkey" FOREIGN KEY ("organisation_id", "account_id") REFERENCES "payment_accounts"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "test_bank_notices" ADD CONSTRAINT "test_bank_notices_page_fkey" FOREIGN KEY ("organisation_id", "page_id") REFERENCES "test_bank_pages"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['test_bank_pages', 'test_bank_notices'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO forecourt_app, forecourt_platform', name);
  END LOOP;
END
$$;
