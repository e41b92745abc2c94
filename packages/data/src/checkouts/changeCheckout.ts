import type { SeenPrice } from '@forecourt/rules/checkout/Checkout'
import type { EnteredStep } from '@forecourt/rules/checkout/Journey'
import type { JourneyKind } from '@forecourt/rules/entities/reservationStates'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

interface NewCheckout {
  /** Random id from the caller; it can't be guessed. */
  readonly id: string
  readonly kind: JourneyKind
  readonly carId: string
  /** The price that the page showed. */
  readonly seen: SeenPrice
  readonly shopperId: string | null
  readonly now: string
}

/** Retention after the last step of a checkout without result. Days. */
const retentionDays = 30
const dayMs = 86_400_000

/** Starts a checkout for a car (RTE-05, RTE-06); also deletes abandoned checkouts after the retention period. */
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

/** Stores the input of one step and replaces its earlier input; other steps stay, even if sent concurrently. */
export const storeStep = (
  db: Database,
  { organisationId, siteId }: Site,
  { id, step, entered, now }: { readonly id: string; readonly step: string; readonly entered: EnteredStep; readonly now: string },
): Promise<number> =>
  db.forOrganisation(organisationId).transaction(
    (tx) => tx.$executeRaw`
      update checkouts set entered = entered || jsonb_build_object(${step}::text, ${JSON.stringify(entered)}::jsonb), changed_at = ${new Date(now)}
      where organisation_id = ${organisationId} and site_id = ${siteId} and id = ${id}`,
  )

/** Stores the shopper's consent to a changed price. */
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

/** Starts another attempt after a hold expired. Idempotent: the given attempt must be the current one. */
export const restartCheckout = (
  db: Database,
  { organisationId, siteId }: Site,
  { id, attempt, now }: { readonly id: string; readonly attempt: number; readonly now: string },
): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) =>
      tx.checkout.updateMany({ where: { organisationId, siteId, id, attempt }, data: { attempt: attempt + 1, changedAt: new Date(now) } }),
    )
