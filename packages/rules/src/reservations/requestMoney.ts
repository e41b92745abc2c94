import {
  heldCents,
  isMoneyHeld,
  isReturnStuck,
  mayRefundPart,
  type PaymentFacts,
  type PaymentStanding,
  partIntent,
  returnIntent,
  withFacts,
  withIntent,
  withNewRefund,
  withoutPart,
  withPart,
} from './PaymentStanding'

/** States of a payment request sent by link (CHK-01). */
export const requestStates = ['open', 'paid', 'cancelled', 'refund_pending', 'refunded', 'refund_failed', 'disputed'] as const
export type RequestState = (typeof requestStates)[number]

/** Purposes of a payment (CHK-01). */
export const requestKinds = { deposit: 'Deposit', invoice: 'Invoice', other: 'Something else' } as const
export type RequestKind = keyof typeof requestKinds

/** Texts of each state for staff and for the payer (CHK-01). */
export const requestStateTexts: { readonly [State in RequestState]: { readonly staff: string; readonly payer: string } } = {
  open: { staff: 'Waiting', payer: 'This payment is open' },
  paid: { staff: 'Paid', payer: 'Paid, thank you' },
  cancelled: { staff: 'Cancelled', payer: 'This payment request has been cancelled' },
  refund_pending: { staff: 'Refund in progress', payer: 'Your money is on its way back' },
  refunded: { staff: 'Refunded', payer: 'Your money has been returned' },
  refund_failed: { staff: 'Refund failed', payer: 'We couldn’t return your money to the card' },
  disputed: { staff: 'Disputed', payer: 'Your bank is looking into this payment' },
}

/** Staff actions on a payment request, with labels (CHK-01). */
export const requestStaffActions = {
  cancel: { label: 'Cancel the request', done: 'Cancelled the payment request' },
  refund: { label: 'Refund the payment', done: 'Started the refund of' },
  refundPart: { label: 'Refund part of it', done: 'Refunding part of' },
  retryReturn: { label: 'Retry the refund', done: 'Retried the refund of' },
  returnedByHand: { label: 'Mark as returned another way', done: 'Recorded as returned another way' },
} as const
export type RequestAction = keyof typeof requestStaffActions

/** A payment of a request. */
export interface RequestPayment extends PaymentStanding {
  readonly id: string
  readonly amountCents: number
}

/** A payment request with all its payments, oldest first: one payment settles the request, all others are refunded (CHK-01). */
export interface RequestMoney<Payment extends RequestPayment = RequestPayment> {
  readonly state: RequestState
  readonly payments: readonly Payment[]
}

/** Whether the dealer holds a payment and may keep it. */
const mayBeKept = (payment: PaymentStanding): boolean => isMoneyHeld(payment) && !payment.mustRefund

/** Whether the request is over, so that all its money is refunded. */
const isOver = ({ state, payments }: RequestMoney): boolean => {
  if (state === 'open' || state === 'paid') return false
  return state !== 'disputed' || !payments.some(mayBeKept)
}

const refundState = (wasOver: boolean, payments: readonly PaymentStanding[]): RequestState => {
  const held = payments.filter(isMoneyHeld)
  if (held.some(({ dispute }) => dispute === 'open')) return 'disputed'
  if (held.length > 0) return held.some(isReturnStuck) ? 'refund_failed' : 'refund_pending'
  if (payments.some(({ money, refundedAnotherWay, dispute }) => money === 'returned' || refundedAnotherWay || dispute === 'lost'))
    return 'refunded'
  return wasOver ? 'cancelled' : 'open'
}

/**
 * Derives a request's state, refunds and pending operations from its payments (CHK-01). Idempotent: it depends on the current state only,
 * and no pending operation prevents a refund.
 *
 * @param latest the payment with new facts: of two paid ones, the other was first
 */
const finish = <Payment extends RequestPayment>(request: RequestMoney<Payment>, latest?: string): RequestMoney<Payment> => {
  const wasOver = isOver(request)
  const kept = wasOver ? [] : request.payments.filter(mayBeKept)
  const paying = kept.find(({ id }) => id !== latest) ?? kept[0]
  const marked = request.payments.map((payment) =>
    payment === paying || !isMoneyHeld(payment) ? payment : { ...payment, mustRefund: true },
  )
  const paid = paying && (paying.dispute === 'open' ? 'disputed' : 'paid')
  const state = paid ?? refundState(wasOver, marked)
  const findIntent = (payment: Payment) => {
    if (payment === paying) return partIntent(payment)
    return state === 'open' ? null : returnIntent(payment)
  }
  return { state, payments: marked.map((payment) => withIntent(payment, findIntent(payment))) }
}

const mapPayments = <Payment extends RequestPayment>(
  request: RequestMoney<Payment>,
  change: (payment: Payment) => Payment,
): RequestMoney<Payment> => ({ ...request, payments: request.payments.map(change) })

/** Applies a provider's facts about a payment to its request (CHK-01). Duplicate, late and reordered notifications have the same result. */
export const requestWithFacts = <Payment extends RequestPayment>(
  request: RequestMoney<Payment>,
  id: string,
  facts: Pick<PaymentFacts, 'money' | 'dispute' | 'page' | 'failedRefunds' | 'refundedPartsCents' | 'failedPartialRefunds'>,
): RequestMoney<Payment> =>
  finish(
    mapPayments(request, (payment) => (payment.id === id ? withFacts(payment, facts) : payment)),
    id,
  )

/** Marks a request's payment after the last unsuccessful retry, so that staff must act. */
export const requestGivenUp = <Payment extends RequestPayment>(request: RequestMoney<Payment>, id: string): RequestMoney<Payment> =>
  finish(
    mapPayments(request, (payment) => {
      if (payment.id !== id || payment.intent === null) return payment
      return payment.intent === 'giveBackPart' ? withoutPart(payment) : { ...payment, gaveUp: true }
    }),
  )

const mayTryAgain = (payment: PaymentStanding): boolean =>
  payment.mustRefund && isMoneyHeld(payment) && payment.money !== 'returning' && payment.dispute !== 'open'

/** Payments that staff may record as refunded by other means: those being refunded, otherwise the disputed one. */
const refundableAnotherWay = <Payment extends PaymentStanding>(payments: readonly Payment[]): readonly Payment[] => {
  const back = payments.filter((payment) => payment.mustRefund && isMoneyHeld(payment))
  return back.length > 0 ? back : payments.filter((payment) => isMoneyHeld(payment) && payment.dispute === 'open')
}

/** Staff actions possible on a payment request now: as long as money is unsettled there is at least one (CHK-01). */
export const requestActions = ({ state, payments }: RequestMoney): RequestAction[] => {
  const may: { readonly [Action in RequestAction]: boolean } = {
    cancel: state === 'open',
    refund: state === 'paid',
    refundPart: state === 'paid' && payments.some((payment) => mayBeKept(payment) && mayRefundPart(payment)),
    retryReturn: payments.some(mayTryAgain),
    returnedByHand: refundableAnotherWay(payments).length > 0,
  }
  return (Object.keys(requestStaffActions) as RequestAction[]).filter((action) => may[action])
}

/** What the dealer may keep of a request's payments. Cents. */
export const heldCentsOfRequest = ({ payments }: RequestMoney): number => payments.reduce((sum, payment) => sum + heldCents(payment), 0)

/** Refunds a part of the payment that settles a request; null if it isn't possible, or more than is held. */
const withRefundedPart = <Payment extends RequestPayment>(request: RequestMoney<Payment>, cents: number): RequestMoney<Payment> | null => {
  const paying = request.payments.find(mayBeKept)
  const after = paying && withPart(paying, cents)
  return after ? finish(mapPayments(request, (payment) => (payment === paying ? after : payment))) : null
}

/** Applies a staff action to a request; null if not possible now (CHK-01). `partCents` is the amount of a partial refund. */
export const requestAfterAction = <Payment extends RequestPayment>(
  request: RequestMoney<Payment>,
  action: RequestAction,
  partCents = 0,
): RequestMoney<Payment> | null => {
  if (!requestActions(request).includes(action)) return null
  switch (action) {
    case 'cancel':
      return finish({ ...request, state: 'cancelled' })
    case 'refund':
      return finish({ ...request, state: 'refund_pending' })
    case 'refundPart':
      return withRefundedPart(request, partCents)
    case 'retryReturn':
      return finish(mapPayments(request, (payment) => (mayTryAgain(payment) ? withNewRefund(payment) : payment)))
    case 'returnedByHand': {
      const back = refundableAnotherWay(request.payments)
      return finish(mapPayments(request, (payment) => (back.includes(payment) ? { ...payment, refundedAnotherWay: true } : payment)))
    }
  }
}

/** State of the refund of a second payment for a paid request: in progress or stuck; null if there is none. */
export const secondPayment = ({ state, payments }: RequestMoney): 'returning' | 'stuck' | null => {
  const second = state === 'paid' || state === 'disputed' ? payments.filter((payment) => payment.mustRefund && isMoneyHeld(payment)) : []
  if (second.length === 0 || !payments.some(mayBeKept)) return null
  return second.some(isReturnStuck) ? 'stuck' : 'returning'
}
