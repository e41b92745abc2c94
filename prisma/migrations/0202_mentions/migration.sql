-- Who was named in a note of a conversation and has not read it since.
CREATE TABLE "conversation_mentions" (
    "organisation_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversation_mentions_pkey" PRIMARY KEY ("organisation_id", "user_id", "conversation_id")
);
CREATE INDEX "conversation_mentions_conversation_idx" ON "conversation_mentions"("organisation_id", "conversation_id");
ALTER TABLE "conversation_mentions" ADD CONSTRAINT "conversation_mentions_conversation_fkey" FOREIGN KEY ("organisation_id", "conversation_id") REFERENCES "conversations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversation_mentions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_mentions" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_mentions" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_mentions" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_mentions" TO CURRENT_USER USING (current_setting('app.purging', true) = 'on') WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_mentions" TO forecourt_app, forecourt_platform;
