import type { OwnVehicleEntry } from '@forecourt/rules/accounts/Garage'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { Transaction } from '../Transaction'
import { toValuation } from './StoredValuation'

interface Whose {
  readonly organisationId: string
  readonly siteId: string
  readonly shopperId: string
  readonly email: string | null
  readonly mobile: string | null
  readonly now: string
}

const mostVehicles = 20

/**
 * A shopper's own vehicles with the latest valuation of each (RTE-22): those kept in the account, and those sent with the address or
 * mobile that was proved to be theirs.
 */
export const ownVehiclesIn = async (
  tx: Transaction,
  { organisationId, siteId, shopperId, email, mobile, now }: Whose,
): Promise<Omit<OwnVehicleEntry, 'token'>[]> => {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select distinct on (vehicle.id) valuation.id
    from own_vehicles vehicle
    join valuations valuation on valuation.organisation_id = vehicle.organisation_id and valuation.vehicle_id = vehicle.id
    left join leads lead on lead.organisation_id = valuation.organisation_id and lead.id = valuation.lead_id
    where vehicle.organisation_id = ${organisationId} and valuation.site_id = ${siteId} and valuation.sent_at is not null
      and (vehicle.shopper_id = ${shopperId}
        or (vehicle.shopper_id is null and (lower(lead.email) = ${email?.toLowerCase() ?? null} or lead.phone = ${mobile})))
    order by vehicle.id, valuation.created_at desc, valuation.id desc`
  const valuations = await tx.valuation.findMany({
    where: { organisationId, id: { in: rows.map(({ id }) => id) } },
    include: { vehicle: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: mostVehicles,
  })
  return valuations.map((row) => {
    const { id, vehicle, km, state, lowCents, highCents, offerCents, validUntil } = toValuation(row, null, now)
    return {
      id,
      name: vehicleName(vehicle) || (vehicle.plate ?? vehicle.vin ?? ''),
      plate: vehicle.plate,
      km,
      state,
      lowCents,
      highCents,
      offerCents,
      validUntil,
    }
  })
}
