-- Each browser that asks has a code of its own: a stranger who asks for the same address spends nobody's.
ALTER TABLE "sign_in_codes" DROP CONSTRAINT "sign_in_codes_pkey";
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("organisation_id", "id");
CREATE INDEX "sign_in_codes_organisation_id_sent_to_idx" ON "sign_in_codes"("organisation_id", "sent_to");
