import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, FinanceLender } from '../entities/Car'
import { isInStock } from '../stock/isInStock'
import type { FinancedCar } from './exclusionDescribes'
import type { WeeklyTexts } from './FinanceTexts'
import { isFinanceExcluded } from './isFinanceExcluded'
import { lenderFigures } from './lenderFigures'
import { weeklyTexts } from './weeklyTexts'

type QuotedCar = FinancedCar & Pick<Car, 'status' | 'financeLenders'>
type Provider = ResolvedConfig['finance']['provider']

const pricedOver500 = (car: QuotedCar) => car.priceCents !== null && car.priceCents > 50_000
const hasWeekly = (car: QuotedCar, lender: FinanceLender) => pricedOver500(car) && lender.paymentWeekCents !== null

/** What each provider asks of a car beside being in stock (CAR-25 to CAR-28). */
const passes: { readonly [Name in Exclude<Provider, 'none'>]: (car: QuotedCar, lender: FinanceLender, now: string) => boolean } = {
  taurus: (car, _lender, now) => pricedOver500(car) && car.year > Number(now.slice(0, 4)) - 12,
  '360_finance': () => true,
  ausloans: () => true,
  manual: hasWeekly,
  angle: hasWeekly,
  powertorque: hasWeekly,
  nissan_finance: (car, lender) => pricedOver500(car) && lender.paymentMonthCents !== null,
}

/**
 * Works out the weekly figure of a car, in whole dollars (FIN-08), with its rates (CAR-23 to CAR-28), and what it comes to a
 * month where the site says so (FIN-09). The price threshold of $500 doesn't bind 360 Finance and AusLoans (CAR-29). Null when
 * finance isn't shown, or comes to $25 or less (ERR-12). Where it shows is for `finance.showWidget` (car page) and
 * `card.showWeekly` (cards) to say.
 *
 * @param now the instant of the page, ISO in UTC; its year decides a car's age
 */
export const weeklyFinance = (car: QuotedCar, settings: ResolvedConfig['finance'], now: string): WeeklyTexts | null => {
  if (settings.provider === 'none' || !isInStock(car) || isFinanceExcluded(car, settings)) return null
  const lender = lenderFigures(car, settings)
  if (!lender || !passes[settings.provider](car, lender, now)) return null
  const { paymentWeekCents, paymentMonthCents, interestRate, comparisonRate } = lender
  const figures = { weeklyCents: paymentWeekCents, monthlyCents: paymentMonthCents, rate: interestRate, comparisonRate }
  return weeklyTexts(figures, settings.showMonthly)
}
