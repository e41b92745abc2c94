import { memoisedLast } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shows } from '../../parts/shows'
import type { WeeklyTexts } from '../small-print/FinanceTexts'
import { lenderFigures } from './lenderFigures'
import { type AboutLender, lenderNeeds } from './lenderNeeds'
import { weeklyTexts } from './weeklyTexts'

/** Of one car its figure, its estimate and its calculator ask in turn. */
const lastFigure = memoisedLast((car: AboutLender['car'], finance: ResolvedConfig['finance'], now: string): WeeklyTexts | null => {
  const lender = shows({ needs: lenderNeeds(finance) }, { car, config: { finance }, now }) ? lenderFigures(car, finance) : null
  if (!lender) return null
  const { paymentWeekCents, paymentMonthCents, interestRate, comparisonRate } = lender
  const figures = { weeklyCents: paymentWeekCents, monthlyCents: paymentMonthCents, rate: interestRate, comparisonRate }
  return weeklyTexts(figures, finance)
})

/**
 * Works out the weekly figure of a car, in whole dollars (FIN-08), with its rates (CAR-23 to CAR-28), and what it comes to a
 * month where the site says so (FIN-09). The price threshold of $500 doesn't bind 360 Finance and AusLoans (CAR-29). Null when
 * finance isn't shown, or comes to $25 or less (ERR-12). Where it stands `shownWeekly` says.
 *
 * @param now the instant of the page, ISO in UTC; its year decides a car's age
 */
export const weeklyFinance = (car: AboutLender['car'], finance: ResolvedConfig['finance'], now: string): WeeklyTexts | null =>
  lastFigure(car, finance, now)
