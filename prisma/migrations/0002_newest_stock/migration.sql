-- Lists of an organisation's stock, newest first, read their first page from this instead of sorting all of it.
CREATE INDEX "cars_organisation_id_created_at_id_idx" ON "cars"("organisation_id", "created_at" DESC, "id");
