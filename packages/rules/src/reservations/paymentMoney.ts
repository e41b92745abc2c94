/**
 * Where the money of a payment is: nowhere yet, refused by the bank, kept on the card, taken, on its way back, let go without having
 * been taken, returned, or refused on its way back (CHK-02).
 */
export const paymentMoney = ['none', 'failed', 'authorised', 'charged', 'returning', 'letGo', 'returned', 'returnFailed'] as const
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
