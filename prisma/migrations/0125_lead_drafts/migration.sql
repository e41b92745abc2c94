-- Forms in steps that aren't finished yet: how far a shopper came, and what they said where they agreed to its being kept.
CREATE TABLE "lead_drafts" (
    "organisation_id" TEXT NOT NULL,
    -- The id of the lead it becomes.
    "id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    -- The last step that was left, and how many there are.
    "step" INTEGER NOT NULL,
    "steps" INTEGER NOT NULL,
    -- Lines with a label and a value; null where the shopper did not agree.
    "answers" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_drafts_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "lead_drafts_site_fkey" FOREIGN KEY ("organisation_id", "site_id") REFERENCES "sites"("organisation_id", "id") ON DELETE CASCADE
);
CREATE INDEX "lead_drafts_site_idx" ON "lead_drafts"("organisation_id", "site_id", "updated_at");

ALTER TABLE "lead_drafts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lead_drafts" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "lead_drafts" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "lead_drafts" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "lead_drafts" TO forecourt_app, forecourt_platform;
