-- The console's list by name reads a page of fifty thousand cars instead of sorting them all.

CREATE INDEX "cars_organisation_id_name_id_idx" ON "cars"("organisation_id", "name", "id");
