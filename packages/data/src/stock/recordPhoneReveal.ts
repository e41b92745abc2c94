import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/**
 * Remembers that a shopper asked for the full number on a car's page (API-03); a car that is not the organisation's is ignored, and so is
 * what was recorded under the same id before. */
export const recordPhoneReveal = async (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { id, carId, now }: { readonly id?: string; readonly carId: string; readonly now: string },
): Promise<void> => {
  await db.forOrganisation(organisationId).transaction(async (tx) => {
    const car = await tx.car.findFirst({ where: { organisationId, id: carId }, select: { dealershipId: true } })
    if (car)
      await tx.phoneReveal.createMany({
        data: [{ organisationId, id, siteId, carId, dealershipId: car.dealershipId, revealedAt: new Date(now) }],
        skipDuplicates: true,
      })
  })
}
