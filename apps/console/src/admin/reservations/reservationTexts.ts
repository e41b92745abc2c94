import type { EndedBecause, ReservationState } from '@forecourt/rules/entities/reservationStates'
import type { ReservationDetail } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** Pill colour of each state. */
export const reservationTones: { readonly [State in ReservationState]: PillTone } = {
  ...{ holding: 'waiting', authorised: 'good', charged: 'good', completed: 'info', lapsed: 'quiet', released: 'quiet', expired: 'quiet' },
  ...{ refund_pending: 'waiting', refunded: 'quiet', refund_failed: 'bad', disputed: 'bad' },
}

/** Timeline text of each event. */
export const eventTexts: { readonly [event: string]: string } = {
  ...{
    hold: 'Held the car, on the way to pay',
    authorise: 'The deposit is kept on the card: reserved',
    charge: 'The deposit was paid: reserved',
  },
  ...{ lapse: 'Nobody paid in time: the car was let go', release: 'Cancelled the reservation', expire: 'The time ran out' },
  ...{ complete: 'Completed the sale', tooLate: 'Paid too late: the deposit goes back', letGo: 'The bank let go of the deposit' },
  ...{ ranOut: 'The bank let go of the deposit', returned: 'The deposit is back with the shopper', returnFailed: 'The refund failed' },
  ...{ retryReturn: 'Tried the refund again', returnedByHand: 'Noted the deposit as returned another way' },
  retryCapture: 'Tried to take the deposit again',
  ...{ dispute: 'The shopper’s bank disputes the deposit', disputeLost: 'The dispute was lost' },
}

export const endReasonTexts: { readonly [Because in EndedBecause]: string } = {
  shopper: 'The shopper cancelled.',
  dealer: 'The dealership cancelled.',
  time: 'Its time was over.',
  late: 'The payment came too late.',
  bank: 'The bank or the payment account decided it.',
}

export const shopperName = ({ name, lastName }: Pick<ReservationDetail, 'name' | 'lastName'>): string => `${name} ${lastName}`.trim()
