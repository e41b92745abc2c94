import type { Database } from '../createDatabase'

/** What was dropped within this time may just be uploaded anew, as the same picture has the same key. Milliseconds. */
const restMs = 3_600_000

/**
 * Keys of photos whose valuation was removed an hour before `now` or longer ago, and which neither another valuation nor a car holds:
 * their files may go. Photos that went into stock with their vehicle stay.
 */
export const droppedPhotos = (db: Database, now: string): Promise<string[]> =>
  db.platform.transaction(async (tx) => {
    const before = new Date(Date.parse(now) - restMs)
    const rows = await tx.$queryRaw<{ key: string }[]>`
      select distinct dropped.key from dropped_photos dropped
      where dropped.dropped_at <= ${before}
        and not exists (select from valuations where dropped.key = any(valuations.photos))
        and not exists (select from car_images where car_images.key = dropped.key)
      order by dropped.key limit 500`
    return rows.map(({ key }) => key)
  })

/** Notes that the file of a photo is gone, and forgets those that something holds after all. */
export const forgetDroppedPhotos = (db: Database, keys: readonly string[]): Promise<unknown> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`
      delete from dropped_photos dropped where dropped.key = any(${[...keys]})
        or exists (select from valuations where dropped.key = any(valuations.photos))
        or exists (select from car_images where car_images.key = dropped.key)`,
  )
