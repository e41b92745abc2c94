import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Cents } from '../entities/Car'

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
