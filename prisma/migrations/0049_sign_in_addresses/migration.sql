-- A new sign-in address of a user, not in use before it is confirmed by a link to it, as links of `person_links` are. A table of its own:
-- processes of the release before take every link of that table for one to set a password.
CREATE TABLE "email_changes" (
    "id" text NOT NULL,
    "user_id" text NOT NULL,
    "email" text NOT NULL,
    "expires_at" timestamptz(3) NOT NULL,
    "author_name" text NOT NULL,
    "created_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "email_changes_pkey" PRIMARY KEY (id),
    CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX email_changes_user_id_key ON email_changes (user_id);

ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "email_changes" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "email_changes" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "email_changes" TO forecourt_platform;
