-- Why an enquiry looks like a machine's, for whoever decides otherwise.
ALTER TABLE "leads" ADD COLUMN "spam_signs" TEXT[] NOT NULL DEFAULT '{}';
