import { retryPause, retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { photoAlt } from '@forecourt/rules/stock/photoAlt'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'

/** A photo URL of a feed that was not fetched yet. */
export interface WantedPhoto {
  readonly organisationId: string
  readonly carId: string
  readonly position: number
  readonly url: string
  /** Including this attempt. */
  readonly attempts: number
}

/** Organisations with photos that have been due since `since` (ISO). */
export const overduePhotos = (db: Database, since: string): Promise<{ readonly organisationId: string }[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<{ readonly organisationId: string }[]>`
      select distinct organisation_id as "organisationId" from stock_feed_photos
      where status = 'waiting' and next_attempt_at <= ${since}::timestamptz`,
  )

/** Due photos of an organisation, ordered by car. Counts the attempt before it starts, so that a photo that kills the worker fails at last. */
export const startPhotos = (
  db: Database,
  organisationId: string,
  { now, limit }: { readonly now: string; readonly limit: number },
): Promise<WantedPhoto[]> =>
  db.forOrganisation(organisationId).transaction(
    (tx) => tx.$queryRaw<WantedPhoto[]>`
      update stock_feed_photos photo set attempts = photo.attempts + 1
      from (
        select car_id, position from stock_feed_photos
        where organisation_id = ${organisationId} and status = 'waiting' and next_attempt_at <= ${now}::timestamptz
        order by next_attempt_at, car_id, position limit ${limit}
      ) due
      where photo.organisation_id = ${organisationId} and photo.car_id = due.car_id and photo.position = due.position
      returning photo.organisation_id as "organisationId", photo.car_id as "carId", photo.position, photo.url, photo.attempts`,
  )

export type FetchedPhoto = { readonly key: string } | { readonly fault: string; readonly isFinal: boolean }

/**
 * Shows a feed's fetched photos of a car in order, once none is pending.
 *
 * @param isReturned whether a user returned the photos to the feed
 */
export const showPhotos = async (tx: Transaction, organisationId: string, carId: string, isReturned = false): Promise<void> => {
  const [car] = await tx.$queryRaw<
    {
      name: string
      slug: string
      waiting: number
      isPersonal: boolean
      feedId: string
      keys: string[] | null
      shown: string[] | null
      written: string[] | null
    }[]
  >`
    select car.name, car.slug,
      (select count(*)::int from stock_feed_photos photo where photo.organisation_id = car.organisation_id and photo.car_id = car.id and photo.status = 'waiting') as waiting,
      'photos' = any(link.overridden_fields) as "isPersonal", link.feed_id as "feedId",
      (select array_agg(photo.key order by photo.position) from stock_feed_photos photo
        where photo.organisation_id = car.organisation_id and photo.car_id = car.id and photo.key is not null) as keys,
      (select array_agg(image.key order by image.position) from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id) as shown,
      (select array_agg(value) from jsonb_array_elements_text(link.feed_values -> 'photoKeys') as value) as written
    from cars car cross join lateral (
      select link.feed_values, link.overridden_fields, link.feed_id from stock_feed_cars link join stock_feeds feed on feed.id = link.feed_id
      where link.organisation_id = car.organisation_id and link.car_id = car.id
      order by cardinality(link.photos) = 0, feed.precedence, feed.created_at, feed.id limit 1
    ) link
    where car.organisation_id = ${organisationId} and car.id = ${carId}`
  if (!car || car.waiting > 0 || car.isPersonal || car.keys === null) return
  const isSame = (one: readonly string[] | null, other: readonly string[] | null) => (one ?? []).join() === (other ?? []).join()
  // A user changed the photos: theirs stay.
  const isChangedByUser = !isReturned && !isSame(car.shown, car.written)
  if (isChangedByUser) {
    await tx.$executeRaw`update stock_feed_cars set overridden_fields = array_append(overridden_fields, 'photos') where organisation_id = ${organisationId} and car_id = ${carId}`
    return
  }
  if (isSame(car.keys, car.shown)) return
  const images = car.keys.map((key, position) => ({ car_id: carId, position, key, alt: photoAlt(car.name, position) }))
  await tx.$executeRaw`delete from car_images where organisation_id = ${organisationId} and car_id = ${carId}`
  await tx.$executeRaw`
    insert into car_images (organisation_id, car_id, position, key, alt)
    select ${organisationId}, car_id, position, key, alt from jsonb_populate_recordset(null::car_images, ${JSON.stringify(images)}::jsonb)`
  // Marks the car as changed, for its page.
  await tx.$executeRaw`update cars set updated_at = clock_timestamp() where organisation_id = ${organisationId} and id = ${carId}`
  await tx.$executeRaw`
    update stock_feed_cars set feed_values = jsonb_set(feed_values, '{photoKeys}', ${JSON.stringify(car.keys)}::jsonb)
    where organisation_id = ${organisationId} and car_id = ${carId} and feed_id = ${car.feedId}`
  await notifyChange(tx, { kind: 'car', organisationId, carSlug: car.slug })
}

/** Stores the result of a photo fetch. Shows the car's photos once none is pending; a failed one leaves the previous photo. */
export const recordPhoto = (
  db: Database,
  { organisationId, carId, position, url, attempts }: WantedPhoto,
  fetched: FetchedPhoto,
  now: string,
): Promise<void> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    await tx.$queryRaw`select id from cars where id = ${carId} for update`
    // The feed may have other photos by now.
    const where = { organisationId, carId, position, url }
    if ('key' in fetched) await tx.stockFeedPhoto.updateMany({ where, data: { status: 'stored', key: fetched.key, message: null } })
    else {
      const isFinal = fetched.isFinal || attempts >= retryPolicies.photo.maxAttempts
      const nextAttemptAt = new Date(Date.parse(now) + (isFinal ? 0 : retryPause(retryPolicies.photo, attempts) * 1000))
      await tx.stockFeedPhoto.updateMany({ where, data: { status: isFinal ? 'failed' : 'waiting', message: fetched.fault, nextAttemptAt } })
    }
    await showPhotos(tx, organisationId, carId)
  })

/** Requeues the failed photos of a car with all attempts; returns how many. The database adds the job. */
export const refetchPhotos = (
  scope: Scope,
  { carId, actor, now }: { readonly carId: string; readonly actor: Actor; readonly now: string },
): Promise<number> =>
  scope.transaction(async (tx) => {
    const [photo, ...others] = await tx.stockFeedPhoto.updateManyAndReturn({
      where: { carId, message: { not: null } },
      data: { status: 'waiting', attempts: 0, nextAttemptAt: new Date(now) },
      select: { organisationId: true, car: { select: { name: true } } },
    })
    if (!photo) return 0
    const { organisationId, car } = photo
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'feed.photos',
      target: carId,
      summary: `Fetched the photos of ${car.name} again`,
    })
    return others.length + 1
  })
