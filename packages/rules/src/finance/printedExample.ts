import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { formatMoney } from '../pricing/formatMoney'
import { formatRate } from './formatRate'
import { lenderFigures } from './lenderFigures'

type ExampleConfig = Pick<ResolvedConfig, 'finance' | 'lender' | 'estimate'>

const example = (years: number, depositCents: number, rate: number, comparisonRate: number): string => {
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const term = `${years} ${years === 1 ? 'year' : 'years'}`
  return `Example: ${term} at ${formatRate(rate)} p.a., comparison rate ${formatRate(comparisonRate)} p.a., ${deposit}.`
}

/**
 * Writes the example printed with the calculator: the lender's own for the car; else the range of the lender's comparison
 * rates (FIN-07); else 5 years at 6.29% p.a., comparison 8.19%, no deposit, with the rates of the site's estimate (FIN-06).
 */
export const printedExample = (car: Pick<Car, 'financeLenders'> | null, { finance, lender, estimate }: ExampleConfig): string => {
  const figures = car && lenderFigures(car, finance)
  if (figures) return example(figures.termYears ?? 5, figures.depositCents ?? 0, figures.interestRate, figures.comparisonRate)
  if (lender.comparisonRateFrom > 0 && lender.comparisonRateTo > 0)
    return `Comparison rates range from ${formatRate(lender.comparisonRateFrom)} to ${formatRate(lender.comparisonRateTo)} p.a.`
  return example(5, 0, estimate.rate, estimate.comparisonRate)
}
