import { fieldName } from '@forecourt/rules/car/form/carSections'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import type { Actor } from '../Actor'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { organisationCountry } from '../organisations/organisationCountry'
import { canonicalJson } from '../sites/canonicalJson'
import type { Transaction } from '../Transaction'
import { type CarChangeOptions, changeCar, type UpdateCarResult } from './changeCar'
import { writePhotos } from './changePhotos'
import { type EditedCar, selectEditedCar } from './getEditedCar'
import type { FieldChanges } from './history/listCarHistory'
import type { CarChanges } from './writeCars'

interface UndoOptions {
  readonly actor: Actor
  readonly carId: string
  /** History entry; default: the latest that can be undone. */
  readonly entryId?: string
  readonly expectedRevision?: number
  readonly siteIds?: readonly string[] | null
  readonly now: string
}

export type UndoResult = UpdateCarResult | { readonly ok: false; readonly reason: 'gone'; readonly message: string }

/** A history entry to undo. */
interface Entry {
  readonly id: string
  readonly changes: FieldChanges
}

/** Names of fields that changed again, which prevents the undo, as in the history. */
const changedSince = (car: EditedCar, changes: FieldChanges, country: Country): string[] =>
  Object.entries(changes)
    .filter(([field, { after }]) => field !== 'soldAt' && canonicalJson(car[field as keyof EditedCar] ?? null) !== canonicalJson(after))
    .map(([field]) => fieldName(field, country))

/** Earlier figures keep the price that they are for; in older entries it is unknown. */
const withPrices = (figures: EditedCar['financeLenders']): EditedCar['financeLenders'] =>
  Object.fromEntries(Object.entries(figures).map(([provider, lender]) => [provider, { ...lender, priceCents: lender.priceCents ?? null }]))

/** The change that undoes a history entry, or the reason why it can't be undone, in a sentence. */
export const revertingChange = (
  car: EditedCar,
  { id, changes }: Entry,
  country: Country,
): Pick<CarChangeOptions, 'changes' | 'action' | 'undoes' | 'soldAt'> | string => {
  const again = changedSince(car, changes, country)
  if (again.length > 0) return `This can’t be undone, as these changed again since: ${again.join(', ')}.`
  const { soldAt, ...before } = Object.fromEntries(Object.entries(changes).map(([field, values]) => [field, values.before]))
  const changed = before as CarChanges
  const { financeLenders } = changed
  return {
    changes: financeLenders ? { ...changed, financeLenders: withPrices(financeLenders) } : changed,
    action: 'undo',
    undoes: id,
    soldAt: typeof soldAt === 'string' ? soldAt : null,
  }
}

/**
 * Undoes a history entry of any author: restores its fields, even through otherwise forbidden transitions, so that a sale can be undone
 * (CAR-05). Refused if a field changed again since.
 */
const undoCarChangeIn = async (tx: Transaction, { carId, entryId, ...change }: UndoOptions): Promise<UndoResult> => {
  await tx.$queryRaw`select id from cars where id = ${carId} for update`
  const car = await selectEditedCar(tx, carId)
  if (!car) return { ok: false, reason: 'notFound' }
  const [entry] = await tx.$queryRaw<Entry[]>`
    select entry.id::text as id, entry.changes from car_history entry
    where entry.organisation_id = ${car.organisationId} and entry.car_id = ${carId} and entry.action in ('update', 'move', 'photos')
      ${entryId === undefined ? Prisma.empty : Prisma.sql`and entry.id::text = ${entryId}`}
      and not exists (
        select from car_history later
        where later.organisation_id = entry.organisation_id and later.car_id = entry.car_id and later.undoes = entry.id
      )
    order by entry.id desc limit 1`
  if (!entry) return { ok: false, reason: 'gone', message: 'There is no change to this car that can be undone.' }
  const reverting = revertingChange(car, entry, await organisationCountry(tx, car.organisationId))
  if (typeof reverting === 'string') return { ok: false, reason: 'gone', message: reverting }
  if (entry.changes.images) {
    const images = entry.changes.images.before as unknown as EditedCar['images']
    if (change.expectedRevision !== undefined && change.expectedRevision !== car.revision) return { ok: false, reason: 'conflict', car }
    return writePhotos(tx, car, { images, actor: change.actor, now: change.now, undoes: entry.id })
  }
  return changeCar(tx, carId, { ...change, ...reverting })
}

/** The same in a separate transaction. */
export const undoCarChange = (scope: Scope, options: UndoOptions): Promise<UndoResult> =>
  scope.transaction((tx) => undoCarChangeIn(tx, options))
