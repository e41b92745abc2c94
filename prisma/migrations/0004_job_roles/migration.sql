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
  OR role LIKE 'own:_%'
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

-- Roles that an organisation defines itself.
CREATE TABLE "organisation_roles" (
    "organisation_id" text NOT NULL,
    "id" text NOT NULL DEFAULT gen_random_uuid()::text,
    "name" text NOT NULL,
    "permissions" text[] NOT NULL,
    "updated_at" timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "organisation_roles_pkey" PRIMARY KEY (organisation_id, id),
    CONSTRAINT "organisation_roles_name_check" CHECK (btrim(name) <> ''),
    CONSTRAINT "organisation_roles_permissions_check" CHECK (cardinality(permissions) > 0),
    CONSTRAINT "organisation_roles_organisation_id_fkey" FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX organisation_roles_one_name ON organisation_roles (organisation_id, lower(name));

ALTER TABLE "organisation_roles" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "organisation_roles" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON "organisation_roles" TO forecourt_app
  USING (organisation_id = (SELECT current_organisation()))
  WITH CHECK (organisation_id = (SELECT current_organisation()));
CREATE POLICY platform ON "organisation_roles" TO forecourt_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "organisation_roles" TO forecourt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "organisation_roles" TO forecourt_platform;

-- A membership names such a role as own:<id>; one that is held can't be deleted.
ALTER TABLE "memberships" ADD COLUMN "own_role_id" text GENERATED ALWAYS AS (CASE WHEN role LIKE 'own:_%' THEN substr(role, 5) END) STORED;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_own_role_id_fkey"
  FOREIGN KEY (organisation_id, own_role_id) REFERENCES organisation_roles(organisation_id, id) ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;
