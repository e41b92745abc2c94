-- The words a conversation is found by, each a row: row-level security lets an index answer where a word begins, and nothing wilder.
CREATE TABLE "conversation_words" (
    "organisation_id" TEXT NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,
    "conversation_id" TEXT NOT NULL,

    CONSTRAINT "conversation_words_pkey" PRIMARY KEY ("organisation_id", "word", "conversation_id")
);
CREATE INDEX "conversation_words_conversation_idx" ON "conversation_words"("organisation_id", "conversation_id");
ALTER TABLE "conversation_words" ADD CONSTRAINT "conversation_words_conversation_fkey" FOREIGN KEY ("organisation_id", "conversation_id") REFERENCES "conversations"("organisation_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A number is also found by any four of its digits in a row: without what is dialled before it, and each of its ends.
CREATE FUNCTION "conversation_words_of"(said text) RETURNS TABLE (word text) LANGUAGE sql IMMUTABLE AS $$
  WITH words AS (SELECT DISTINCT left(found, 40) AS word FROM regexp_split_to_table(said, '[^[:alnum:]]+') found WHERE found <> ''),
  numbers AS (SELECT regexp_replace(words.word, '^(00)?6[14](?=[0-9]{8})|^0', '') AS digits FROM words WHERE words.word ~ '^[0-9]{8,15}$')
  SELECT words.word FROM words
  UNION SELECT substr(digits, place) FROM numbers CROSS JOIN generate_series(1, length(digits) - 3) place
$$;

CREATE FUNCTION "keep_conversation_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.search = OLD.search THEN RETURN NULL; END IF;
    DELETE FROM conversation_words known WHERE known.organisation_id = NEW.organisation_id AND known.conversation_id = NEW.id
      AND NOT EXISTS (SELECT FROM conversation_words_of(NEW.search) said WHERE said.word = known.word);
  END IF;
  INSERT INTO conversation_words (organisation_id, word, conversation_id)
  SELECT NEW.organisation_id, said.word, NEW.id FROM conversation_words_of(NEW.search) said ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "conversations_words" AFTER INSERT OR UPDATE OF "search" ON "conversations" FOR EACH ROW EXECUTE FUNCTION "keep_conversation_words"();

-- What is there already.
ALTER TABLE "conversations" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "conversation_words" (organisation_id, word, conversation_id)
SELECT c.organisation_id, said.word, c.id FROM conversations c CROSS JOIN LATERAL conversation_words_of(c.search) said;
ALTER TABLE "conversations" FORCE ROW LEVEL SECURITY;

ALTER TABLE "conversation_words" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "conversation_words" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "conversation_words" TO forecourt_app USING (organisation_id = (SELECT current_organisation())) WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "conversation_words" TO forecourt_platform USING (true) WITH CHECK (true);
CREATE POLICY purge ON "conversation_words" TO CURRENT_USER USING (current_setting('app.purging', true) = 'on') WITH CHECK (current_setting('app.purging', true) = 'on');
GRANT SELECT, INSERT, UPDATE, DELETE ON "conversation_words" TO forecourt_app, forecourt_platform;
