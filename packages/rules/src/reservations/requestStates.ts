import type { PaymentFacts } from './paymentMoney'
import type { PaymentIntent } from './reservationStep'

/** What can be true of a payment that a dealer asked for by a link (CHK-01). */
export const requestStates = ['open', 'paid', 'cancelled', 'refund_pending', 'refunded', 'refund_failed', 'disputed'] as const
export type RequestState = (typeof requestStates)[number]

/** What a payment may be for (CHK-01). */
export const requestKinds = { deposit: 'Deposit', invoice: 'Invoice', other: 'Something else' } as const
export type RequestKind = keyof typeof requestKinds

/** Each state in words, for staff and for whoever pays (CHK-01). */
export const requestStateTexts: { readonly [State in RequestState]: { readonly staff: string; readonly payer: string } } = {
  open: { staff: 'Waiting', payer: 'This payment is open' },
  paid: { staff: 'Paid', payer: 'Paid, thank you' },
  cancelled: { staff: 'Cancelled', payer: 'This payment is no longer asked for' },
  refund_pending: { staff: 'Money on its way back', payer: 'Your money is on its way back' },
  refunded: { staff: 'Refunded', payer: 'Your money was returned' },
  refund_failed: { staff: 'Refund failed', payer: 'We could not return your money to the card' },
  disputed: { staff: 'Disputed', payer: 'Your bank is looking into this payment' },
}

interface RequestChange {
  readonly to: RequestState
  readonly follow?: PaymentIntent
}

/**
 * What a provider's facts about one of its payments mean for a request; null where they are no news (CHK-01). A payment for what is no
 * longer asked for, or was paid already by another page, goes back.
 *
 * @param isOther whether another payment has paid it
 */
export const requestChange = (
  state: RequestState,
  { money, dispute }: Pick<PaymentFacts, 'money' | 'dispute'>,
  isOther: boolean,
): RequestChange | null => {
  if (isOther) return money === 'charged' ? { to: state, follow: 'giveBack' } : null
  if (dispute === 'open') return state === 'paid' ? { to: 'disputed' } : null
  if (dispute === 'lost') return state === 'paid' || state === 'disputed' ? { to: 'refunded' } : null
  if (dispute === 'won' && state === 'disputed') return { to: 'paid' }
  if (money === 'charged') {
    if (state === 'open') return { to: 'paid' }
    return state === 'cancelled' ? { to: 'refund_pending', follow: 'giveBack' } : null
  }
  if (money === 'returned') return state === 'refunded' ? null : { to: 'refunded' }
  return money === 'returnFailed' && state === 'refund_pending' ? { to: 'refund_failed' } : null
}

/** What people of the dealership can do with a payment request, and what follows (CHK-01). */
export const requestStaffDeeds = {
  cancel: { label: 'Cancel the request', done: 'Cancelled the payment request', from: ['open'], to: 'cancelled', follow: 'close' },
  refund: { label: 'Refund the payment', done: 'Refunded the payment', from: ['paid'], to: 'refund_pending', follow: 'giveBack' },
  retryReturn: {
    label: 'Try the refund again',
    done: 'Tried the refund again of',
    from: ['refund_failed'],
    to: 'refund_pending',
    follow: 'giveBack',
  },
  returnedByHand: {
    label: 'It was returned another way',
    done: 'Noted as returned another way',
    from: ['refund_failed'],
    to: 'refunded',
    follow: null,
  },
} as const satisfies {
  readonly [deed: string]: {
    readonly label: string
    readonly done: string
    readonly from: readonly RequestState[]
    readonly to: RequestState
    readonly follow: PaymentIntent | null
  }
}
export type RequestDeed = keyof typeof requestStaffDeeds

/** What can be done with a payment request in a state (CHK-01). */
export const requestDeeds = (state: RequestState): RequestDeed[] =>
  (Object.keys(requestStaffDeeds) as RequestDeed[]).filter((deed) =>
    (requestStaffDeeds[deed].from as readonly RequestState[]).includes(state),
  )
