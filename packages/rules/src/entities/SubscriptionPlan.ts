/** A subscription as its shopper paid for it. Money in whole cents. */
export interface SubscriptionPlan {
  readonly termMonths: number
  readonly kmPerWeek: number
  /** Calendar date `YYYY-MM-DD`. */
  readonly startsOn: string
  readonly weeklyCents: number
  /** Weeks that the first payment covers, and its amount. */
  readonly firstWeeks: number
  readonly firstCents: number
  readonly bondCents: number
  /** What the weekly price includes, as the dealer describes it; empty if not stated. */
  readonly includes: string
}

/** Staff's checks of a subscription, as instants in UTC; null: not yet. */
export interface SubscriptionChecks {
  readonly identityCheckedAt: string | null
  readonly licenceCheckedAt: string | null
  readonly bondReturnedAt: string | null
}
