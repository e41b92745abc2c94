-- Sales that staff closed from a conversation (ENT-16): the car, its price and the salesperson. A sale stays when its customer is erased,
-- and names only the car and staff. ended_at is set when the conversation is taken back from Sold.
CREATE TABLE "deals" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "conversation_id" text,
    "car_id" text,
    "car_name" text NOT NULL,
    "price_cents" integer,
    "salesperson_id" text,
    "salesperson_name" text NOT NULL DEFAULT '',
    "reservation_id" text,
    "closed_at" timestamptz(3) NOT NULL,
    "ended_at" timestamptz(3),
    "actor_id" text,
    "actor_name" text NOT NULL,
    "idempotency_key" text NOT NULL,
    CONSTRAINT "deals_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "deals_car_name_check" CHECK (btrim(car_name) <> ''),
    CONSTRAINT "deals_price_check" CHECK (price_cents > 0),
    CONSTRAINT "deals_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT "deals_conversation_fkey" FOREIGN KEY (organisation_id, conversation_id) REFERENCES conversations(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (conversation_id),
    CONSTRAINT "deals_car_fkey" FOREIGN KEY (organisation_id, car_id) REFERENCES cars(organisation_id, id) ON UPDATE CASCADE ON DELETE SET NULL (car_id)
);
CREATE UNIQUE INDEX deals_idempotency_key ON deals (organisation_id, idempotency_key);
CREATE INDEX deals_conversation_idx ON deals (organisation_id, conversation_id);
CREATE INDEX deals_car_idx ON deals (organisation_id, car_id);

ALTER TABLE "deals" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "deals" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "deals" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "deals" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "deals" TO forecourt_app, forecourt_platform;
