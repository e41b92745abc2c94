import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/**
 * Stores the photo URLs of cars in a feed; known URLs keep their fetched file.
 *
 * @param wanted a query of `car_id` and the URLs `photos`, as a text array
 */
export const requestQueriedPhotos = async (tx: Transaction, organisationId: string, wanted: Prisma.Sql, now: string): Promise<void> => {
  await tx.$executeRaw`
    insert into stock_feed_photos (organisation_id, car_id, position, url, key, status, next_attempt_at)
    select ${organisationId}, next.car_id, next.position, next.url, next.key, case when next.key is null then 'waiting' else 'stored' end, ${now}::timestamptz
    from (
      select wanted.car_id, photo.url, (photo.place - 1)::int as position, (
        select old.key from stock_feed_photos old
        where old.organisation_id = ${organisationId} and old.car_id = wanted.car_id and old.url = photo.url and old.key is not null limit 1
      ) as key
      from (${wanted}) wanted cross join lateral unnest(wanted.photos) with ordinality as photo(url, place)
    ) next
    on conflict (organisation_id, car_id, position) do update
    set url = excluded.url, key = excluded.key, status = excluded.status, next_attempt_at = excluded.next_attempt_at, attempts = 0, message = null`
  await tx.$executeRaw`
    delete from stock_feed_photos photo using (${wanted}) wanted
    where photo.organisation_id = ${organisationId} and photo.car_id = wanted.car_id and photo.position >= cardinality(wanted.photos)`
}

/** Stores the photo URLs of a few given cars. */
export const requestPhotos = async (
  tx: Transaction,
  organisationId: string,
  cars: readonly { readonly carId: string; readonly photos: readonly string[] }[],
  now: string,
): Promise<void> => {
  if (cars.length === 0) return
  const rows = JSON.stringify(cars.map(({ carId, photos }) => ({ car_id: carId, photos })))
  await requestQueriedPhotos(
    tx,
    organisationId,
    Prisma.sql`select car_id, photos from jsonb_to_recordset(${rows}::jsonb) as given(car_id text, photos text[])`,
    now,
  )
}
