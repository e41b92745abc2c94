import type { Car } from '@forecourt/rules/entities/Car'
import type { OnRoadCharge } from '@forecourt/rules/pricing/listCharges'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** On-road charges of a car's dealership; undefined if the price includes them, without a query, or if there are none. */
export const onRoadCharges = async (
  db: Database,
  site: RenderedSite,
  { priceType, dealershipId }: Pick<Car, 'priceType' | 'dealershipId'>,
): Promise<readonly OnRoadCharge[] | undefined> => {
  if (priceType !== 'egc') return undefined
  const { organisationId } = site
  const rows = await db.forOrganisation(organisationId).transaction((tx) =>
    tx.charge.findMany({
      where: { organisationId, published: true, OR: [{ dealershipId: null }, { dealershipId }] },
      select: { name: true, chargedBy: true, states: true, carTypes: true, fixedCents: true, percent: true, aboveCents: true },
      orderBy: { id: 'asc' },
    }),
  )
  return rows.length === 0 ? undefined : rows.map((row) => ({ ...row, chargedBy: row.chargedBy === 'dealer' ? 'dealer' : 'government' }))
}
