-- Where reviews of a dealership are written is in its record. Sites said it in a list of their own, by the dealership's name.
ALTER TABLE "dealerships"
  ADD COLUMN "review_url" TEXT,
  ADD CONSTRAINT "dealerships_review_url_check" CHECK ("review_url" ~ '^https://[^[:space:]/?#]+[^[:space:]]*$');

-- The wall binds an owner who is no superuser: it would find no site and no dealership.
ALTER TABLE "dealerships" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "sites" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "versions" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "drafts" NO FORCE ROW LEVEL SECURITY;

-- What shoppers are led to now comes along; of sites that were never published what their draft says, which nobody else says. A list that
-- isn't live on a published site stays out: nobody published it. Of several sites the one that was published last is right.
WITH stored AS (
  SELECT site.organisation_id, 0 AS rank, version.published_at AS at, version.config::jsonb #> '{reviews,dealershipUrls}' AS list
  FROM sites AS site
  JOIN versions AS version ON version.organisation_id = site.organisation_id AND version.site_id = site.id AND version.number = site.live_version
  UNION ALL
  SELECT site.organisation_id, 1, draft.updated_at, draft."values" #> '{reviews,dealershipUrls}'
  FROM sites AS site
  JOIN drafts AS draft ON draft.organisation_id = site.organisation_id AND draft.site_id = site.id
  WHERE site.live_version IS NULL
), said AS (
  SELECT DISTINCT ON (place.organisation_id, place.id) place.organisation_id, place.id, entry ->> 'url' AS url
  FROM stored
  CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof(stored.list) = 'array' THEN stored.list ELSE '[]' END) WITH ORDINALITY AS listed (entry, place_in_list)
  JOIN dealerships AS place ON place.organisation_id = stored.organisation_id
    AND regexp_replace(lower(place.name), '[^[:alnum:]]', '', 'g') = regexp_replace(lower(entry ->> 'dealership'), '[^[:alnum:]]', '', 'g')
  WHERE entry ->> 'url' ~ '^https://[^[:space:]/?#]+[^[:space:]]*$'
  ORDER BY place.organisation_id, place.id, stored.rank, stored.at DESC, listed.place_in_list
)
UPDATE dealerships AS dealership SET review_url = said.url
FROM said
WHERE dealership.organisation_id = said.organisation_id AND dealership.id = said.id;

ALTER TABLE "dealerships" FORCE ROW LEVEL SECURITY;
ALTER TABLE "sites" FORCE ROW LEVEL SECURITY;
ALTER TABLE "versions" FORCE ROW LEVEL SECURITY;
ALTER TABLE "drafts" FORCE ROW LEVEL SECURITY;
