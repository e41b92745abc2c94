-- Feeds are fetched from suppliers' servers, which want to know who asks.

ALTER TABLE "stock_feeds"
  -- A password or private key, sealed with the installation's key.
  ADD COLUMN "credential" TEXT,
  -- The key the server showed first: one that shows another isn't given the password.
  ADD COLUMN "host_key" TEXT;
