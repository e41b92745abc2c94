import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../pricing/hasPrice'
import { isInStock } from '../stock/isInStock'
import { carFinanceFigures } from './carFinanceFigures'
import { hasWeeklyFigure } from './hasWeeklyFigure'
import { isFinanceExcluded } from './isFinanceExcluded'

type CalculatorConfig = Pick<ResolvedConfig, 'calculator' | 'finance' | 'estimate' | 'lender'>

/**
 * Says whether a car's page has the calculator (FIN-11): the site shows it, the car is in stock, has a price and may be financed
 * (CAR-24). It opens with the car's weekly figure, if the figure's terms come to it; without one it needs a rate and an example that
 * the dealer has confirmed, since the ones it would start with otherwise are nobody's (FIN-06, FIN-24).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const showsCalculator = (car: Car, config: CalculatorConfig, now: string): boolean => {
  const { calculator, finance } = config
  if (!calculator.showOnCarPage || !isInStock(car) || !hasPrice(car) || isFinanceExcluded(car, finance)) return false
  return hasWeeklyFigure(car, config, now) ? carFinanceFigures(car, config, now) !== null : calculator.confirmed
}
