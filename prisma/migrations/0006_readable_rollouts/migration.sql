-- A new site starts from the newest release whose roll-out wasn't undone, also where a dealer's own people add the site. They read which
-- releases were rolled out and undone, and nothing else of a roll-out.
CREATE POLICY readable ON "rollouts" FOR SELECT TO forecourt_app
  USING ((EXISTS ( SELECT
   FROM layers
  WHERE layers.id = rollouts.layer_id)));
GRANT SELECT ("layer_id", "revision", "undone_at") ON "rollouts" TO forecourt_app;
