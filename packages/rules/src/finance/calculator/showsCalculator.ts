import { shows } from '../../parts/shows'
import { type AboutCalculator, calculatorNeeds } from './calculatorNeeds'

/**
 * Says whether a car's page has the calculator (FIN-11): whether all of `calculatorNeeds` holds.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const showsCalculator = (car: AboutCalculator['car'], config: AboutCalculator['config'], now: string): boolean =>
  shows({ needs: calculatorNeeds }, { car, config, now })
