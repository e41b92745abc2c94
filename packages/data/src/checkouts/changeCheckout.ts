import type { SeenPrice } from '@forecourt/rules/checkout/Checkout'
import type { TypedStep } from '@forecourt/rules/checkout/Journey'
import type { JourneyKind } from '@forecourt/rules/entities/reservationStates'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

interface NewCheckout {
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

type Site = Pick<RenderedSite, 'organisationId' | 'siteId'>

/** Keeps what was typed in one step, in place of what was typed there before; other steps, sent meanwhile from elsewhere, stay. */
export const storeStep = (
  db: Database,
  { organisationId, siteId }: Site,
  { id, step, typed, now }: { readonly id: string; readonly step: string; readonly typed: TypedStep; readonly now: string },
): Promise<number> =>
  db.forOrganisation(organisationId).transaction(
    (tx) => tx.$executeRaw`
      update checkouts set typed = typed || jsonb_build_object(${step}::text, ${JSON.stringify(typed)}::jsonb), changed_at = ${new Date(now)}
      where organisation_id = ${organisationId} and site_id = ${siteId} and id = ${id}`,
  )

/** Notes that the shopper goes on with another price than they began with. */
export const acceptPrice = (
  db: Database,
  { organisationId, siteId }: Site,
  { id, seen, now }: { readonly id: string; readonly seen: SeenPrice; readonly now: string },
): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) =>
    tx.checkout.updateMany({
      where: { organisationId, siteId, id },
      data: { priceCents: seen.cents, priceType: seen.type, changedAt: new Date(now) },
    }),
  )

/** Lets a journey whose hold ended try for another one, once however often it is asked: the attempt it knows must still be the last. */
export const beginAgain = (
  db: Database,
  { organisationId, siteId }: Site,
  { id, attempt, now }: { readonly id: string; readonly attempt: number; readonly now: string },
): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) =>
      tx.checkout.updateMany({ where: { organisationId, siteId, id, attempt }, data: { attempt: attempt + 1, changedAt: new Date(now) } }),
    )
