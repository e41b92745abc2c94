import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** Records that a shopper revealed the phone number on a car's page (API-03); ignores cars of other organisations and repeated ids. */
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
