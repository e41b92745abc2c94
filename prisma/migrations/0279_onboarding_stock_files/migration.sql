-- The file of cars of a dealer being set up is kept as it was chosen, whatever its format: in base64. What was answered about columns and
-- names of the old reader is asked once more.
UPDATE "onboardings"
SET "answers" = jsonb_set(
  "answers",
  '{stock}',
  jsonb_build_object(
    'file', translate(encode(convert_to("answers" #>> '{stock,csv}', 'UTF8'), 'base64'), E'\n', ''),
    'fileName', coalesce("answers" #> '{stock,fileName}', '""'),
    'mapping', NULL,
    'corrections', '[]'::jsonb,
    'priceType', coalesce("answers" #> '{stock,priceType}', '"egc"')
  )
)
WHERE "answers" #>> '{stock,csv}' IS NOT NULL;
