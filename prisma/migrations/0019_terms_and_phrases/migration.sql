-- Search terms of conversations, and phrases that break a compliance rule.
ALTER TABLE "compliance_findings" RENAME COLUMN "words" TO "phrase";
ALTER TABLE "compliance_waivers" RENAME COLUMN "words" TO "phrase";

ALTER TABLE "conversation_words" RENAME TO "conversation_terms";
ALTER TABLE "conversation_terms" RENAME COLUMN "word" TO "term";
ALTER TABLE "conversation_terms" RENAME CONSTRAINT "conversation_words_pkey" TO "conversation_terms_pkey";
ALTER TABLE "conversation_terms" RENAME CONSTRAINT "conversation_words_conversation_fkey" TO "conversation_terms_conversation_fkey";
ALTER INDEX "conversation_words_conversation_idx" RENAME TO "conversation_terms_conversation_idx";
ALTER TRIGGER "conversations_words" ON "conversations" RENAME TO "conversations_terms";
ALTER FUNCTION keep_conversation_words() RENAME TO update_conversation_terms;

-- Postgres can't rename a column that a function returns. A phone number is also found by any four consecutive digits.
DROP FUNCTION conversation_words_of(text);
CREATE FUNCTION conversation_terms_of(content text) RETURNS TABLE(term text) LANGUAGE sql IMMUTABLE AS $$
  WITH words AS (SELECT DISTINCT left(found, 40) AS word FROM regexp_split_to_table(content, '[^[:alnum:]]+') found WHERE found <> ''),
  numbers AS (SELECT regexp_replace(words.word, '^(00)?6[14](?=[0-9]{8})|^0', '') AS digits FROM words WHERE words.word ~ '^[0-9]{8,15}$')
  SELECT words.word FROM words
  UNION SELECT substr(digits, place) FROM numbers CROSS JOIN generate_series(1, length(digits) - 3) place
$$;

CREATE OR REPLACE FUNCTION update_conversation_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.search = OLD.search THEN RETURN NULL; END IF;
    DELETE FROM conversation_terms stored WHERE stored.organisation_id = NEW.organisation_id AND stored.conversation_id = NEW.id
      AND NOT EXISTS (SELECT FROM conversation_terms_of(NEW.search) found WHERE found.term = stored.term);
  END IF;
  INSERT INTO conversation_terms (organisation_id, term, conversation_id)
  SELECT NEW.organisation_id, found.term, NEW.id FROM conversation_terms_of(NEW.search) found ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
