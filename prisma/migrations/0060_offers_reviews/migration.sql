-- Offers and reviews are written in the console: who changed one last, and how often, so that two people don't undo each other's work.
ALTER TABLE "offers"
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT '';
ALTER TABLE "reviews"
  ADD COLUMN "source" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "reviews_reply_date_check" CHECK ("reply_date" ~ '^\d{4}-\d{2}-\d{2}$');
CREATE INDEX "offers_organisation_id_position_idx" ON "offers"("organisation_id", "position");
