-- When the owner of a reservation's e-mail address confirmed it, by the link of a mail or signed in with the address. Until then the
-- reservation belongs to no account, because an address proves nothing.
ALTER TABLE "reservations" ADD COLUMN "email_confirmed_at" timestamptz(3);
-- A saved search that was confirmed by its link is a consent to its mails.
ALTER TABLE "shopper_consents" DROP CONSTRAINT "shopper_consents_source_check";
ALTER TABLE "shopper_consents" ADD CONSTRAINT "shopper_consents_source_check"
  CHECK (source = ANY (ARRAY['garage', 'link', 'address', 'search']));
