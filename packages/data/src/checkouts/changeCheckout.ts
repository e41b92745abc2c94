import type { SeenPrice } from '@forecourt/rules/checkout/Checkout'
import type { TypedStep } from '@forecourt/rules/checkout/Journey'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

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
