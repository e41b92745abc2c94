-- An accessory belongs to the organisation of its model, if that is a dealer's own model: so do the entries of its history.
SELECT past.track('accessories', 'coalesce((SELECT m.organisation_id FROM public.models m WHERE m.id = r.model_id), '''')', '{id}');
