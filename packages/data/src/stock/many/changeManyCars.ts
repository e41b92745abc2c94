import { type BulkChange, bulkTitle } from '@forecourt/rules/stock/bulkChange'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import { planCarChange, type UpdateCarResult } from '../changeCar'
import { carsOfSites, type EditedCar, selectEditedCars } from '../getEditedCar'
import { type CarWriteOptions, writeCars } from '../writeCars'
import { type CarOutcome, changesByCar } from './changesByCar'

/** Name of the location or offer of a bulk change; empty for others. */
const nameOfTarget = async (tx: Transaction, change: BulkChange): Promise<string> => {
  if (change.kind === 'location')
    return (await tx.location.findFirst({ where: { id: change.locationId }, select: { name: true } }))?.name ?? ''
  if (change.kind === 'offer' && change.offerId !== null)
    return (await tx.offer.findFirst({ where: { id: change.offerId }, select: { name: true } }))?.name ?? ''
  return ''
}

/** Why a car of a bulk change is not changed, in a sentence. */
export const whyRefused = (result: Exclude<UpdateCarResult, { ok: true }>): string => {
  if (result.reason === 'conflict') return 'Someone else, or a feed, changed it in the meantime.'
  return result.reason === 'invalid' ? (Object.values(result.fields)[0] ?? '') : 'It no longer exists.'
}

/** The id of a car and the revision that the user selected. */
export interface ChosenCar {
  readonly id: string
  readonly revision: number
}

export interface ManyCarsResult {
  /** Changed cars, including those that an earlier request for the same change had changed. */
  readonly changed: readonly ChosenCar[]
  /** Number of cars that already had the values. */
  readonly unchanged: number
  /** Refused cars with reasons, in sentences. */
  readonly refused: readonly { readonly id: string; readonly name: string; readonly message: string }[]
}

interface BulkChangeOptions {
  /** Idempotency key of the bulk change; it may be sent in parts, and each part again. */
  readonly key: string
  readonly cars: readonly ChosenCar[]
  readonly change: BulkChange
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  readonly now: string
}

/** Plans the change of one car: the columns to write, a reason for refusal, or null if nothing changes. */
const planOne = async (
  tx: Transaction,
  car: EditedCar,
  { revision, changes }: Pick<ChosenCar, 'revision'> & Pick<CarOutcome, 'changes'>,
  options: BulkChangeOptions,
): Promise<CarWriteOptions | string | null> => {
  const { change, actor, now, siteIds } = options
  // Relative changes must not be applied twice by a repeat.
  if (car.revision !== revision && change.kind === 'price') return whyRefused({ ok: false, reason: 'conflict', car })
  if (typeof changes === 'string') return changes
  const plan = await planCarChange(tx, car, { actor, now, siteIds, changes, expectedRevision: revision })
  return plan.ok ? plan.writing : whyRefused(plan)
}

/** Cars that this change has changed already; a repeated part skips them. */
const alreadyChanged = async (tx: Transaction, { key, cars }: BulkChangeOptions): Promise<Set<string>> => {
  const done = await tx.carHistory.findMany({
    where: { batchId: key, carId: { in: cars.map(({ id }) => id) } },
    select: { carId: true },
  })
  return new Set(done.map(({ carId }) => carId))
}

const actionTexts: { readonly [Kind in BulkChange['kind']]: string } = {
  price: 'Changed the prices',
  onePrice: 'Changed the price',
  tag: 'Changed the tags',
  location: 'Moved to another location',
  stage: 'Changed the status',
  website: 'Changed the visibility',
  offer: 'Changed the offers',
}

/** Records the bulk change once per organisation, for undo and for the audit log. */
const recordBatch = async (
  tx: Transaction,
  { key, change, actor, now }: BulkChangeOptions,
  organisations: ReadonlyMap<string, readonly string[]>,
) => {
  for (const [organisationId, stockNumbers] of organisations) {
    const title = bulkTitle(change, await nameOfTarget(tx, change))
    const batch = { organisationId, id: key, title, authorId: actor.userId, authorName: actor.name, at: new Date(now) }
    await tx.carBatch.createMany({ data: [batch], skipDuplicates: true })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'car.many',
      target: organisationId,
      summary: `${actionTexts[change.kind]} of ${stockNumbers.length} ${stockNumbers.length === 1 ? 'car' : 'cars'}`,
      detail: { ...change, stockNumbers: [...stockNumbers] },
    })
  }
}

/** Changes many cars at once: each only if unchanged since the user saw it; errors of one car don't affect others (ENT-01, CAR-05). */
export const changeManyCars = (scope: Scope, options: BulkChangeOptions): Promise<ManyCarsResult> =>
  scope.transaction(
    async (tx) => {
      const { key, cars, change, actor, now, siteIds } = options
      const changed: ChosenCar[] = []
      const refused: ManyCarsResult['refused'][number][] = []
      const writes: CarWriteOptions[] = []
      let unchanged = 0
      const ids = cars.map(({ id }) => id)
      // Locks in a fixed order, to avoid deadlocks.
      await tx.$queryRaw`select id from cars where id = any(${ids}) order by id for update`
      const revisions = new Map(cars.map(({ id, revision }) => [id, revision]))
      const done = await alreadyChanged(tx, options)
      const found = await selectEditedCars(tx, ids, await carsOfSites(tx, siteIds))
      const outcomes = await changesByCar(tx, found, change, now)
      for (const car of found) {
        const { id, name, revision } = car
        if (done.has(id)) {
          changed.push({ id, revision })
          continue
        }
        const planned = await planOne(tx, car, { revision: revisions.get(id) ?? 0, changes: outcomes.get(id)?.changes ?? {} }, options)
        if (typeof planned === 'string') refused.push({ id, name, message: planned })
        else if (planned === null) unchanged++
        else {
          writes.push(planned)
          changed.push({ id, revision: revision + 1 })
        }
      }
      await writeCars(tx, writes, { actor, now, action: change.kind === 'stage' ? 'move' : 'update', batchId: key })
      const organisations = new Map<string, string[]>()
      for (const { before } of writes)
        organisations.set(before.organisationId, [...(organisations.get(before.organisationId) ?? []), before.stockNumber])
      await recordBatch(tx, options, organisations)
      return { changed, unchanged, refused }
    },
    { timeoutMs: 120_000 },
  )
