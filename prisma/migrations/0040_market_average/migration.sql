-- What comparable cars cost on average, in the state or else in the country: 0 and what is no number are no average. The list of cars
-- compares prices with it without opening every car.

ALTER TABLE "cars" ADD COLUMN "market_average_cents" NUMERIC GENERATED ALWAYS AS (
  CASE
    WHEN jsonb_typeof("market_prices" -> 'stateAverageCents') = 'number' AND ("market_prices" -> 'stateAverageCents')::numeric > 0
      THEN ("market_prices" -> 'stateAverageCents')::numeric
    WHEN jsonb_typeof("market_prices" -> 'nationalAverageCents') = 'number' AND ("market_prices" -> 'nationalAverageCents')::numeric > 0
      THEN ("market_prices" -> 'nationalAverageCents')::numeric
  END
) STORED;

DROP INDEX "cars_stock_list_idx";
CREATE INDEX "cars_stock_list_idx" ON "cars" ("organisation_id", "created_at" DESC, "id") INCLUDE (
  "status", "reserved", "preorder", "car_type", "item_type", "make", "model", "tag", "dealership_id", "location_id", "year", "km",
  "price_cents", "subscription_price_cents", "market_average_cents", "sold_at", "list_text"
);
