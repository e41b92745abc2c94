-- Roles are named after jobs (AUTH-10). A publisher becomes Marketing and a lead handler becomes Sales; an editor stays an editor, since
-- Marketing may publish. Invited people have their memberships already, so they are changed with the others.

-- The owner is bound by row-level security as well, and has no policy of its own.
ALTER TABLE "memberships" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "onboardings" NO FORCE ROW LEVEL SECURITY;

ALTER TABLE "memberships" DROP CONSTRAINT "memberships_role_check";
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_scope_check";

UPDATE "memberships" SET role = CASE role WHEN 'publisher' THEN 'marketing' ELSE 'sales' END
 WHERE role IN ('publisher', 'leadHandler');

ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role_check" CHECK (
  role IN ('platformAdmin', 'onboarder', 'support', 'groupManager', 'dealerPrincipal', 'sales', 'stock', 'marketing', 'editor', 'finance', 'auditor')
);
-- Staff belong to no organisation, a dealer's people to one; an auditor may be either (AUTH-10).
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_scope_check" CHECK (
  CASE
    WHEN role IN ('platformAdmin', 'onboarder', 'support') THEN organisation_id IS NULL
    WHEN role = 'auditor' THEN true
    ELSE organisation_id IS NOT NULL
  END
);

-- People named in a dealer's set-up that is not finished.
UPDATE "onboardings" SET answers = jsonb_set(answers, '{people,invited}', (
  SELECT jsonb_agg(
    CASE person ->> 'role'
      WHEN 'publisher' THEN person || '{"role": "marketing"}'
      WHEN 'leadHandler' THEN person || '{"role": "sales"}'
      ELSE person
    END ORDER BY place)
  FROM jsonb_array_elements(answers #> '{people,invited}') WITH ORDINALITY AS listed (person, place)))
 WHERE jsonb_typeof(answers #> '{people,invited}') = 'array' AND answers #> '{people,invited}' <> '[]';

ALTER TABLE "onboardings" FORCE ROW LEVEL SECURITY;
ALTER TABLE "memberships" FORCE ROW LEVEL SECURITY;
