import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, FinanceLender } from '../entities/Car'
import { isInStock } from '../stock/isInStock'
import { isFinanceExcluded } from './isFinanceExcluded'

/** A weekly figure with the two rates it may never be shown without. */
export interface WeeklyFinance {
  readonly weeklyText: string
  readonly rateText: string
  readonly comparisonText: string
}

type FinancedCar = Pick<Car, 'status' | 'make' | 'year' | 'priceCents' | 'financeLenders'>
type Provider = ResolvedConfig['finance']['provider']

const weeksAMonth = 4.33
const smallestWeekly = 25
const pricedOver500 = (car: FinancedCar) => car.priceCents !== null && car.priceCents > 50_000
const hasWeekly = (car: FinancedCar, lender: FinanceLender) => pricedOver500(car) && lender.paymentWeekCents !== null

/** What each provider asks of a car beside being in stock (CAR-25 to CAR-28). */
const passes: { readonly [Name in Exclude<Provider, 'none'>]: (car: FinancedCar, lender: FinanceLender, now: string) => boolean } = {
  taurus: (car, _lender, now) => pricedOver500(car) && car.year > new Date(now).getUTCFullYear() - 12,
  '360_finance': () => true,
  ausloans: () => true,
  manual: hasWeekly,
  angle: hasWeekly,
  powertorque: hasWeekly,
  nissan_finance: (car, lender) => pricedOver500(car) && lender.paymentMonthCents !== null,
}

/**
 * Works out the weekly figure of a car, in whole dollars (FIN-08), with its rates (CAR-23 to CAR-28). A monthly payment
 * becomes weekly by the 4.33 weeks of a month (FIN-09). Null when finance isn't shown, or comes to $25 or less (ERR-12).
 * Where it shows is for `finance.showWidget` (car page) and `card.showWeekly` (cards) to say.
 *
 * @param now the instant of the page, ISO in UTC; its year decides a car's age
 */
export const weeklyFinance = (car: FinancedCar, settings: ResolvedConfig['finance'], now: string): WeeklyFinance | null => {
  if (settings.provider === 'none' || !isInStock(car) || isFinanceExcluded(car, settings)) return null
  const lender = Object.hasOwn(car.financeLenders, settings.provider) ? car.financeLenders[settings.provider] : undefined
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return null
  if (!passes[settings.provider](car, lender, now)) return null
  const weeklyCents = lender.paymentWeekCents ?? (lender.paymentMonthCents === null ? 0 : lender.paymentMonthCents / weeksAMonth)
  const weekly = Math.round(weeklyCents / 100)
  if (!(weekly > smallestWeekly)) return null
  return {
    weeklyText: `$${weekly.toLocaleString('en-AU')}`,
    rateText: `${lender.interestRate.toFixed(2)}% p.a.`,
    comparisonText: `${lender.comparisonRate.toFixed(2)}%`,
  }
}
