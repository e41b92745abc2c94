import type { Transaction } from '../Transaction'
import { type StoredValuation, toValuation } from './StoredValuation'

interface ValuationQuery {
  readonly organisationId: string
  readonly id: string
  readonly now: string
}

/** A valuation with its vehicle and the car it is for, in a transaction that has begun; null where there is none. */
export const valuationIn = async (tx: Transaction, { organisationId, id, now }: ValuationQuery): Promise<StoredValuation | null> => {
  const row = await tx.valuation.findFirst({ where: { organisationId, id }, include: { vehicle: true } })
  if (!row) return null
  const car = row.carId
    ? await tx.car.findFirst({ where: { organisationId, id: row.carId }, select: { id: true, slug: true, name: true } })
    : null
  return toValuation(row, car, now)
}
