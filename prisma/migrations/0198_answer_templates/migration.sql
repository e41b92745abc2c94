-- Texts that a dealer often writes to shoppers.
CREATE TABLE "answer_templates" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "name" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "answer_templates_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "answer_templates_channel_check" CHECK ("channel" IN ('both', 'mail', 'sms'))
);
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_templates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "answer_templates" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "answer_templates" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "answer_templates" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "answer_templates" TO forecourt_app, forecourt_platform;
