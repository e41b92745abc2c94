-- Offers on subscriptions are a category.
ALTER TABLE "offers" DROP CONSTRAINT "offers_category_check";
ALTER TABLE "offers" ADD CONSTRAINT "offers_category_check"
  CHECK (category = ANY (ARRAY['New', 'Demo', 'Used', 'Subscription', 'Finance offer', 'Service', 'Parts']));
