import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { hasRateRange } from '@forecourt/schema/switches/shownFinance'
import { formatMoney } from '../../format/formatMoney'
import { formatRate } from '../../format/groupThousands'
import type { FinanceFigures } from './FinanceTexts'

type Example = Pick<FinanceFigures, 'rate' | 'comparisonRate' | 'termYears' | 'depositCents' | 'residualCents'>
type ExampleConfig = Pick<ResolvedConfig, 'lender' | 'estimate'> & { readonly identity: Pick<ResolvedConfig['identity'], 'country'> }

/** Rates shown with every result of the calculator, and the example they belong to. */
export interface PrintedExample {
  readonly rate: number
  /** '8.99% p.a.' */
  readonly rateText: string
  /** '10.05%'; null only in New Zealand. */
  readonly comparisonText: string | null
  readonly text: string
}

const sentence = ({ rate, comparisonRate, termYears, depositCents, residualCents }: Example, compares: boolean): string => {
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const balloon = residualCents > 0 ? ` and a final payment of ${formatMoney(residualCents)}` : ''
  const term = `${termYears} ${termYears === 1 ? 'year' : 'years'}`
  const compared = compares && comparisonRate !== null ? `comparison rate ${formatRate(comparisonRate)} p.a., ` : ''
  return `Example: ${term} at ${formatRate(rate)} p.a., ${compared}${deposit}${balloon}.`
}

/**
 * The example printed with the calculator: that of the weekly figure next to it (FIN-04); otherwise 5 years at 6.29% p.a., comparison
 * 8.19%, no deposit, with the rates of the site's estimate (FIN-06), and the lender's range of comparison rates, if it has one (FIN-07).
 */
export const printedExample = (figures: FinanceFigures | null, { lender, estimate, identity }: ExampleConfig): PrintedExample => {
  const { rate, comparisonRate } = figures ?? estimate
  const compares = statesComparisonRate(identity)
  const hasRange = compares && !figures && hasRateRange(lender)
  const range = `Comparison rates range from ${formatRate(lender.comparisonRateFrom)} to ${formatRate(lender.comparisonRateTo)} p.a.`
  const example = sentence(figures ?? { rate, comparisonRate, termYears: 5, depositCents: 0, residualCents: 0 }, compares)
  return {
    rate,
    rateText: `${formatRate(rate)} p.a.`,
    comparisonText: comparisonRate === null ? null : formatRate(comparisonRate),
    text: hasRange ? `${example} ${range}` : example,
  }
}
