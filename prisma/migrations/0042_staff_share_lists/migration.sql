-- The platform's staff share saved lists among themselves; such a list belongs to no organisation.
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_shared_check";
