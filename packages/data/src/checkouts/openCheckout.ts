import type { SeenPrice } from '@forecourt/rules/checkout/Checkout'
import type { JourneyKind } from '@forecourt/rules/entities/JourneyKind'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

export interface NewCheckout {
  /** Made up by the caller: nobody can guess it. */
  readonly id: string
  readonly kind: JourneyKind
  readonly carId: string
  /** What the page said the car costs. */
  readonly seen: SeenPrice
  readonly shopperId: string | null
  readonly now: string
}

/** How long a journey that led to nothing is kept after its last step. Days. */
const retentionDays = 30
const dayMs = 86_400_000

/** Begins a shopper's way to a car (RTE-05, RTE-06); those of others that led to nothing for a month are forgotten with it. */
export const openCheckout = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { id, kind, carId, seen, shopperId, now }: NewCheckout,
): Promise<void> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    await tx.$executeRaw`
      delete from checkouts journey where journey.organisation_id = ${organisationId}
        and journey.changed_at < ${new Date(at.getTime() - retentionDays * dayMs)}
        and not exists (
          select 1 from reservations held where held.organisation_id = journey.organisation_id and held.journey_id = journey.id
        )`
    await tx.checkout.createMany({
      data: [
        { organisationId, siteId, id, kind, carId, priceCents: seen.cents, priceType: seen.type, shopperId, createdAt: at, changedAt: at },
      ],
    })
  })
