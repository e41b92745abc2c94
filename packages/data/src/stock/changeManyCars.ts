import { type BulkPrice, bulkPrice } from '@forecourt/rules/stock/bulkPrice'
import type { CarStage } from '@forecourt/rules/stock/carStage'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { carsOfSites } from './carsOfSites'
import { type CarChanges, changeCar } from './changeCar'
import { type EditedCar, selectEditedCar } from './EditedCar'
import { moveCarIn } from './moveCar'
import { type UndoResult, undoCarChangeIn } from './undoCarChange'

/** What is done to many cars at once. */
export type ManyChange =
  | (BulkPrice & {
      readonly kind: 'price' /** Keeps what it was as the earlier price, where it is less now. */
      readonly keepsBefore: boolean
    })
  | { readonly kind: 'tag'; readonly tag: string | null }
  | { readonly kind: 'location'; readonly locationId: string }
  | { readonly kind: 'stage'; readonly to: CarStage }
  | { readonly kind: 'website'; readonly shown: boolean }
  /** Takes back the latest change of each. */
  | { readonly kind: 'undo' }

/** A car as whoever chose it saw it. */
export interface ChosenCar {
  readonly id: string
  readonly revision: number
}

export interface ManyCarsResult {
  readonly changed: readonly ChosenCar[]
  /** What was so already, and what the same call did before. */
  readonly unchanged: number
  /** Why others stay as they are, in sentences. */
  readonly refused: readonly { readonly id: string; readonly name: string; readonly says: string }[]
}

interface Many {
  readonly cars: readonly ChosenCar[]
  readonly change: ManyChange
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  readonly now: string
}

const pricesAfter = (car: EditedCar, change: Extract<ManyChange, { kind: 'price' }>): CarChanges | string => {
  const moved = (['driveAway', 'egc'] as const).flatMap((kind) => {
    const [now, before] = [car[`${kind}Cents`], car[`${kind}BeforeCents`]]
    return now === null || now === 0 ? [] : [{ kind, now, before, next: bulkPrice(now, change) }]
  })
  if (moved.length === 0) return 'It has no price.'
  if (moved.some(({ next }) => next === null)) return 'Its price would be nothing.'
  return Object.fromEntries(
    moved.flatMap(({ kind, now, before, next }) => [
      [`${kind}Cents`, next],
      ...(change.keepsBefore && next !== null && next < now ? [[`${kind}BeforeCents`, before ?? now]] : []),
    ]),
  )
}

const changesOf = (car: EditedCar, change: Exclude<ManyChange, { kind: 'stage' | 'undo' }>): CarChanges | string => {
  if (change.kind === 'price') return pricesAfter(car, change)
  if (change.kind === 'tag') return { tag: change.tag }
  return change.kind === 'location' ? { locationId: change.locationId } : { showOnDealerWebsite: change.shown }
}

const changeOne = async (
  tx: Transaction,
  { id, revision }: ChosenCar,
  { change, siteIds, actor, now }: Many,
): Promise<UndoResult | string> => {
  const about = { actor, now, siteIds, expectedRevision: revision, isAudited: true }
  if (change.kind === 'stage') return moveCarIn(tx, { ...about, carId: id, to: change.to })
  if (change.kind === 'undo') return undoCarChangeIn(tx, { ...about, carId: id })
  const car = await selectEditedCar(tx, id, await carsOfSites(tx, siteIds))
  if (!car) return { ok: false, reason: 'notFound' }
  // What is worked out of what a car is now would be done twice by a repeat.
  if (car.revision !== revision && change.kind === 'price') return { ok: false, reason: 'conflict', car }
  const changes = changesOf(car, change)
  return typeof changes === 'string' ? changes : changeCar(tx, id, { ...about, changes })
}

const changedMeanwhile = 'Somebody else, or a feed, changed it meanwhile.'

const whyNot = (result: Exclude<UndoResult, { ok: true }>): string => {
  if (result.reason === 'conflict') return changedMeanwhile
  if (result.reason === 'gone') return result.message
  return result.reason === 'invalid' ? (Object.values(result.fields)[0] ?? '') : 'It is not there any more.'
}

const names: { readonly [Kind in ManyChange['kind']]: string } = {
  price: 'Changed the prices',
  tag: 'Changed the tags',
  location: 'Moved to another location',
  stage: 'Moved to another stage',
  website: 'Changed where they are shown',
  undo: 'Took back the latest change',
}

/** Changes many cars in one go: each as it was seen, or not at all; what stands in the way of one is nothing to the others (ENT-01, CAR-05). */
export const changeManyCars = (scope: Scope, many: Many): Promise<ManyCarsResult> =>
  scope.transaction(
    async (tx) => {
      const changed: ChosenCar[] = []
      const refused: ManyCarsResult['refused'][number][] = []
      let unchanged = 0
      const organisations = new Map<string, string[]>()
      for (const chosen of many.cars) {
        const within = await selectEditedCar(tx, chosen.id, await carsOfSites(tx, many.siteIds))
        if (!within) continue
        const result = await changeOne(tx, chosen, many)
        if (typeof result === 'string') refused.push({ id: chosen.id, name: within.name, says: result })
        else if (!result.ok) refused.push({ id: chosen.id, name: within.name, says: whyNot(result) })
        else if (!result.changed) unchanged++
        else {
          changed.push({ id: chosen.id, revision: result.car.revision })
          organisations.set(within.organisationId, [...(organisations.get(within.organisationId) ?? []), within.stockNumber])
        }
      }
      for (const [organisationId, stockNumbers] of organisations)
        await appendAudit(tx, {
          organisationId,
          actor: many.actor,
          action: 'car.many',
          target: organisationId,
          summary: `${names[many.change.kind]} of ${stockNumbers.length} ${stockNumbers.length === 1 ? 'car' : 'cars'}`,
          detail: { ...many.change, stockNumbers },
        })
      return { changed, unchanged, refused }
    },
    { timeoutMs: 120_000 },
  )
