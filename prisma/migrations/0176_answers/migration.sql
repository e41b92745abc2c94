-- Files that shoppers send with their answers by e-mail: bounded, and of few kinds.
CREATE TABLE "conversation_files" (
    "organisation_id" TEXT NOT NULL,
    "id" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "entry_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "conversation_files_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "conversation_files_type_check" CHECK ("content_type" IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic')),
    CONSTRAINT "conversation_files_size_check" CHECK (octet_length("content") <= 10000000)
);
CREATE INDEX "conversation_files_entry_idx" ON "conversation_files"("organisation_id", "entry_id");
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_entry_fkey" FOREIGN KEY ("organisation_id", "entry_id") REFERENCES "conversation_entries"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversation_files" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_files" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_files" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_files" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_files" TO forecourt_app, forecourt_platform;
