-- Confirmations are counted by whom they reach: tags after a plus and capitals make no other recipient.
DROP INDEX "outbox_confirmations";
CREATE INDEX "outbox_confirmations" ON "outbox" (regexp_replace(lower("payload"->'to'->>0), '\+[^@]*@', '@'), "delivered_at")
  WHERE "kind" = 'lead.shopper' AND "delivered_at" IS NOT NULL;
