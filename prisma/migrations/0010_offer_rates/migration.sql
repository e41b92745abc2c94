-- An offer that names a rate states the comparison rate of its example, in fields of their own.
ALTER TABLE "offers" ADD COLUMN "comparison_rate" DOUBLE PRECISION, ADD COLUMN "rate_example" TEXT;
