import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../pricing/hasPrice'
import { isInStock } from '../stock/isInStock'
import type { FinancedCar } from './exclusionDescribes'
import { isFinanceExcluded } from './isFinanceExcluded'

/** Says whether a car's page has the calculator (FIN-11): the site shows it, the car is in stock, has a price and may be financed (CAR-24). */
export const showsCalculator = (
  car: FinancedCar & Pick<Car, 'status'>,
  { calculator, finance }: Pick<ResolvedConfig, 'calculator' | 'finance'>,
): boolean => calculator.showOnCarPage && isInStock(car) && hasPrice(car) && !isFinanceExcluded(car, finance)
