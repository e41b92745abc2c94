import { sameJson } from '@forecourt/schema/sameJson'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { type StoredCarField, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import type { CarValues } from './CarValues'
import { currentCarValues } from './currentCarValues'
import { showPhotos } from './feedPhotos'
import { writeCarValues } from './writeCarValues'

/** Who controls a field of a car from a feed. */
export interface FieldOwner {
  readonly field: string
  readonly owner: 'feed' | 'user'
  /** The feed's value. If several feeds have the car, the value of the feed with the highest precedence. */
  readonly feedValue: unknown
  /** Id and name of this feed. */
  readonly feedId: string
  readonly feedName: string
}

/** Feed links of a car, by precedence. */
const readLinks = (tx: Transaction, carId: string) =>
  tx.stockFeedCar.findMany({
    where: { carId },
    include: { feed: { select: { name: true } }, car: { select: { name: true, slug: true } } },
    orderBy: [
      { removedAt: { sort: 'asc', nulls: 'first' } },
      { feed: { precedence: 'asc' } },
      { feed: { createdAt: 'asc' } },
      { feedId: 'asc' },
    ],
  })

/** Whether a value takes a car off sale, which counts from any of its feeds (CAR-05). */
const takesOffSale = (field: string, value: unknown): boolean =>
  (field === 'status' && (value === 'sold' || value === 'withdrawn' || value === 'draft')) ||
  (field === 'reserved' && value === true) ||
  (field === 'showOnDealerWebsite' && value === false)

/** The link whose value of a field counts: the first by precedence, unless another link's value takes the car off sale. */
const decidingLink = <Link extends Pick<Awaited<ReturnType<typeof readLinks>>[number], 'feedValues' | 'removedAt'>>(
  links: readonly Link[],
  field: StoredCarField,
): Link | undefined =>
  links.find(({ feedValues, removedAt }) => removedAt === null && takesOffSale(field, (feedValues as CarValues)[field])) ??
  links.find(({ feedValues }) => field in (feedValues as CarValues))

/** The first feed of a car, and who controls each field; null for a car without a feed. */
export const fieldOwners = (
  scope: Scope,
  carId: string,
): Promise<{ readonly feedId: string; readonly problem: string | null; readonly fields: FieldOwner[] } | null> =>
  scope.transaction(async (tx) => {
    const links = await readLinks(tx, carId)
    const [first] = links
    if (!first) return null
    const values = (await currentCarValues(tx, [carId])).get(carId) ?? {}
    const overridden = new Set(links.flatMap(({ overriddenFields }) => overriddenFields))
    const fields = storedCarFields.flatMap((field): FieldOwner[] => {
      const link = decidingLink(links, field)
      if (!link) return []
      const feedValue = (link.feedValues as CarValues)[field] ?? null
      const isUserOwned = overridden.has(field) || !sameJson(feedValue, values[field] ?? null)
      return [{ field, owner: isUserOwned ? 'user' : 'feed', feedValue, feedId: link.feedId, feedName: link.feed.name }]
    })
    const linkWithPhotos = links.find(({ photos }) => photos.length > 0)
    if (linkWithPhotos)
      fields.push({
        ...{ field: 'photos', owner: overridden.has('photos') ? 'user' : 'feed', feedValue: linkWithPhotos.photos },
        ...{ feedId: linkWithPhotos.feedId, feedName: linkWithPhotos.feed.name },
      })
    return { feedId: first.feedId, problem: links.find(({ problem }) => problem !== null)?.problem ?? null, fields }
  })

export interface FieldDecision {
  readonly carId: string
  readonly field: string
  readonly owner: 'feed' | 'user'
  readonly actor: Actor
  readonly now: string
}

/**
 * Gives a field of a car to its feeds, which applies their value at once, or to users, regardless of feeds. False for a car without a feed.
 */
export const setFieldOwner = (scope: Scope, { carId, field, owner, actor, now }: FieldDecision): Promise<boolean> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select car_id from stock_feed_cars where car_id = ${carId} order by feed_id for update`
    const links = await readLinks(tx, carId)
    const [first] = links
    const storedField = storedCarFields.find((each) => each === field)
    if (!first || !(storedField || field === 'photos')) return false
    const { organisationId, car } = first
    for (const { feedId, externalId, overriddenFields: before } of links)
      await tx.stockFeedCar.update({
        where: { organisationId_feedId_externalId: { organisationId, feedId, externalId } },
        data: { overriddenFields: owner === 'user' ? [...new Set([...before, field])].sort() : before.filter((each) => each !== field) },
      })
    const linkWithField = storedField && decidingLink(links, storedField)
    if (owner === 'feed' && linkWithField)
      await writeCarValues(tx, [{ carId, after: { [storedField]: (linkWithField.feedValues as CarValues)[storedField] ?? null } }], now)
    if (owner === 'feed' && field === 'photos') await showPhotos(tx, organisationId, carId, true)
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'car.owner',
      target: carId,
      summary: owner === 'feed' ? `Let the feed update ${field} of ${car.name} again` : `Kept ${field} of ${car.name} as entered`,
      detail: { field, owner },
    })
    await notifyChange(tx, { kind: 'car', organisationId, carSlug: car.slug })
    return true
  })
