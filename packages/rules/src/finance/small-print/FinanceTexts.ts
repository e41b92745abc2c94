import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Cents } from '../../entities/Car'

/** The loan behind the weekly figure of a car: what calculator, example and small print of its page start from (FIN-04, FIN-23). */
export interface FinanceFigures {
  readonly source: 'lender' | 'quote' | 'estimate'
  readonly priceCents: Cents
  /** Whether that is with on-road costs, where the car shows the price without them. */
  readonly onRoadCosts?: 'with' | 'without'
  /** What the figure comes to a week, not yet rounded to dollars. */
  readonly weeklyCents: Cents
  /** Percent a year. */
  readonly rate: number
  /** Percent a year, as advertised for the lender's own example. */
  readonly comparisonRate: number
  readonly termYears: number
  readonly depositCents: Cents
  readonly residualCents: Cents
  /** The fees in the figure, and how it is rounded. */
  readonly lender: Pick<ResolvedConfig['lender'], 'fees' | 'rounding'>
}

/** What a lender says of a loan: a figure a week, and the terms it is from (FIN-25). */
export interface WeeklyLoan {
  readonly priceCents: Cents
  readonly weeklyCents: Cents
  /** Percent a year. */
  readonly rate: number
  readonly termYears: number
  readonly depositCents: Cents
  readonly residualCents: Cents
  /** The establishment fee the lender names; null where it names none. */
  readonly establishmentFeesCents: Cents | null
}

/** A weekly figure as it is shown: never without its rate and comparison rate (CAR-23, FIN-05). */
export interface WeeklyTexts {
  readonly weeklyText: string
  /** What it comes to a month; only where the site says so (FIN-09). */
  readonly monthlyText: string | null
  readonly rateText: string
  readonly comparisonText: string
}

/** What the estimate box says (FIN-02 to FIN-04). */
export interface EstimateTexts extends WeeklyTexts {
  readonly disclaimer: RichText
  /** A quote service's figure, or the site's own arithmetic. */
  readonly source: 'quote' | 'estimate'
  /** No lender stands behind a quote that was made up for a demonstration. */
  readonly simulated: boolean
}
