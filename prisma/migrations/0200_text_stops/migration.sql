-- Numbers whose people asked an organisation for no more text messages.
CREATE TABLE "text_stops" (
    "organisation_id" TEXT NOT NULL,
    -- As it is dialled from anywhere.
    "phone" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "text_stops_pkey" PRIMARY KEY ("organisation_id", "phone")
);
ALTER TABLE "text_stops" ADD CONSTRAINT "text_stops_organisation_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "text_stops" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "text_stops" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "text_stops" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "text_stops" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "text_stops" TO forecourt_app, forecourt_platform;
