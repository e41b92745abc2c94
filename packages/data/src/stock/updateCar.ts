import type { Car } from '@forecourt/rules/entities/Car'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { type CarChanges, carProblems } from './carProblems'
import { cleanWords } from './cleanCar'
import type { StockCar } from './readCar'
import { selectCars } from './selectCars'

const wordFields = ['tag', 'regoPlate', 'dealerComments']

export interface CarUpdate {
  readonly carId: string
  readonly changes: CarChanges
  /** When a car that becomes sold was sold: now unless given. */
  readonly now?: string
  readonly actor: Actor
}

export type UpdateCarResult =
  | { readonly ok: true; readonly car: StockCar }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Record<string, string> }
  | { readonly ok: false; readonly reason: 'notFound' }

/** What was typed, with nothing in it that can't be seen; what is empty then is nothing. Whether it is too long is for `carProblems` to say. */
const withCleanWords = (changes: CarChanges): CarChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'string' && wordFields.includes(field) ? cleanWords(value, field) || null : value,
    ]),
  )

/** Selling or withdrawing ends a reservation, unless the change itself says otherwise. */
const withDerivedAnswers = (before: Car, changes: CarChanges): CarChanges => {
  const leavesYard =
    changes.status !== undefined &&
    changes.status !== before.status &&
    (changes.status === 'sold' || changes.status === 'withdrawn' || changes.status === 'draft')
  return leavesYard ? { reserved: false, ...changes } : changes
}

const soldAtAfter = (before: Car, changes: CarChanges, now: string): Date | null | undefined => {
  if (changes.status === undefined || changes.status === before.status) return undefined
  return changes.status === 'sold' ? new Date(now) : null
}

/** Changes a car, if the result is sound, and tells the sites that show it. */
export const updateCar = (
  scope: Scope,
  { carId, changes: asked, now = new Date().toISOString(), actor }: CarUpdate,
): Promise<UpdateCarResult> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select id from cars where id = ${carId} for update`
    const [before] = await selectCars(tx, { where: Prisma.sql`car.id = ${carId}` })
    if (!before) return { ok: false, reason: 'notFound' }
    const changes = withDerivedAnswers(before, withCleanWords(asked))
    const fields = carProblems(before, changes)
    if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }

    const { organisationId, slug, name } = before
    await tx.car.updateMany({
      where: { organisationId, id: carId },
      data: {
        ...changes,
        soldAt: soldAtAfter(before, changes, now),
        // A quote was for the price there was.
        ...(changes.priceCents !== undefined && changes.priceCents !== before.priceCents && { financeQuote: {} }),
        updatedAt: new Date(now),
      },
    })
    const detail = Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [field, { before: before[field as keyof CarChanges] ?? null, after: value ?? null }]),
    )
    const sold = changes.status === 'sold' && before.status !== 'sold'
    await appendAudit(tx, {
      organisationId,
      actor,
      action: sold ? 'car.sell' : 'car.update',
      target: carId,
      summary: sold ? `Marked ${name} as sold` : `Changed ${name}`,
      detail,
    })
    await notifyChange(tx, { kind: 'car', organisationId, carSlug: slug })
    const [car] = await selectCars(tx, { where: Prisma.sql`car.id = ${carId}` })
    return car ? { ok: true, car } : { ok: false, reason: 'notFound' }
  })
