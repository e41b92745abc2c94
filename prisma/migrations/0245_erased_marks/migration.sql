-- By what somebody was known who was erased, as hashes alone: an enquiry that waited on a disk meanwhile is not stored after it.
CREATE TABLE "erased_marks" (
    "organisation_id" TEXT NOT NULL,
    "mark_hash" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erased_marks_pkey" PRIMARY KEY ("organisation_id", "mark_hash")
);
CREATE INDEX "erased_marks_erased_idx" ON "erased_marks"("erased_at");
ALTER TABLE "erased_marks" ADD CONSTRAINT "erased_marks_organisation_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "erased_marks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "erased_marks" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "erased_marks" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "erased_marks" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "erased_marks" TO CURRENT_USER USING (current_setting('app.purging', true) = 'on') WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "erased_marks" TO forecourt_app, forecourt_platform;
