-- An enquiry follows the stage of its conversation (ENT-16). It has a stage of its own once a sale or its loss closed it, so that a later
-- enquiry of the same person doesn't open it again, and if it is for another department, which a sale doesn't close. Null: it follows.
ALTER TABLE "leads" ADD COLUMN "own_stage" text;
ALTER TABLE "leads" ADD CONSTRAINT "leads_own_stage_check" CHECK (own_stage = ANY (ARRAY['new', 'contacted', 'sold', 'lost']));
