import type { Database } from '../createDatabase'
import { type Reservation, toReservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'
import { checkoutHoldKey } from './holdOfCheckout'
import type { StoredCheckout } from './StoredCheckout'

export interface CheckoutReceipt {
  readonly reservation: Reservation
  /** As the bank says it; empty where it doesn't. */
  readonly paidWith: string
  /** Whether the money was taken, not only kept on the card. */
  readonly wasTaken: boolean
}

/** What the receipt of a journey's deposit is made of; null where nothing was paid (CHK-04). */
export const receiptOfCheckout = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  journey: Pick<StoredCheckout, 'id' | 'attempt'>,
): Promise<CheckoutReceipt | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const row = await tx.reservation.findFirst({ where: { organisationId, siteId, holdKey: checkoutHoldKey(journey) } })
    const payment = row && (await tx.payment.findFirst({ where: { organisationId, reservationId: row.id } }))
    if (!row || !payment || payment.money === 'none' || payment.money === 'failed') return null
    return {
      reservation: toReservation(row),
      paidWith: payment.paidWith,
      wasTaken: payment.collect === 'charge' || payment.money === 'charged',
    }
  })
