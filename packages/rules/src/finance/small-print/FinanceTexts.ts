import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { Cents } from '../../entities/Car'

/** The loan behind a car's weekly figure: the basis for the calculator, example and small print of its page (FIN-04, FIN-23). */
export interface FinanceFigures {
  readonly source: 'lender' | 'quote' | 'estimate'
  readonly priceCents: Cents
  /** Whether the price includes on-road costs, if the car shows one without. */
  readonly onRoadCosts?: 'with' | 'without'
  /** Weekly amount, unrounded. */
  readonly weeklyCents: Cents
  /** Percent a year. */
  readonly rate: number
  /** Percent a year, as advertised for the lender's example; null only in New Zealand, where there is none. */
  readonly comparisonRate: number | null
  readonly termYears: number
  readonly depositCents: Cents
  readonly residualCents: Cents
  /** Fees included in the figure, and the rounding. */
  readonly lender: Pick<ResolvedConfig['lender'], 'fees' | 'rounding'>
}

/** A weekly figure with the loan terms it is based on (FIN-25). */
export interface WeeklyLoan {
  readonly priceCents: Cents
  readonly weeklyCents: Cents
  /** Percent a year. */
  readonly rate: number
  readonly termYears: number
  readonly depositCents: Cents
  readonly residualCents: Cents
  /** Establishment fee stated by the lender; null if none. */
  readonly establishmentFeesCents: Cents | null
}

/** A formatted weekly figure, always with its rate, and in Australia with the comparison rate (CAR-23, FIN-05). */
export interface WeeklyTexts {
  readonly weeklyText: string
  /** What is paid before and after the weekly amounts, such as “$4,000 deposit, $9,000 balloon”; null for nothing (FIN-25). */
  readonly assumesText: string | null
  /** Monthly amount; only if the site shows it (FIN-09). */
  readonly monthlyText: string | null
  readonly rateText: string
  readonly comparisonText: string | null
}

/** Content of the estimate box (FIN-02 to FIN-04). */
export interface EstimateTexts extends WeeklyTexts {
  readonly disclaimer: RichText
  /** Whether it is a quote service's figure or the site's own calculation. */
  readonly source: 'quote' | 'estimate'
  /** A demo quote without a real lender. */
  readonly simulated: boolean
}
