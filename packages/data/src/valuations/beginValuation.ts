import { randomUUID } from 'node:crypto'
import type { OwnVehicle } from '@forecourt/rules/valuations/Valuation'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

export interface ValuationStart {
  readonly vehicle: OwnVehicle
  /** The car of the site it is to be traded in for; null for none. */
  readonly carId: string | null
  /** The one this browser began before: asked about the same vehicle again, it goes on. */
  readonly beforeId: string | null
  readonly now: string
}

/** What was begun and never sent says nothing to anybody after so long. */
const forgottenMs = 30 * 86_400_000

/** Begins the valuation of a vehicle that was asked about (TRD-01); asked again in the same browser it is the one there was. */
export const beginValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { vehicle, carId, beforeId, now }: ValuationStart,
): Promise<string> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { plate, state: plateState, vin, make, model, badge, year, simulated } = vehicle
    const at = new Date(now)
    await tx.$executeRaw`
      delete from own_vehicles vehicle where organisation_id = ${organisationId} and shopper_id is null
        and created_at < ${new Date(at.getTime() - forgottenMs)}
        and not exists (
          select from valuations where organisation_id = vehicle.organisation_id and vehicle_id = vehicle.id and sent_at is not null)`
    const before = beforeId
      ? await tx.valuation.findFirst({ where: { organisationId, siteId, id: beforeId, sentAt: null, vehicle: { plate, plateState, vin } } })
      : null
    if (before) {
      await tx.valuation.updateMany({ where: { organisationId, id: before.id }, data: { carId: carId ?? before.carId, updatedAt: at } })
      return before.id
    }
    const [vehicleId, id] = [randomUUID(), randomUUID()]
    await tx.ownVehicle.createMany({
      data: [{ organisationId, id: vehicleId, siteId, plate, plateState, vin, make, model, badge, year, simulated, createdAt: at }],
    })
    await tx.valuation.createMany({ data: [{ organisationId, id, siteId, vehicleId, carId, createdAt: at, updatedAt: at }] })
    return id
  })
