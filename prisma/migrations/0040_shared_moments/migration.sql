-- A link to a draft can show the site as on a future day, with the offers and banners that are live then. Without one, as before: as of now.
ALTER TABLE "share_links" ADD COLUMN "shown_at" timestamptz(3);
