import { randomUUID } from 'node:crypto'
import type { VehicleCondition } from '@forecourt/rules/valuations/parseCondition'
import type { OwnVehicle } from '@forecourt/rules/valuations/Valuation'
import { mostValuationPhotos } from '@forecourt/rules/valuations/ValuationPage'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** What a step of a valuation was answered with; what is left out stays. */
interface ValuationAnswers {
  /** It is the right vehicle, or this one instead. */
  readonly vehicle?: Partial<Pick<OwnVehicle, 'make' | 'model' | 'badge' | 'year' | 'simulated'>>
  readonly confirmed?: true
  readonly km?: number
  readonly answers?: Partial<VehicleCondition>
  /** Keys of pictures, added to those there are. */
  readonly photos?: readonly string[]
  readonly photosDone?: true
}

/** Keeps what a step was answered with, as long as the dealership doesn't have it; false afterwards (TRD-01). */
export const answerValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  { vehicle, photos = [], now, answers, ...said }: ValuationAnswers & { readonly now: string },
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ vehicleId: string; photos: string[] }[]>`
      select vehicle_id as "vehicleId", photos from valuations
      where organisation_id = ${organisationId} and site_id = ${siteId} and id = ${id} and sent_at is null for update`
    if (!row) return false
    if (vehicle) await tx.ownVehicle.updateMany({ where: { organisationId, id: row.vehicleId }, data: vehicle })
    await tx.valuation.updateMany({
      where: { organisationId, id },
      data: {
        ...said,
        ...(answers && { answers: { ...answers } }),
        photos: [...new Set([...row.photos, ...photos])].slice(0, mostValuationPhotos),
        updatedAt: new Date(now),
      },
    })
    return true
  })

/**
 * Values a vehicle again whose offer ran out: a valuation of its own with the same answers, photos and lead, to be given a figure of
 * today. Asked twice at once there is one. Null where nothing ran out.
 */
export const renewValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  now: string,
): Promise<string | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    const [before] = await tx.$queryRaw<{ vehicleId: string }[]>`
      select vehicle_id as "vehicleId" from valuations
      where organisation_id = ${organisationId} and site_id = ${siteId} and id = ${id} and sent_at is not null for update`
    if (!before) return null
    const newer = await tx.valuation.findFirst({
      where: { organisationId, vehicleId: before.vehicleId, sentAt: { not: null } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    if (newer?.state !== 'valued') return null
    if (newer.validUntil !== null && newer.validUntil > at) return newer.id === id ? null : newer.id
    const { vehicleId, carId, km, answers, photos, leadId } = newer
    const created = randomUUID()
    await tx.valuation.createMany({
      data: [
        {
          organisationId,
          id: created,
          siteId,
          vehicleId,
          carId,
          confirmed: true,
          km,
          answers: answers ?? {},
          photos,
          photosDone: true,
          leadId,
          sentAt: at,
          createdAt: at,
          updatedAt: at,
        },
      ],
    })
    return created
  })

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
