-- The number of all pages of a site, of which a compliance check judged some or all (LEG-02).
ALTER TABLE "compliance_checks" ADD COLUMN "total" integer;
