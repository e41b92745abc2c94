import type { EnteredSteps } from '@forecourt/rules/checkout/Journey'
import type { JourneyKind } from '@forecourt/rules/entities/reservationStates'
import type { Database } from '../createDatabase'
import type { Checkout } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import type { StoredCheckout } from './receiptOfCheckout'

const toStoredCheckout = ({ id, siteId, carId, kind, entered, priceCents, priceType, attempt }: Checkout): StoredCheckout => ({
  id,
  siteId,
  carId,
  kind: kind as JourneyKind,
  entered: entered as unknown as EnteredSteps,
  seen: { cents: priceCents, type: priceType as StoredCheckout['seen']['type'] },
  attempt,
})

/** A checkout of a site by id; null if there is none. */
export const readCheckout = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
): Promise<StoredCheckout | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const found = await tx.checkout.findFirst({ where: { organisationId, siteId, id } })
    return found && toStoredCheckout(found)
  })
