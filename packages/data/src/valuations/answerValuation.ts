import type { VehicleCondition } from '@forecourt/rules/valuations/conditionQuestions'
import type { OwnVehicle } from '@forecourt/rules/valuations/Valuation'
import { mostValuationPhotos } from '@forecourt/rules/valuations/valuationPhotos'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** What a step of a valuation was answered with; what is left out stays. */
export interface ValuationAnswers {
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
