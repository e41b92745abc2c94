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
  /** Number of refunds of the whole payment that failed so far. */
  readonly failedRefunds: number
  /** Total that was refunded in parts. Cents. */
  readonly refundedPartsCents: number
  /** Number of failed partial refunds so far. */
  readonly failedPartialRefunds: number
  /** Payment method, such as 'Visa •••• 4242'; empty if not paid. */
  readonly paidWith: string
  /** When the authorisation expires. ISO in UTC. */
  readonly captureBefore: string | null
}

/** Pending operation at the provider: close the page, capture, refund, or refund a part. */
export type PaymentIntent = 'close' | 'capture' | 'giveBack' | 'giveBackPart'

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
  readonly mustRefund: boolean
  /** Whether staff recorded that they returned the money without the provider, such as by bank transfer. */
  readonly refundedAnotherWay: boolean
  /** Number of refunds of the whole payment that failed, by the provider's last facts. */
  readonly failedRefunds: number
  /** The value of `failedRefunds` when staff last retried: only later failures count. */
  readonly failedRefundsAtRetry: number
  /** Number of the refund, from 1: each manual retry has its own idempotency key. */
  readonly refundNumber: number
  /** Total that the provider refunded in parts. Cents. */
  readonly refundedPartsCents: number
  /** Total that staff decided to refund in parts: the dealer may keep the rest. Cents. */
  readonly decidedPartsCents: number
  /** Number of partial refunds that failed, by the provider's last facts. */
  readonly failedPartialRefunds: number
}

/** A payment before its page is opened. */
export const newStanding: PaymentStanding = {
  ...{ money: 'none', dispute: null, pageClosed: false, intent: null, gaveUp: false, mustRefund: false, refundedAnotherWay: false },
  ...{ failedRefunds: 0, failedRefundsAtRetry: 0, refundNumber: 1, refundedPartsCents: 0, decidedPartsCents: 0, failedPartialRefunds: 0 },
}

/** Whether the dealer holds the money, captured or authorised. */
export const isMoneyHeld = ({
  money,
  dispute,
  refundedAnotherWay,
}: Pick<PaymentStanding, 'money' | 'dispute' | 'refundedAnotherWay'>): boolean =>
  !refundedAnotherWay &&
  dispute !== 'lost' &&
  (money === 'authorised' || money === 'charged' || money === 'returning' || money === 'returnFailed')

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
  facts: Pick<PaymentFacts, 'money' | 'dispute' | 'page' | 'failedRefunds' | 'refundedPartsCents' | 'failedPartialRefunds'>,
): Standing => {
  const { money, dispute, page, failedRefunds } = facts
  const isRetried = money === 'returnFailed' && failedRefunds <= standing.failedRefundsAtRetry
  const known = stages[money] < stages[standing.money] ? standing.money : money
  return {
    ...standing,
    ...(isCaptured(money) && partsAfter(standing, facts)),
    ...{ money: isRetried ? 'charged' : known, dispute, pageClosed: page === 'closed', failedRefunds },
  }
}

/** Whether the dealer has captured money, though a refund made at the provider may have failed. */
const isCaptured = (money: PaymentMoney): boolean => money === 'charged' || money === 'returnFailed'

/** The refunded parts by the provider's facts: a part that the bank refused is no longer pending. */
const partsAfter = (
  { decidedPartsCents, failedPartialRefunds: knownFailures }: PaymentStanding,
  { refundedPartsCents, failedPartialRefunds }: Pick<PaymentFacts, 'refundedPartsCents' | 'failedPartialRefunds'>,
) => ({
  refundedPartsCents,
  failedPartialRefunds,
  decidedPartsCents: failedPartialRefunds > knownFailures ? refundedPartsCents : Math.max(decidedPartsCents, refundedPartsCents),
})

/** A payment whose refunds in parts can be decided. */
interface PartlyRefunded extends PaymentStanding {
  readonly amountCents: number
}

/** What the dealer may keep of a payment once all decided partial refunds are made. Cents. */
export const heldCents = (payment: PartlyRefunded): number =>
  isMoneyHeld(payment) && !payment.mustRefund ? payment.amountCents - payment.decidedPartsCents : 0

/** Whether a part can be refunded now: the money is captured and undisputed, and no refund is pending. */
export const mayRefundPart = ({
  money,
  dispute,
  refundedAnotherWay,
  mustRefund,
  refundedPartsCents,
  decidedPartsCents,
}: PaymentStanding): boolean =>
  money === 'charged' &&
  dispute !== 'open' &&
  dispute !== 'lost' &&
  !refundedAnotherWay &&
  !mustRefund &&
  decidedPartsCents <= refundedPartsCents

/** Decides to refund a part of a payment; null if it can't be refunded, or isn't held. */
export const withPart = <Payment extends PartlyRefunded>(payment: Payment, cents: number): Payment | null =>
  mayRefundPart(payment) && Number.isInteger(cents) && cents > 0 && cents <= heldCents(payment)
    ? { ...payment, decidedPartsCents: payment.refundedPartsCents + cents }
    : null

/** Drops a pending partial refund after the last unsuccessful retry. */
export const withoutPart = <Standing extends PaymentStanding>(standing: Standing): Standing => ({
  ...standing,
  decidedPartsCents: standing.refundedPartsCents,
})

/** Pending operation of money that is kept: a partial refund that the provider hasn't made yet. */
export const partIntent = ({
  money,
  dispute,
  refundedAnotherWay,
  refundedPartsCents,
  decidedPartsCents,
}: PaymentStanding): PaymentIntent | null =>
  isCaptured(money) && dispute !== 'open' && dispute !== 'lost' && !refundedAnotherWay && decidedPartsCents > refundedPartsCents
    ? 'giveBackPart'
    : null

/** A partial refund that was made or failed between two states of a payment; null if there is none. */
export const partNews = (
  before: PaymentStanding,
  after: PaymentStanding,
): { readonly part: 'returned' | 'failed'; readonly cents: number } | null => {
  if (after.refundedPartsCents > before.refundedPartsCents)
    return { part: 'returned', cents: after.refundedPartsCents - before.refundedPartsCents }
  return after.decidedPartsCents < before.decidedPartsCents
    ? { part: 'failed', cents: before.decidedPartsCents - after.decidedPartsCents }
    : null
}

/**
 * Operation needed for money that must not be kept, derived from its state; replaces any pending one. A disputed payment can't be
 * refunded.
 */
export const returnIntent = ({
  money,
  dispute,
  pageClosed,
  refundedAnotherWay,
}: Pick<PaymentStanding, 'money' | 'dispute' | 'pageClosed' | 'refundedAnotherWay'>): PaymentIntent | null => {
  if (refundedAnotherWay || dispute === 'lost') return null
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
  failedRefundsAtRetry: standing.failedRefunds,
  refundNumber: standing.refundNumber + 1,
})
