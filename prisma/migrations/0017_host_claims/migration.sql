-- Several sites may claim a host side by side; the first whose owner proves it has it.
ALTER TABLE "host_names" DROP CONSTRAINT "host_names_pkey";
ALTER TABLE "host_names" ADD CONSTRAINT "host_names_pkey" PRIMARY KEY ("organisation_id", "site_id", "host");
CREATE UNIQUE INDEX "host_names_one_proved" ON "host_names" ("host") WHERE "proved_at" IS NOT NULL;
CREATE INDEX "host_names_host_idx" ON "host_names" ("host");

-- Confirmations are counted by recipient over all sites.
CREATE INDEX "outbox_confirmations" ON "outbox" (lower("payload"->'to'->>0), "created_at") WHERE "kind" = 'lead.shopper';
