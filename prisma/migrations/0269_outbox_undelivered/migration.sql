-- What was not delivered, newest first (API-07): few among the many that were.
CREATE INDEX "outbox_undelivered" ON "outbox" ("created_at" DESC, "id") WHERE "status" <> 'delivered';
