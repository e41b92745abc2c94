-- Sitemaps have a site's cars in parts by a hash of their addresses: each part is a range of it, and reads its own cars alone. A column
-- and not an expression in the index: row-level security lets no function look at a row before its policy did.

ALTER TABLE "cars" ADD COLUMN "slug_hash" INTEGER NOT NULL GENERATED ALWAYS AS (hashtext("slug")) STORED;

CREATE INDEX "cars_slug_hash_idx" ON "cars" ("organisation_id", "slug_hash");
