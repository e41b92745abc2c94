import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { type StoredValuation, toValuation } from './StoredValuation'

interface ValuationQuery {
  readonly organisationId: string
  readonly id: string
  readonly now: string
}

/** A valuation with its vehicle and car, inside a transaction; null if there is none. */
export const valuationIn = async (tx: Transaction, { organisationId, id, now }: ValuationQuery): Promise<StoredValuation | null> => {
  const row = await tx.valuation.findFirst({ where: { organisationId, id }, include: { vehicle: true } })
  if (!row) return null
  const car = row.carId
    ? await tx.car.findFirst({ where: { organisationId, id: row.carId }, select: { id: true, slug: true, name: true } })
    : null
  return toValuation(row, car, now)
}

/** A valuation of a site; null if the site has none. */
export const readValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  now: string,
): Promise<StoredValuation | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const found = await valuationIn(tx, { organisationId, id, now })
    return found?.siteId === siteId ? found : null
  })
