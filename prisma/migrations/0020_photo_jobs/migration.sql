-- The waiting photos of a dealer's feeds have one job in the worker's queue, at the time of the earliest attempt. It is added with each
-- statement that changes photos, so an import adds one job and not one per photo. The lock of the job replaces the lease of the photos.
DROP INDEX "stock_feed_photos_waiting";
CREATE INDEX "stock_feed_photos_waiting" ON "stock_feed_photos" (organisation_id, next_attempt_at) WHERE status = 'waiting';

CREATE FUNCTION "add_photo_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_row_job(
    'fetchPhotos', 'fetchPhotos ' || due.organisation_id, json_build_object('organisationId', due.organisation_id, 'at', due.at), due.at,
    'fetchPhotos'
  )
  FROM (
    SELECT changed.organisation_id, greatest(clock_timestamp(), (
      SELECT min(photo.next_attempt_at) FROM stock_feed_photos photo
      WHERE photo.organisation_id = changed.organisation_id AND photo.status = 'waiting'
    )) AS at
    FROM changed WHERE changed.status = 'waiting' GROUP BY changed.organisation_id
  ) due;
  RETURN NULL;
END
$$;
CREATE TRIGGER "stock_feed_photos_added" AFTER INSERT ON "stock_feed_photos" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "add_photo_jobs"();
CREATE TRIGGER "stock_feed_photos_changed" AFTER UPDATE ON "stock_feed_photos" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "add_photo_jobs"();
