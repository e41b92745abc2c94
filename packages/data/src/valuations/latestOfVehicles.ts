import type { Transaction } from '../Transaction'
import { type StoredValuation, toValuation } from './StoredValuation'

interface VehiclesQuery {
  readonly organisationId: string
  readonly siteId: string
  readonly vehicleIds: readonly string[]
  readonly now: string
}

/** The latest valuation of each vehicle that was sent, latest first: one that is renewed takes the place of the one before. */
export const latestOfVehicles = async (
  tx: Transaction,
  { organisationId, siteId, vehicleIds, now }: VehiclesQuery,
): Promise<StoredValuation[]> => {
  const rows = await tx.valuation.findMany({
    where: { organisationId, siteId, vehicleId: { in: [...vehicleIds] }, sentAt: { not: null } },
    include: { vehicle: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const latest = rows.filter((row, place) => rows.findIndex(({ vehicleId }) => vehicleId === row.vehicleId) === place)
  return latest.map((row) => toValuation(row, null, now))
}
