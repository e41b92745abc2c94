import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** Remembers that a shopper asked for the full number on a car's page (API-03); a car that is not the organisation's is ignored. */
export const recordPhoneReveal = async (
  db: Database,
  { organisationId, siteId }: RenderedSite,
  { carId, now }: { readonly carId: string; readonly now: string },
): Promise<void> => {
  await db.forOrganisation(organisationId).transaction(async (tx) => {
    const car = await tx.car.findFirst({ where: { organisationId, id: carId }, select: { dealershipId: true } })
    if (car)
      await tx.phoneReveal.createMany({
        data: [{ organisationId, siteId, carId, dealershipId: car.dealershipId, revealedAt: new Date(now) }],
      })
  })
}
