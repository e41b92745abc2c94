import { randomUUID } from 'node:crypto'
import type { VehicleCondition } from '@forecourt/rules/valuations/parseCondition'
import type { OwnVehicle } from '@forecourt/rules/valuations/Valuation'
import { maxValuationPhotos } from '@forecourt/rules/valuations/ValuationPage'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** Answers of one step of a valuation; omitted ones stay. */
interface ValuationAnswers {
  /** Corrections of the vehicle. */
  readonly vehicle?: Partial<Pick<OwnVehicle, 'make' | 'model' | 'badge' | 'year' | 'simulated'>>
  readonly confirmed?: true
  readonly km?: number
  readonly answers?: Partial<VehicleCondition>
  /** Keys of added photos. */
  readonly photos?: readonly string[]
  readonly photosDone?: true
}

/** No figure, as before the first one. */
const noFigure = {
  ...{ state: 'asked', lowCents: null, highCents: null, basis: {}, reason: null, validUntil: null, valuedAt: null },
} as const

/**
 * Stores the answers of a step until the valuation is sent; false afterwards (TRD-01). Answers that a figure depends on drop a figure that
 * the shopper has seen.
 */
export const answerValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  { vehicle, photos = [], now, answers, photosDone, ...fields }: ValuationAnswers & { readonly now: string },
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
        ...fields,
        ...(photosDone && { photosDone }),
        ...(answers && { answers: { ...answers } }),
        ...((vehicle || answers || Object.keys(fields).length > 0) && noFigure),
        photos: [...new Set([...row.photos, ...photos])].slice(0, maxValuationPhotos),
        updatedAt: new Date(now),
      },
    })
    return true
  })

/**
 * Renews a valuation whose offer has expired: a new one with the same answers, photos and lead, for a current figure. Concurrent requests
 * create one. Null if nothing has expired.
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
    const latest = await tx.valuation.findFirst({
      where: { organisationId, vehicleId: before.vehicleId, sentAt: { not: null } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    if (latest?.state !== 'valued') return null
    if (latest.validUntil !== null && latest.validUntil > at) return latest.id === id ? null : latest.id
    const { vehicleId, carId, km, answers, photos, leadId } = latest
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
  /** The site's car for the trade-in; null for none. */
  readonly carId: string | null
  /** Id of this browser's previous valuation; continued if it is of the same vehicle. */
  readonly beforeId: string | null
  readonly now: string
}

/** Retention of valuations that were not sent. Milliseconds. */
const unsentRetentionMs = 30 * 86_400_000

/** Begins the valuation of a vehicle (TRD-01); a repeat in the same browser returns the existing one. */
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
        and created_at < ${new Date(at.getTime() - unsentRetentionMs)}
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
