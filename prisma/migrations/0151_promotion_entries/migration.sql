-- Entries to prize draws: one a person, with the ticket that was drawn for it and what it won.
CREATE TABLE "promotion_entries" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" TEXT NOT NULL,
    -- The pointer of its block.
    "promotion" TEXT NOT NULL,
    -- An address in small letters, or a mobile: one entry for each.
    "person" TEXT NOT NULL,
    -- Whether they had proved it, by signing in.
    "proved" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    -- Of 1,000, from 0.
    "ticket" INTEGER NOT NULL,
    "prize_id" TEXT,
    -- As it was called and described when it was won.
    "prize" TEXT NOT NULL DEFAULT '',
    "prize_text" TEXT NOT NULL DEFAULT '',
    -- What a winner names at the counter.
    "code" TEXT,
    "conditions" TEXT NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "promotion_entries_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "promotion_entries_ticket_check" CHECK ("ticket" BETWEEN 0 AND 999),
    CONSTRAINT "promotion_entries_prize_check" CHECK (("prize_id" IS NULL) = ("code" IS NULL)),
    CONSTRAINT "promotion_entries_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);
CREATE UNIQUE INDEX "promotion_entries_once_key" ON "promotion_entries"("organisation_id", "site_id", "promotion", "person");
CREATE INDEX "promotion_entries_prize_idx" ON "promotion_entries"("organisation_id", "site_id", "promotion", "prize_id") WHERE "prize_id" IS NOT NULL;

ALTER TABLE "promotion_entries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "promotion_entries" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "promotion_entries" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "promotion_entries" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "promotion_entries" TO forecourt_app, forecourt_platform;
