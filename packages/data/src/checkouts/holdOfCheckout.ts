import type { JourneyHold } from '@forecourt/rules/checkout/Checkout'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import type { StoredCheckout } from './StoredCheckout'

/** What the hold of an attempt of a journey is called, so that a repeat is the same one. */
export const checkoutHoldKey = ({ id, attempt }: Pick<StoredCheckout, 'id' | 'attempt'>): string => `checkout:${id}:${attempt}`

/** The reservation that a journey led to, as its shopper may know it, with its id; null before. */
export const holdOfCheckout = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  journey: Pick<StoredCheckout, 'id' | 'attempt'>,
): Promise<(JourneyHold & { readonly id: string }) | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const held = await tx.reservation.findFirst({ where: { organisationId, siteId, holdKey: checkoutHoldKey(journey) } })
    if (!held) return null
    const payment = await tx.payment.findFirst({ where: { organisationId, reservationId: held.id } })
    return {
      id: held.id,
      reference: held.reference,
      state: held.state as JourneyHold['state'],
      because: held.because as JourneyHold['because'],
      amountCents: held.amountCents,
      heldUntil: held.heldUntil.toISOString(),
      reservedUntil: held.reservedUntil?.toISOString() ?? null,
      paidWith: payment?.paidWith ?? '',
      declined: payment?.money === 'failed',
    }
  })
