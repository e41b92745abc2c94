import type { PaymentMoney } from '@forecourt/rules/reservations/PaymentStanding'
import type { RequestState } from '@forecourt/rules/reservations/requestMoney'
import type { PillTone } from '../../parts/StatusPill'

/** Where a payment's money is. */
export const moneyTexts: { readonly [Money in PaymentMoney]: string } = {
  ...{ none: 'Not paid', failed: 'Card declined', authorised: 'Held on the card', charged: 'Taken', returning: 'Refund in progress' },
  ...{ letGo: 'Released, never taken', returned: 'Refunded', returnFailed: 'Refund failed' },
}

/** The bank's decision on a disputed payment. */
export const disputeTexts = {
  open: 'Under review by the bank',
  won: 'Decided in your favour',
  lost: 'Decided in the customer’s favour',
} as const

/** Pill colour of each state of a payment request. */
export const requestTones: { readonly [State in RequestState]: PillTone } = {
  ...{
    open: 'waiting',
    paid: 'good',
    cancelled: 'quiet',
    refund_pending: 'waiting',
    refunded: 'quiet',
    refund_failed: 'bad',
    disputed: 'bad',
  },
}
