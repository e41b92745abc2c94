/** What a dealer adds to or takes from what vehicles of a make, or of an age, are worth to them. */
export interface ValuationAdjustment {
  readonly id: string
  /** Empty for any. */
  readonly make: string
  /** Whole years, both counted in. */
  readonly fromYears: number
  readonly toYears: number
  /** Of the market value; less than 0 takes away. */
  readonly percent: number
}

/** How a dealer makes offers of market values (TRD-01): an organisation's own rules of price. */
export interface ValuationRules {
  /** What stays with the dealer, of the market value. */
  readonly marginPercent: number
  /** How far apart both ends of a range are, of its middle. */
  readonly spreadPercent: number
  /** Below this no figure is given, and the dealership calls. Cents. */
  readonly minimumCents: number
  /** Days an offer stands. */
  readonly validDays: number
  /** Questions to the provider within a day, which cost; beyond, the dealership calls. */
  readonly lookupsPerDay: number
  /** Makes that get a figure online; empty for all. */
  readonly makes: readonly string[]
  readonly adjustments: readonly ValuationAdjustment[]
}

export const usualValuationRules: ValuationRules = {
  marginPercent: 12,
  spreadPercent: 8,
  minimumCents: 200_000,
  validDays: 7,
  lookupsPerDay: 200,
  makes: [],
  adjustments: [],
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** What each number of the rules may be. */
export const valuationBounds = {
  marginPercent: { min: 0, max: 60 },
  spreadPercent: { min: 0, max: 40 },
  minimumCents: { min: 0, max: 10_000_000 },
  validDays: { min: 1, max: 60 },
  lookupsPerDay: { min: 0, max: 10_000 },
} as const satisfies { readonly [Field in keyof ValuationRules]?: Bounds }

export const adjustmentBounds = {
  years: { min: 0, max: 60 },
  percent: { min: -50, max: 50 },
} as const satisfies { readonly [field: string]: Bounds }

export const mostAdjustments = 100
