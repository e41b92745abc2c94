-- What somebody chose not to be told of, and in which way: 'late.mail' is no mail about who waits for too long.
ALTER TABLE "users" ADD COLUMN "muted_notices" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "users" ADD CONSTRAINT "users_muted_notices_check"
  CHECK ("muted_notices" <@ ARRAY['lead.push', 'late.push', 'late.mail', 'mention.push', 'mention.mail']);
