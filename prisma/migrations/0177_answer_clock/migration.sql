-- How long shoppers wait for a person, how fast an organisation wants to be, and whose turn it is.

CREATE TABLE "inbox_settings" (
    "organisation_id" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "inbox_settings_pkey" PRIMARY KEY ("organisation_id")
);

-- One for each time somebody was new and waited: from what they asked to the first word of a person. What is sent by itself stops none.
CREATE TABLE "answer_clocks" (
    "organisation_id" TEXT NOT NULL,
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "conversation_id" TEXT NOT NULL,
    "location_id" TEXT,
    "form" TEXT,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    -- When half of the time aimed at is over, and all of it, in opening hours; null until it was worked out.
    "half_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "warned" TEXT NOT NULL DEFAULT '',
    "handed_over" BOOLEAN NOT NULL DEFAULT false,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,
    "answered_name" TEXT NOT NULL DEFAULT '',
    -- How long it took, in opening hours and by the calendar.
    "open_minutes" INTEGER,
    "minutes" INTEGER,

    CONSTRAINT "answer_clocks_pkey" PRIMARY KEY ("organisation_id", "id"),
    CONSTRAINT "answer_clocks_warned_check" CHECK ("warned" IN ('', 'half', 'whole')),
    CONSTRAINT "answer_clocks_answered_check" CHECK (("answered_at" IS NULL) = ("minutes" IS NULL))
);
CREATE UNIQUE INDEX "answer_clocks_running_key" ON "answer_clocks"("organisation_id", "conversation_id") WHERE "answered_at" IS NULL;
CREATE INDEX "answer_clocks_conversation_idx" ON "answer_clocks"("organisation_id", "conversation_id");
CREATE INDEX "answer_clocks_asked_idx" ON "answer_clocks"("organisation_id", "asked_at");
CREATE INDEX "answer_clocks_due_idx" ON "answer_clocks"("half_at") WHERE "answered_at" IS NULL AND "warned" <> 'whole';

ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_organisation_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_clocks" ADD CONSTRAINT "answer_clocks_conversation_fkey" FOREIGN KEY ("organisation_id", "conversation_id") REFERENCES "conversations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_clocks" ADD CONSTRAINT "answer_clocks_location_fkey" FOREIGN KEY ("organisation_id", "location_id") REFERENCES "locations"("organisation_id", "id") ON DELETE SET NULL ("location_id") ON UPDATE CASCADE;

-- A clock begins when somebody new waits, and is none where it was spam.
CREATE FUNCTION "run_answer_clock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stage = 'spam' THEN
    DELETE FROM answer_clocks WHERE organisation_id = NEW.organisation_id AND conversation_id = NEW.id AND answered_at IS NULL;
  ELSIF NEW.stage = 'new' AND NEW.waits_since IS NOT NULL THEN
    INSERT INTO answer_clocks (organisation_id, conversation_id, location_id, form, asked_at)
    VALUES (NEW.organisation_id, NEW.id, NEW.location_id, NEW.form, NEW.waits_since)
    ON CONFLICT ("organisation_id", "conversation_id") WHERE "answered_at" IS NULL DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "conversations_clock" AFTER INSERT OR UPDATE OF "stage", "waits_since" ON "conversations" FOR EACH ROW EXECUTE FUNCTION "run_answer_clock"();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['inbox_settings', 'answer_clocks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_organisation ON %I TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()))',
      name
    );
    EXECUTE format('CREATE POLICY platform ON %I TO forecourt_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO forecourt_app, forecourt_platform', name);
  END LOOP;
END
$$;
