import type { Database } from '../createDatabase'

/** A recently dropped photo may be uploaded again, as equal photos have equal keys. Milliseconds. */
const gracePeriodMs = 3_600_000

/**
 * Keys of photos whose valuation was deleted at least an hour before `now` and that no valuation or car uses: their files can be deleted.
 * Photos of bought vehicles stay.
 */
export const droppedPhotos = (db: Database, now: string): Promise<string[]> =>
  db.platform.transaction(async (tx) => {
    const before = new Date(Date.parse(now) - gracePeriodMs)
    const rows = await tx.$queryRaw<{ key: string }[]>`
      select distinct dropped.key from dropped_photos dropped
      where dropped.dropped_at <= ${before}
        and not exists (select from valuations where dropped.key = any(valuations.photos))
        and not exists (select from car_images where car_images.key = dropped.key)
      order by dropped.key limit 500`
    return rows.map(({ key }) => key)
  })

/** Deletes the rows of photos whose files were deleted, and of photos that are in use again. */
export const deleteDroppedPhotoRows = (db: Database, keys: readonly string[]): Promise<unknown> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`
      delete from dropped_photos dropped where dropped.key = any(${[...keys]})
        or exists (select from valuations where dropped.key = any(valuations.photos))
        or exists (select from car_images where car_images.key = dropped.key)`,
  )
