import type { OwnVehicleEntry } from '@forecourt/rules/accounts/Garage'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { Transaction } from '../Transaction'
import { type StoredValuation, toValuation } from './StoredValuation'

interface VehiclesQuery {
  readonly organisationId: string
  readonly siteId: string
  readonly vehicleIds: readonly string[]
  readonly now: string
}

/** The latest sent valuation of each vehicle, latest first; a renewed one replaces its predecessor. */
export const latestOfVehicles = async (
  tx: Transaction,
  { organisationId, siteId, vehicleIds, now }: VehiclesQuery,
): Promise<StoredValuation[]> => {
  const rows = await tx.valuation.findMany({
    where: { organisationId, siteId, vehicleId: { in: [...vehicleIds] }, sentAt: { not: null } },
    include: { vehicle: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const latest = rows.filter((row, index) => rows.findIndex(({ vehicleId }) => vehicleId === row.vehicleId) === index)
  return latest.map((row) => toValuation(row, null, now))
}

interface VehicleOwner {
  readonly organisationId: string
  readonly siteId: string
  readonly shopperId: string
  readonly email: string | null
  readonly mobile: string | null
}

const maxVehicles = 20

/** A shopper's own vehicles, latest first: those of the account, and those sent with its verified email or mobile. */
export const ownVehicleIdsIn = async (
  tx: Transaction,
  { organisationId, siteId, shopperId, email, mobile }: VehicleOwner,
): Promise<string[]> => {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select vehicle.id
    from own_vehicles vehicle
    join valuations valuation on valuation.organisation_id = vehicle.organisation_id and valuation.vehicle_id = vehicle.id
    left join leads lead on lead.organisation_id = valuation.organisation_id and lead.id = valuation.lead_id
    where vehicle.organisation_id = ${organisationId} and valuation.site_id = ${siteId} and valuation.sent_at is not null
      and (vehicle.shopper_id = ${shopperId}
        or (vehicle.shopper_id is null and (lower(lead.email) = ${email?.toLowerCase() ?? null} or lead.phone = ${mobile})))
    group by vehicle.id order by max(valuation.created_at) desc, vehicle.id limit ${maxVehicles}`
  return rows.map(({ id }) => id)
}

/** A shopper's own vehicles with their latest valuations (RTE-22). */
export const ownVehiclesIn = async (
  tx: Transaction,
  { now, ...owner }: VehicleOwner & { readonly now: string },
): Promise<Omit<OwnVehicleEntry, 'token'>[]> => {
  const vehicleIds = await ownVehicleIdsIn(tx, owner)
  const { organisationId, siteId } = owner
  const valuations = await latestOfVehicles(tx, { organisationId, siteId, vehicleIds, now })
  return valuations.map(({ id, vehicle, km, state, lowCents, highCents, offerCents, validUntil }) => ({
    id,
    name: vehicleName(vehicle) || (vehicle.plate ?? vehicle.vin ?? ''),
    plate: vehicle.plate,
    km,
    state,
    lowCents,
    highCents,
    offerCents,
    validUntil,
  }))
}
