-- An offer on demonstrators alone is called so: they are neither new nor used cars.
ALTER TABLE "offers"
  DROP CONSTRAINT "offers_category_check",
  ADD CONSTRAINT "offers_category_check" CHECK ("category" IN ('New', 'Demo', 'Used', 'Finance offer', 'Service', 'Parts'));
