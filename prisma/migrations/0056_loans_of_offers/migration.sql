-- Loan terms of an offer's rate, so that the figures of its cars can use it. Sites and consoles of the release before ignore them.
ALTER TABLE "offers"
    ADD COLUMN "interest_rate" float8,
    ADD COLUMN "term_years" float8,
    ADD COLUMN "deposit_percent" float8,
    ADD COLUMN "balloon_percent" float8,
    ADD COLUMN "establishment_cents" int4,
    ADD COLUMN "monthly_fee_cents" int4;
SELECT past.track('offers', 'r.organisation_id', '{id}');
