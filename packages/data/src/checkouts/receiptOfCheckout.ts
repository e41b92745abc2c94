import type { JourneyHold, SeenPrice } from '@forecourt/rules/checkout/Checkout'
import type { Journey } from '@forecourt/rules/checkout/Journey'
import type { Database } from '../createDatabase'
import { type Reservation, toReservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'

/** A stored checkout (RTE-06). */
export interface StoredCheckout extends Journey {
  readonly id: string
  readonly siteId: string
  readonly carId: string
  readonly seen: SeenPrice
  /** Number of the hold attempt, from 1; an expired hold is never resumed. */
  readonly attempt: number
}

/** Idempotency key of a hold: a repeated request gets the same hold. */
export const checkoutHoldKey = ({ id, attempt }: Pick<StoredCheckout, 'id' | 'attempt'>): string => `checkout:${id}:${attempt}`

/** The reservation of a checkout, as its shopper may see it, with its id; null before. */
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
      isOwned: toReservation(held).isOwned,
      subscription: toReservation(held).subscription,
    }
  })

export interface CheckoutReceipt {
  readonly reservation: Reservation
  /** Text from the bank; empty if it gives none. */
  readonly paidWith: string
  /** Whether the money was captured, not only authorised. */
  readonly wasTaken: boolean
}

/** Data for the receipt of a checkout's deposit; null if nothing was paid (CHK-04). */
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
