import type { EndedBecause, ReservationState } from '@forecourt/rules/entities/reservationStates'
import type { ReservationDetail } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** Pill colour of each state of a reservation. */
const reservationTones: { readonly [State in ReservationState]: PillTone } = {
  reserved: 'good',
  ...{ holding: 'waiting', authorised: 'good', charged: 'good', completed: 'info', lapsed: 'quiet', released: 'quiet', expired: 'quiet' },
  ...{ refund_pending: 'waiting', refunded: 'quiet', refund_failed: 'bad', disputed: 'bad' },
}

/** Pill colour of a reservation or subscription; a paid subscription waits for the checks of the dealer (CHK-02). */
export const reservationTone = ({
  state,
  subscription,
}: {
  readonly state: ReservationState
  readonly subscription: object | null
}): PillTone => (subscription !== null && (state === 'authorised' || state === 'charged') ? 'waiting' : reservationTones[state])

const eventTexts: { readonly [event: string]: string } = {
  reserve: 'Reserved the car without a deposit',
  ...{
    hold: 'Reserved the car and started the payment',
    authorise: 'Deposit held on the card: reserved',
    charge: 'Deposit paid: reserved',
  },
  ...{ lapse: 'No payment in time: the car was released', release: 'Cancelled the reservation', expire: 'The reservation expired' },
  ...{
    complete: 'Completed the sale',
    extend: 'Extended the reservation',
    refundPart: 'Refunding part of the deposit',
    partReturned: 'Part of the deposit refunded',
    partFailed: 'The partial refund failed',
    tooLate: 'Paid too late: the deposit is being refunded',
    letGo: 'The bank released the deposit',
  },
  ...{ ranOut: 'The bank released the deposit', returned: 'Deposit refunded', returnFailed: 'The refund failed' },
  ...{ retryReturn: 'Retried the refund', returnedByHand: 'Recorded the deposit as returned another way' },
  retryCapture: 'Retried taking the deposit',
  ...{ checkIdentity: 'Checked the identity', checkLicence: 'Checked the licence', returnBond: 'Recorded the bond as returned' },
  ...{ dispute: 'The customer’s bank disputes the deposit', disputeLost: 'The dispute was lost' },
}

/** Texts of a subscription's events, where they differ from a reservation's: it has a first payment and a bond, and no deposit. */
const subscriptionEventTexts: { readonly [event: string]: string } = {
  hold: 'Applied for the subscription and started the payment',
  authorise: 'First payment and bond held on the card',
  charge: 'First payment and bond paid',
  complete: 'Started the subscription',
  release: 'Cancelled the subscription',
  expire: 'The subscription wasn’t started in time',
  extend: 'Held the car longer',
  refundPart: 'Refunding part of the payment',
  partReturned: 'Part of the payment refunded',
  tooLate: 'Paid too late: the payment is being refunded',
  letGo: 'The bank released the payment',
  ranOut: 'The bank released the payment',
  returned: 'Payment refunded',
  returnedByHand: 'Recorded the payment as returned another way',
  retryCapture: 'Retried taking the payment',
  dispute: 'The customer’s bank disputes the payment',
}

/** Timeline text of an event of a reservation or subscription (CHK-02). */
export const eventText = (event: string, isSubscription: boolean): string =>
  (isSubscription ? subscriptionEventTexts[event] : undefined) ?? eventTexts[event] ?? event

export const endReasonTexts: { readonly [Because in EndedBecause]: string } = {
  shopper: 'The customer cancelled.',
  dealer: 'The dealership cancelled.',
  time: 'The reservation expired.',
  late: 'The payment came too late.',
  bank: 'The bank or the payment account decided it.',
}

export const shopperName = ({ name, lastName }: Pick<ReservationDetail, 'name' | 'lastName'>): string =>
  `${name} ${lastName}`.trim() || 'No customer yet'
