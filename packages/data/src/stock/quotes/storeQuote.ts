import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import { notifyChange } from '../../changes/notifyChange'
import type { Database } from '../../createDatabase'

/**
 * Stores a quote with its car, so that it is asked for once (API-10), and tells the car's page. A car whose price has changed in
 * the meantime, or that has a quote by now, stays as it is.
 */
export const storeQuote = (
  db: Database,
  organisationId: string,
  { car, quote }: { readonly car: Pick<Car, 'id' | 'slug' | 'priceCents'>; readonly quote: FinanceQuote },
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.car.updateMany({
      where: { organisationId, id: car.id, priceCents: car.priceCents, financeQuote: { equals: {} } },
      data: { financeQuote: { ...quote } },
    })
    if (count > 0) await notifyChange(tx, { kind: 'carPage', organisationId, carSlug: car.slug })
    return count > 0
  })
