/**
 * Where the money of a payment is: nowhere yet, refused by the bank, kept on the card, taken, on its way back, let go without having
 * been taken, returned, or refused on its way back (CHK-02).
 */
const paymentMoney = ['none', 'failed', 'authorised', 'charged', 'returning', 'letGo', 'returned', 'returnFailed'] as const
export type PaymentMoney = (typeof paymentMoney)[number]
export type DisputeState = 'open' | 'won' | 'lost'

/** What a provider knows of a payment when it is asked: the same for every provider (CHK-02). */
export interface PaymentFacts {
  readonly money: PaymentMoney
  /** Whether its page still takes a payment. */
  readonly page: 'open' | 'closed'
  readonly dispute: DisputeState | null
  /** By which name the provider tells of it, beside its page's; null where it has none. */
  readonly ref: string | null
  /** How many refunds the bank refused so far. */
  readonly failedReturns: number
  /** How it was paid, such as 'Visa •••• 4242'; empty where it wasn't. */
  readonly paidWith: string
  /** When the bank lets go what is kept on the card. ISO in UTC. */
  readonly captureBefore: string | null
}

/** What is asked of the payment provider: its page is closed, the money taken, or given back. */
export type PaymentIntent = 'close' | 'capture' | 'giveBack'

/** A payment as it is known here: what its provider said last, and what the provider is still to be asked (CHK-02). */
export interface PaymentStanding {
  readonly money: PaymentMoney
  readonly dispute: DisputeState | null
  /** Whether its page takes no payment any more, as far as the provider has said so. */
  readonly pageClosed: boolean
  /** What the provider is to be asked; null where nothing is pending. */
  readonly intent: PaymentIntent | null
  /** Whether the provider was asked in vain so often that a person has to look. */
  readonly gaveUp: boolean
  /** Whether its money is to go back to the payer. */
  readonly goesBack: boolean
  /** Whether a person noted that its money went back another way. */
  readonly byHand: boolean
  /** How many refunds the bank refused, as the provider said last. */
  readonly failedReturns: number
  /** How many of them were known when a person last tried again. */
  readonly failedBefore: number
  /** Which refund this is, from 1: every try of a person has its own key at the provider. */
  readonly refundNumber: number
}

/** A payment whose page was not opened yet. */
export const newStanding: PaymentStanding = {
  ...{ money: 'none', dispute: null, pageClosed: false, intent: null, gaveUp: false, goesBack: false, byHand: false },
  ...{ failedReturns: 0, failedBefore: 0, refundNumber: 1 },
}

/** Whether the dealer has its money, or keeps it on the card. */
export const isMoneyHeld = ({ money, dispute, byHand }: Pick<PaymentStanding, 'money' | 'dispute' | 'byHand'>): boolean =>
  !byHand && dispute !== 'lost' && (money === 'authorised' || money === 'charged' || money === 'returning' || money === 'returnFailed')

/** Whether money that goes back got stuck: the bank refused it, or the provider could not be asked for days. */
export const isReturnStuck = ({ money, intent, gaveUp }: Pick<PaymentStanding, 'money' | 'intent' | 'gaveUp'>): boolean =>
  money === 'returnFailed' || (intent === 'giveBack' && gaveUp)

/** How far money has come: it never goes back to an earlier stage. A refund that is cancelled on its way is one that was not made. */
const stages: { readonly [Money in PaymentMoney]: number } = {
  ...{ none: 0, failed: 0, authorised: 1, charged: 2, returning: 2 },
  ...{ letGo: 3, returned: 3, returnFailed: 3 },
}

/**
 * A payment with what its provider says now. A refund that a person tries again has not failed yet, though the one before it did; and what
 * was paid is never again as if nobody had.
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
 * What the provider is to be asked about money that nobody is owed: worked out of how it stands, so that it replaces whatever else was
 * pending. While a bank looks into a payment it can't be refunded.
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

/** A payment of which something is pending: the same again keeps its tries. */
export const withIntent = <Standing extends PaymentStanding>(standing: Standing, intent: PaymentIntent | null): Standing =>
  intent === standing.intent ? standing : { ...standing, intent, gaveUp: false }

/** A payment whose refund a person tries again, with a key of its own. */
export const withNewRefund = <Standing extends PaymentStanding>(standing: Standing): Standing => ({
  ...standing,
  money: standing.money === 'returnFailed' ? 'charged' : standing.money,
  intent: null,
  gaveUp: false,
  failedBefore: standing.failedReturns,
  refundNumber: standing.refundNumber + 1,
})
