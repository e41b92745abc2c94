-- Short-lived tokens of programs: each acts for a user, on one site, with some of the user's permissions (AUTH-10).
CREATE TABLE "program_tokens" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT (gen_random_uuid())::text,
    "site_id" text NOT NULL,
    "user_id" text NOT NULL,
    "name" text NOT NULL,
    "permissions" text[] NOT NULL,
    "token_hash" text NOT NULL,
    "token_hint" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL,
    "expires_at" timestamptz(3) NOT NULL,
    "used_at" timestamptz(3),
    CONSTRAINT "program_tokens_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "program_tokens_site_fkey" FOREIGN KEY (organisation_id, site_id) REFERENCES sites(organisation_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "program_tokens_user_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "program_tokens_life_check" CHECK (expires_at > created_at AND expires_at <= created_at + interval '24 hours')
);
CREATE UNIQUE INDEX program_tokens_token ON program_tokens (token_hash);
CREATE INDEX program_tokens_user_idx ON program_tokens (user_id);
CREATE INDEX program_tokens_site_idx ON program_tokens (organisation_id, site_id);

ALTER TABLE "program_tokens" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "program_tokens" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "program_tokens" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "program_tokens" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "program_tokens" TO forecourt_app, forecourt_platform;
