-- What is counted of the inbox is in one index, without the rows themselves; and those that are done are there in the order they are listed.
CREATE INDEX "conversations_counts_idx" ON "conversations"("organisation_id", "stage") INCLUDE ("site_ids", "snoozed_until", "waits_since", "assigned_to");
CREATE INDEX "conversations_closed_idx" ON "conversations"("organisation_id", "last_at" DESC, "id") WHERE "stage" IN ('sold', 'lost');
