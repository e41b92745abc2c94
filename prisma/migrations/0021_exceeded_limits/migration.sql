-- Imports of stock files: the column has the name of what it holds, and sentences for users are messages.
ALTER TABLE "stock_feed_runs" RENAME COLUMN "brakes" TO "exceeded_limits";
ALTER TABLE "stock_feed_runs" DROP CONSTRAINT "stock_feed_runs_trigger_check";

ALTER TABLE "stock_feed_runs" NO FORCE ROW LEVEL SECURITY;
UPDATE "stock_feed_runs" SET
  trigger = CASE trigger WHEN 'person' THEN 'user' ELSE trigger END,
  exceeded_limits = coalesce((
    SELECT jsonb_agg(each.entry - 'says' || jsonb_build_object('message', each.entry -> 'says') ORDER BY each.position)
    FROM jsonb_array_elements(exceeded_limits) WITH ORDINALITY each(entry, position)
  ), '[]'),
  problems = coalesce((
    SELECT jsonb_agg(each.entry - 'says' || jsonb_build_object('message', each.entry -> 'says') ORDER BY each.position)
    FROM jsonb_array_elements(problems) WITH ORDINALITY each(entry, position)
  ), '[]');
ALTER TABLE "stock_feed_runs" FORCE ROW LEVEL SECURITY;

ALTER TABLE "stock_feed_runs" ADD CONSTRAINT "stock_feed_runs_trigger_check" CHECK (trigger IN ('schedule', 'user', 'push'));
