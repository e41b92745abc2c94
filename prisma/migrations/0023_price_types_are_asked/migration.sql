-- A feed whose files don't say what prices include asks its users instead of assuming a type.
ALTER TABLE "stock_feeds" DROP CONSTRAINT "stock_feeds_price_type_check";
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_price_type_check" CHECK (price_type = ANY (ARRAY['driveAway', 'egc', 'ask']));
