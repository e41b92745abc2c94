-- Lists as people want them again are of more than cars: conversations too.
ALTER TABLE "stock_views" RENAME TO "list_views";
ALTER TABLE "list_views" RENAME CONSTRAINT "stock_views_pkey" TO "list_views_pkey";
ALTER TABLE "list_views" RENAME CONSTRAINT "stock_views_view_check" TO "list_views_view_check";
ALTER TABLE "list_views" RENAME CONSTRAINT "stock_views_shared_check" TO "list_views_shared_check";
ALTER TABLE "list_views" RENAME CONSTRAINT "stock_views_organisation_id_fkey" TO "list_views_organisation_id_fkey";
DROP INDEX "stock_views_organisation_id_user_id_idx";
ALTER TABLE "list_views" ADD COLUMN "list" TEXT NOT NULL DEFAULT 'stock', ADD CONSTRAINT "list_views_list_check" CHECK ("list" IN ('stock', 'inbox'));
ALTER TABLE "list_views" ALTER COLUMN "list" DROP DEFAULT;
CREATE INDEX "list_views_organisation_id_list_user_id_idx" ON "list_views"("organisation_id", "list", "user_id");
