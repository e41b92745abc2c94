/** What a shopper earns a year before tax, in bands, as they say it: from and below, in whole dollars. */
export const incomeBands = {
  under40: { label: 'Under $40,000', from: 0 },
  from40: { label: '$40,000 to $60,000', from: 40_000 },
  from60: { label: '$60,000 to $80,000', from: 60_000 },
  from80: { label: '$80,000 to $120,000', from: 80_000 },
  from120: { label: '$120,000 and more', from: 120_000 },
} as const
export type IncomeBand = keyof typeof incomeBands

/** What a shopper typed and chose on the page of personalised finance (RTE-12): money in cents. */
export interface PersonalFinanceParams {
  readonly priceCents: number
  readonly depositCents: number
  readonly years: number
  /** Null where they don't say. */
  readonly income: IncomeBand | null
  /** The id of one of the site's ratings; null where none was chosen. */
  readonly rating: string | null
  /** The amounts that can't be used as they were typed: by field the text, and what is wrong with it. */
  readonly faults: { readonly [Field in 'price' | 'deposit']?: { readonly typed: string; readonly problem: string } }
}

/** The page as a shopper has it. */
export interface PersonalFinance {
  readonly asked: PersonalFinanceParams
  /** Whether they asked already, or have just come. */
  readonly isSubmitted: boolean
  readonly car: { readonly slug: string; readonly name: string } | null
}
