import type { Car } from '@forecourt/rules/entities/Car'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { CarEntry } from '@forecourt/rules/stock/CarEntry'
import type { Actor } from '../Actor'
import { notifyChanges } from '../changes/notifyChange'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { EditedCar } from './getEditedCar'
import { addCarHistory, type CarAction, type FieldChanges } from './history/listCarHistory'
import { carColumn } from './storedCarFields'

/** Changeable fields of a car; omitted ones stay. */
export type CarChanges = Partial<CarEntry & Pick<Car, 'status' | 'reserved' | 'preorder'> & { readonly offerId: string | null }>

/** A car with a validated change. */
export interface CarWriteOptions {
  readonly before: EditedCar
  /** The changed fields only. */
  readonly changed: CarChanges
  readonly soldAt: string | null
  /** Dealership of its new location. */
  readonly dealershipId: string
  /** The history entry that this undoes. */
  readonly undoes?: string
}

interface WriteContext {
  readonly actor: Actor
  readonly now: string
  readonly action: CarAction
  /** The bulk change that they are part of. */
  readonly batchId?: string
}

/** Changed columns of a car, including derived ones. */
const changedColumns = ({ before, changed, soldAt, dealershipId }: CarWriteOptions, now: string): Record<string, unknown> => {
  const { financeQuote, ...fields } = changed
  const movesPrice = Object.hasOwn(changed, 'driveAwayCents') || Object.hasOwn(changed, 'egcCents')
  return {
    organisation_id: before.organisationId,
    id: before.id,
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [carColumn(field), value])),
    ...(changed.make !== undefined && { make_slug: toSlug(changed.make) }),
    ...(changed.model !== undefined && { model_slug: toSlug(changed.model) }),
    ...(dealershipId !== before.dealershipId && { dealership_id: dealershipId }),
    // A quote is valid for one price only.
    ...((financeQuote !== undefined || movesPrice) && { finance_quote: financeQuote ?? {} }),
    sold_at: soldAt,
    updated_at: now,
  }
}

/** Changes of a car by field, for history and audit log. */
export const carFieldChanges = ({ before, changed, soldAt }: Omit<CarWriteOptions, 'dealershipId'>): FieldChanges =>
  Object.fromEntries(
    [...Object.entries(changed), ...(soldAt === before.soldAt ? [] : [['soldAt', soldAt] as const])].map(([field, value]) => [
      field,
      { before: before[field as keyof EditedCar] ?? null, after: value ?? null },
    ]),
  ) as FieldChanges

/** Writes changes of many cars, one statement per set of changed fields. Adds history entries and notifies sites. */
export const writeCars = async (
  tx: Transaction,
  writes: readonly CarWriteOptions[],
  { actor, now, action, batchId }: WriteContext,
): Promise<void> => {
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const writing of writes) {
    const row = changedColumns(writing, now)
    const names = Object.keys(row).sort().join(' ')
    rows.set(names, [...(rows.get(names) ?? []), row])
  }
  for (const [names, sameColumns] of rows) {
    const set = names
      .split(' ')
      .filter((name) => name !== 'organisation_id' && name !== 'id')
      .map((name) => Prisma.raw(`"${name}" = changed."${name}"`))
    await tx.$executeRaw`
      update cars car set ${Prisma.join(set)}, revision = car.revision + 1
      from jsonb_populate_recordset(null::cars, ${JSON.stringify(sameColumns)}::jsonb) changed
      where car.organisation_id = changed.organisation_id and car.id = changed.id`
  }
  const of = ({ before: { organisationId, id: carId } }: CarWriteOptions) => ({ organisationId, carId, action, at: now })
  await addCarHistory(
    tx,
    actor,
    writes.map((writing) => ({
      ...of(writing),
      changes: carFieldChanges(writing),
      ...(writing.undoes !== undefined && { undoes: writing.undoes }),
      ...(batchId !== undefined && { batchId }),
    })),
  )
  await notifyChanges(
    tx,
    writes.map(({ before: { organisationId, slug } }) => ({ kind: 'car', organisationId, carSlug: slug })),
  )
}
