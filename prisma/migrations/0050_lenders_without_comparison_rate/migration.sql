-- New Zealand has no comparison rate, so its lenders have none. Sites of the release before show no figures of such a lender; in the
-- console of that release, the list of lenders of a business that has one can't be read.
ALTER TABLE "lenders" ALTER COLUMN "comparison_rate" DROP NOT NULL;
