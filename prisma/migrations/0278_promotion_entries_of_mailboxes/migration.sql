-- Addresses that reach one mailbox are one person. Entries from before are compared as mailboxKey compares new ones.
ALTER TABLE "promotion_entries" ADD COLUMN "mailbox" TEXT NOT NULL DEFAULT '';
UPDATE "promotion_entries" SET "mailbox" = CASE
  WHEN "person" ~ '@(gmail|googlemail)\.com$'
    THEN replace(regexp_replace(split_part("person", '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
  WHEN "person" LIKE '%@%' THEN regexp_replace("person", '^([^+@]+)\+[^@]*@', '\1@')
  ELSE "person"
END;
ALTER TABLE "promotion_entries" ALTER COLUMN "mailbox" DROP DEFAULT;
CREATE INDEX "promotion_entries_mailbox_idx" ON "promotion_entries"("organisation_id", "site_id", "promotion", "mailbox");
