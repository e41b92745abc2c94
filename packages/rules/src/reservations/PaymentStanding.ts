/**
 * Where a payment's money is: none yet, declined, authorised, captured, being refunded, released without capture, refunded, or refund
 * failed (CHK-02).
 */
const paymentMoney = ['none', 'failed', 'authorised', 'charged', 'returning', 'letGo', 'returned', 'returnFailed'] as const
export type PaymentMoney = (typeof paymentMoney)[number]
export type DisputeState = 'open' | 'won' | 'lost'

/** State of a payment as queried from any provider (CHK-02). */
export interface PaymentFacts {
  readonly money: PaymentMoney
  /** Whether the payment page is still open. */
  readonly page: 'open' | 'closed'
  readonly dispute: DisputeState | null
  /** The provider's reference besides the page's; null if none. */
  readonly ref: string | null
  /** Number of failed refunds so far. */
  readonly failedReturns: number
  /** Payment method, such as 'Visa •••• 4242'; empty if not paid. */
  readonly paidWith: string
  /** When the authorisation expires. ISO in UTC. */
  readonly captureBefore: string | null
}

/** Pending operation at the provider: close the page, capture, or refund. */
export type PaymentIntent = 'close' | 'capture' | 'giveBack'

/** Local state of a payment: the provider's last facts, and the pending operation (CHK-02). */
export interface PaymentStanding {
  readonly money: PaymentMoney
  readonly dispute: DisputeState | null
  /** Whether the provider confirmed that the page is closed. */
  readonly pageClosed: boolean
  /** Pending operation at the provider; null if none. */
  readonly intent: PaymentIntent | null
  /** Whether retries ended without success, so that staff must act. */
  readonly gaveUp: boolean
  /** Whether the money must be refunded. */
  readonly goesBack: boolean
  /** Whether staff recorded a refund by other means. */
  readonly byHand: boolean
  /** Number of failed refunds in the provider's last facts. */
  readonly failedReturns: number
  /** Number of failed refunds when staff last retried. */
  readonly failedBefore: number
  /** Number of the refund, from 1: each manual retry has its own idempotency key. */
  readonly refundNumber: number
}

/** A payment before its page is opened. */
export const newStanding: PaymentStanding = {
  ...{ money: 'none', dispute: null, pageClosed: false, intent: null, gaveUp: false, goesBack: false, byHand: false },
  ...{ failedReturns: 0, failedBefore: 0, refundNumber: 1 },
}

/** Whether the dealer holds the money, captured or authorised. */
export const isMoneyHeld = ({ money, dispute, byHand }: Pick<PaymentStanding, 'money' | 'dispute' | 'byHand'>): boolean =>
  !byHand && dispute !== 'lost' && (money === 'authorised' || money === 'charged' || money === 'returning' || money === 'returnFailed')

/** Whether a refund is stuck: declined by the bank, or retries ended. */
export const isReturnStuck = ({ money, intent, gaveUp }: Pick<PaymentStanding, 'money' | 'intent' | 'gaveUp'>): boolean =>
  money === 'returnFailed' || (intent === 'giveBack' && gaveUp)

/** Stage of the money; it never moves to an earlier one. A cancelled refund counts as never made. */
const stages: { readonly [Money in PaymentMoney]: number } = {
  ...{ none: 0, failed: 0, authorised: 1, charged: 2, returning: 2 },
  ...{ letGo: 3, returned: 3, returnFailed: 3 },
}

/**
 * Applies the provider's current facts to a payment. After a manual retry, the earlier failure doesn't count; a paid payment never
 * becomes unpaid.
 */
export const withFacts = <Standing extends PaymentStanding>(
  standing: Standing,
  { money, dispute, page, failedReturns }: Pick<PaymentFacts, 'money' | 'dispute' | 'page' | 'failedReturns'>,
): Standing => {
  const isTriedAgain = money === 'returnFailed' && failedReturns <= standing.failedBefore
  const known = stages[money] < stages[standing.money] ? standing.money : money
  return { ...standing, money: isTriedAgain ? 'charged' : known, dispute, pageClosed: page === 'closed', failedReturns }
}

/**
 * Operation needed for money that must not be kept, derived from its state; replaces any pending one. A disputed payment can't be
 * refunded.
 */
export const returnIntent = ({
  money,
  dispute,
  pageClosed,
  byHand,
}: Pick<PaymentStanding, 'money' | 'dispute' | 'pageClosed' | 'byHand'>): PaymentIntent | null => {
  if (byHand || dispute === 'lost') return null
  if (money === 'authorised' || (money === 'charged' && dispute !== 'open')) return 'giveBack'
  return (money === 'none' || money === 'failed') && !pageClosed ? 'close' : null
}

/** Sets the pending operation; an unchanged one keeps its retry count. */
export const withIntent = <Standing extends PaymentStanding>(standing: Standing, intent: PaymentIntent | null): Standing =>
  intent === standing.intent ? standing : { ...standing, intent, gaveUp: false }

/** Starts a manual retry of a refund with a new idempotency key. */
export const withNewRefund = <Standing extends PaymentStanding>(standing: Standing): Standing => ({
  ...standing,
  money: standing.money === 'returnFailed' ? 'charged' : standing.money,
  intent: null,
  gaveUp: false,
  failedBefore: standing.failedReturns,
  refundNumber: standing.refundNumber + 1,
})
