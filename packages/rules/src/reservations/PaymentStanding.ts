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
  /** Total that was refunded in parts. Cents. */
  readonly returnedCents: number
  /** Number of failed partial refunds so far. */
  readonly failedParts: number
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
  readonly goesBack: boolean
  /** Whether staff recorded a refund by other means. */
  readonly byHand: boolean
  /** Number of failed refunds in the provider's last facts. */
  readonly failedReturns: number
  /** Number of failed refunds when staff last retried. */
  readonly failedBefore: number
  /** Number of the refund, from 1: each manual retry has its own idempotency key. */
  readonly refundNumber: number
  /** Total that the provider refunded in parts. Cents. */
  readonly returnedCents: number
  /** Total that staff decided to refund in parts: the dealer may keep the rest. Cents. */
  readonly backCents: number
  /** Number of failed partial refunds in the provider's last facts. */
  readonly failedParts: number
}

/** A payment before its page is opened. */
export const newStanding: PaymentStanding = {
  ...{ money: 'none', dispute: null, pageClosed: false, intent: null, gaveUp: false, goesBack: false, byHand: false },
  ...{ failedReturns: 0, failedBefore: 0, refundNumber: 1, returnedCents: 0, backCents: 0, failedParts: 0 },
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
  facts: Pick<PaymentFacts, 'money' | 'dispute' | 'page' | 'failedReturns' | 'returnedCents' | 'failedParts'>,
): Standing => {
  const { money, dispute, page, failedReturns } = facts
  const isRetried = money === 'returnFailed' && failedReturns <= standing.failedBefore
  const known = stages[money] < stages[standing.money] ? standing.money : money
  return {
    ...standing,
    ...(isCaptured(money) && partsAfter(standing, facts)),
    ...{ money: isRetried ? 'charged' : known, dispute, pageClosed: page === 'closed', failedReturns },
  }
}

/** Whether the dealer has captured money, though a refund made at the provider may have failed. */
const isCaptured = (money: PaymentMoney): boolean => money === 'charged' || money === 'returnFailed'

/** The refunded parts by the provider's facts: a part that the bank refused is no longer pending. */
const partsAfter = (
  { backCents, failedParts: failedBefore }: PaymentStanding,
  { returnedCents, failedParts }: Pick<PaymentFacts, 'returnedCents' | 'failedParts'>,
) => ({ returnedCents, failedParts, backCents: failedParts > failedBefore ? returnedCents : Math.max(backCents, returnedCents) })

/** A payment whose refunds in parts can be decided. */
interface PartlyRefunded extends PaymentStanding {
  readonly amountCents: number
}

/** What the dealer may keep of a payment once all decided partial refunds are made. Cents. */
export const heldCents = (payment: PartlyRefunded): number =>
  isMoneyHeld(payment) && !payment.goesBack ? payment.amountCents - payment.backCents : 0

/** Whether a part can be refunded now: the money is captured and undisputed, and no refund is pending. */
export const mayRefundPart = ({ money, dispute, byHand, goesBack, returnedCents, backCents }: PaymentStanding): boolean =>
  money === 'charged' && dispute !== 'open' && dispute !== 'lost' && !byHand && !goesBack && backCents <= returnedCents

/** Decides to refund a part of a payment; null if it can't be refunded, or isn't held. */
export const withPart = <Payment extends PartlyRefunded>(payment: Payment, cents: number): Payment | null =>
  mayRefundPart(payment) && Number.isInteger(cents) && cents > 0 && cents <= heldCents(payment)
    ? { ...payment, backCents: payment.returnedCents + cents }
    : null

/** Drops a pending partial refund after the last unsuccessful retry. */
export const withoutPart = <Standing extends PaymentStanding>(standing: Standing): Standing => ({
  ...standing,
  backCents: standing.returnedCents,
})

/** Pending operation of money that is kept: a partial refund that the provider hasn't made yet. */
export const partIntent = ({ money, dispute, byHand, returnedCents, backCents }: PaymentStanding): PaymentIntent | null =>
  isCaptured(money) && dispute !== 'open' && dispute !== 'lost' && !byHand && backCents > returnedCents ? 'giveBackPart' : null

/** A partial refund that was made or failed between two states of a payment; null if there is none. */
export const partNews = (
  before: PaymentStanding,
  after: PaymentStanding,
): { readonly part: 'returned' | 'failed'; readonly cents: number } | null => {
  if (after.returnedCents > before.returnedCents) return { part: 'returned', cents: after.returnedCents - before.returnedCents }
  return after.backCents < before.backCents ? { part: 'failed', cents: before.backCents - after.backCents } : null
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
