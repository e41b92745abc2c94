import { calculator } from '@forecourt/schema/sections/calculator'
import { estimate } from '@forecourt/schema/sections/estimate'
import { parseRate } from '../text/parseRate'
import type { OnboardingAnswers } from './OnboardingAnswers'

/** Percent a year. */
export interface ConfirmedRates {
  readonly rate: number
  readonly comparisonRate: number
}

/** Reads the rates of the lender's example (FIN-06, FIN-24); null unless both were given and can be rates. */
export const onboardingRates = (finance: OnboardingAnswers['finance']): ConfirmedRates | null => {
  const [rate, comparisonRate] = [parseRate(finance.rate) ?? Number.NaN, parseRate(finance.comparisonRate) ?? Number.NaN]
  const { minRate, maxRate } = calculator.properties
  const takes = rate >= minRate.default && rate <= maxRate.default
  return takes && comparisonRate >= rate && comparisonRate <= estimate.properties.comparisonRate.maximum ? { rate, comparisonRate } : null
}
