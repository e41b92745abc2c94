/** A dealer's price adjustment for a make or an age. */
export interface ValuationAdjustment {
  readonly id: string
  /** Empty for any make. */
  readonly make: string
  /** Age range in whole years, inclusive. */
  readonly fromYears: number
  readonly toYears: number
  /** Percentage of the market value; negative reduces it. */
  readonly percent: number
}

/** An organisation's pricing rules for valuations (TRD-01). */
export interface ValuationRules {
  /** The dealer's margin in percent of the market value. */
  readonly marginPercent: number
  /** Width of the range in percent of its middle. */
  readonly spreadPercent: number
  /** Minimum figure in cents; below it the dealership calls instead. */
  readonly minimumCents: number
  /** Validity of an offer in days. */
  readonly validDays: number
  /** Daily limit of paid lookups at the provider; beyond it the dealership calls instead. */
  readonly lookupsPerDay: number
  /** Makes valued online; empty for all. */
  readonly makes: readonly string[]
  readonly adjustments: readonly ValuationAdjustment[]
}

export const defaultValuationRules: ValuationRules = {
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

/** Limits of the numeric rules. */
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

export const maxAdjustments = 100
