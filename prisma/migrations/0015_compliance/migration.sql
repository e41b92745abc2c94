-- The last judgement of each live site by the compliance rules (LEG-02).
CREATE TABLE "compliance_checks" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "checked_at" timestamptz(3) NOT NULL,
    -- Number of judged pages.
    "pages" integer NOT NULL,
    -- False if the time limit ended it.
    "complete" boolean NOT NULL,
    CONSTRAINT "compliance_checks_pkey" PRIMARY KEY (organisation_id, site_id),
    CONSTRAINT "compliance_checks_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX compliance_checks_checked_idx ON compliance_checks (checked_at);

ALTER TABLE "compliance_checks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "compliance_checks" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "compliance_checks" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "compliance_checks" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "compliance_checks" TO forecourt_app, forecourt_platform;

-- Broken compliance rules of each live site, one row for each rule and wording.
CREATE TABLE "compliance_findings" (
    "organisation_id" text NOT NULL,
    "site_id" text NOT NULL,
    "rule" text NOT NULL,
    -- As the page has them; empty if something is missing.
    "words" text NOT NULL,
    -- The first page with them, and the number of pages.
    "path" text NOT NULL,
    "pages" integer NOT NULL,
    -- The car of a car's page.
    "car_id" text,
    "first_seen_at" timestamptz(3) NOT NULL,
    "last_seen_at" timestamptz(3) NOT NULL,
    -- When a complete check no longer found it.
    "resolved_at" timestamptz(3),
    "notified_at" timestamptz(3),
    CONSTRAINT "compliance_findings_pkey" PRIMARY KEY (organisation_id, site_id, rule, words),
    CONSTRAINT "compliance_findings_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE "compliance_findings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "compliance_findings" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "compliance_findings" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "compliance_findings" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "compliance_findings" TO forecourt_app, forecourt_platform;

-- Findings that a user accepted, with the reason and the last day.
CREATE TABLE "compliance_waivers" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" text NOT NULL,
    "rule" text NOT NULL,
    "words" text NOT NULL,
    "reason" text NOT NULL,
    -- The last day in the site's time zone, and its end.
    "ends_on" date NOT NULL,
    "ends_at" timestamptz(3) NOT NULL,
    "author_id" text,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    -- When a user ended it before its last day.
    "ended_at" timestamptz(3),
    CONSTRAINT "compliance_waivers_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "compliance_waivers_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "compliance_waivers_reason_check" CHECK (reason <> '')
);
CREATE INDEX compliance_waivers_site_idx ON compliance_waivers (organisation_id, site_id, rule, words);

ALTER TABLE "compliance_waivers" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "compliance_waivers" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "compliance_waivers" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "compliance_waivers" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "compliance_waivers" TO forecourt_app, forecourt_platform;

-- Findings without a waiver, for the table of dealers.
ALTER TABLE "site_health" ADD COLUMN "findings" integer NOT NULL DEFAULT 0;
