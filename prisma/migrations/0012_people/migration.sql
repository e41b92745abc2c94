-- People: invitations, sessions, a second factor, and counts of tries that every process shares.

ALTER TABLE "users"
  ADD COLUMN "demo" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "activated_at" TIMESTAMPTZ(3),
  -- Sealed with the installation's key; it counts once it was confirmed.
  ADD COLUMN "totp_secret" TEXT,
  ADD COLUMN "totp_confirmed_at" TIMESTAMPTZ(3),
  -- The time step of the last code taken: none is taken twice.
  ADD COLUMN "totp_step" INTEGER,
  -- Hashes of those not used yet.
  ADD COLUMN "recovery_codes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
UPDATE "users" SET "activated_at" = "created_at" WHERE "password_hash" IS NOT NULL OR "last_sign_in_at" IS NOT NULL;
-- Installations from before this column: the addresses their demo people were given.
UPDATE "users" SET "demo" = true WHERE "email" IN (
  'admin@forecourt.example', 'onboarder@forecourt.example', 'auditor@forecourt.example', 'manager@meridianmotor.example',
  'publisher@karricoasttoyota.example', 'editor@saltbushmotors.example', 'leads@saltbushmotors.example'
);
GRANT SELECT ("demo", "activated_at", "totp_confirmed_at") ON "users" TO forecourt_app;

-- Whether its people need a second factor.
ALTER TABLE "organisations" ADD COLUMN "require_two_factor" BOOLEAN NOT NULL DEFAULT false;

-- An invitation or a way to a new password, sent by mail. The link carries the id and a signature; nothing here opens anything.
CREATE TABLE "person_links" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "person_links_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "person_links_kind_check" CHECK ("kind" IN ('invite', 'reset'))
);
CREATE INDEX "person_links_user_id_idx" ON "person_links" ("user_id");
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Where somebody is signed in. A cookie without its row is worth nothing, so removing rows signs people out at once.
CREATE TABLE "user_sessions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "device" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "user_sessions_user_id_idx" ON "user_sessions" ("user_id");
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How often something was tried of late, in the form rate-limiter-flexible gives it.
CREATE TABLE "limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "limits_pkey" PRIMARY KEY ("key")
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['person_links', 'user_sessions', 'limits'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON "person_links", "user_sessions", "limits" TO forecourt_platform;

-- Mail to people is nobody's organisation's: the wall shows it to none.
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_pkey";
DROP INDEX "outbox_id_key";
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_pkey" PRIMARY KEY ("id");
ALTER TABLE "outbox" ALTER COLUMN "organisation_id" DROP NOT NULL;

-- Pictures taken in by somebody who works on one site are that site's; the others are the whole organisation's.
ALTER TABLE "images" ADD COLUMN "site_id" TEXT;
