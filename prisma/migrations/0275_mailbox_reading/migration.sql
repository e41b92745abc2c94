-- The mail that is being read: where the worker ended in the middle of it, it is not read again but left to a person.
ALTER TABLE "lead_mailboxes" ADD COLUMN "reading_uid" BIGINT;
