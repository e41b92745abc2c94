import { sameJson } from '@forecourt/schema/sameJson'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { carFields } from '../stock/carFields'
import { writeCarValues } from './applyPlan'
import type { CarValues } from './carChange'
import { showPhotos } from './feedPhotos'
import { carValues } from './planImport'

/** Who has the say in a field of a car that comes from a feed. */
export interface FieldOwner {
  readonly field: string
  readonly owner: 'feed' | 'person'
  /** What the feed says of it. */
  readonly feedSays: unknown
}

/** The feed a car comes from and who has the say in each of its fields; null for a car of no feed. */
export const fieldOwners = (
  scope: Scope,
  carId: string,
): Promise<{ readonly feedId: string; readonly problem: string | null; readonly fields: FieldOwner[] } | null> =>
  scope.transaction(async (tx) => {
    const link = await tx.stockFeedCar.findFirst({ where: { carId } })
    if (!link) return null
    const said = link.said as CarValues
    const values = (await carValues(tx, [carId])).get(carId) ?? {}
    const fields = carFields
      .filter((field) => field in said)
      .map((field): FieldOwner => {
        const isPersons = link.kept.includes(field) || !sameJson(said[field] ?? null, values[field] ?? null)
        return { field, owner: isPersons ? 'person' : 'feed', feedSays: said[field] ?? null }
      })
    if (link.photos.length > 0)
      fields.push({ field: 'photos', owner: link.kept.includes('photos') ? 'person' : 'feed', feedSays: link.photos })
    return { feedId: link.feedId, problem: link.problem, fields }
  })

export interface FieldDecision {
  readonly carId: string
  readonly field: string
  readonly owner: 'feed' | 'person'
  readonly actor: Actor
  readonly now: string
}

/** Gives a field of a car to its feed, whose value it takes at once, or keeps it for people, whatever the feed says. False for a car of no feed. */
export const giveField = (scope: Scope, { carId, field, owner, actor, now }: FieldDecision): Promise<boolean> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select car_id from stock_feed_cars where car_id = ${carId} for update`
    const link = await tx.stockFeedCar.findFirst({ where: { carId }, include: { car: { select: { name: true, slug: true } } } })
    const known = carFields.find((each) => each === field)
    if (!link || !(known || field === 'photos')) return false
    const said = link.said as CarValues
    const { organisationId } = link
    const kept = owner === 'person' ? [...new Set([...link.kept, field])].sort() : link.kept.filter((each) => each !== field)
    await tx.stockFeedCar.updateMany({ where: { carId }, data: { kept } })
    if (owner === 'feed' && known && known in said) await writeCarValues(tx, [{ carId, after: { [known]: said[known] ?? null } }], now)
    if (owner === 'feed' && field === 'photos') await showPhotos(tx, organisationId, carId, true)
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'car.owner',
      target: carId,
      summary: owner === 'feed' ? `Gave ${field} of ${link.car.name} back to its feed` : `Kept ${field} of ${link.car.name} from its feed`,
      detail: { field, owner },
    })
    await notifyChange(tx, { kind: 'car', organisationId, carSlug: link.car.slug })
    return true
  })
