-- Open inboxes hear at once of what came: with whose it is, and nothing of what it says.
CREATE FUNCTION "tell_inbox_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('forecourt_inbox', organisation_id) FROM (SELECT DISTINCT organisation_id FROM new_rows) AS changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER "conversations_told_insert" AFTER INSERT ON "conversations" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_inbox_changes"();
CREATE TRIGGER "conversations_told_update" AFTER UPDATE ON "conversations" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_inbox_changes"();
