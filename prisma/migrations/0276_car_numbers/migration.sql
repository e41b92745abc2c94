-- Shoppers type stock numbers and plates with or without their spaces and dashes. Columns rather than indexes of expressions: under row
-- security only comparisons of columns may use an index.
ALTER TABLE "cars"
  ADD COLUMN "stock_number_key" TEXT NOT NULL GENERATED ALWAYS AS (regexp_replace(lower("stock_number"), '[^a-z0-9]', '', 'g')) STORED,
  ADD COLUMN "rego_plate_key" TEXT GENERATED ALWAYS AS (regexp_replace(lower("rego_plate"), '[^a-z0-9]', '', 'g')) STORED;
CREATE INDEX "cars_stock_number_key_idx" ON "cars" ("organisation_id", "stock_number_key");
CREATE INDEX "cars_rego_plate_key_idx" ON "cars" ("organisation_id", "rego_plate_key");
