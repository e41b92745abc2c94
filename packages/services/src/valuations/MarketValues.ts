/** What the provider of market values is asked of: the vehicle as it was looked up, never whose it is. */
export interface MarketQuestion {
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly year: number
  /** Odometer in kilometres. */
  readonly km: number
  readonly plate: string | null
  /** A state of Australia, or NZ. */
  readonly state: string | null
  readonly vin: string | null
}

export interface MarketAnswer {
  /** What one like it in good condition sells for; cents. */
  readonly marketCents: number
  /** Whose figure it is, in words shoppers read. */
  readonly source: string
}

/** Says what a vehicle sells for. */
export interface MarketValues {
  /** Null where it isn't known; rejects where nobody can be asked: it is down, slow, or has had enough questions (429). */
  readonly worthOf: (question: MarketQuestion, now: string) => Promise<MarketAnswer | null>
}
