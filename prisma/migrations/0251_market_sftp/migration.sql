-- A file for a market place can be left on its server: how we are known there, sealed, and the key the server showed first.
ALTER TABLE "market_templates" ADD COLUMN "credential" TEXT, ADD COLUMN "host_key" TEXT;
