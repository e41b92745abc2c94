import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { exclusionDescribes, type FinancedCar } from './exclusionDescribes'

const folded = (text: string) => text.trim().toLowerCase()

/**
 * Says whether the site shows no finance for a car: cars of some makes, whatever the case they are written in (CAR-23), and
 * cars that any of the site's exclusions describes (CAR-24).
 */
export const isFinanceExcluded = (car: FinancedCar, settings: Pick<ResolvedConfig['finance'], 'excludedMakes' | 'exclusions'>): boolean =>
  settings.excludedMakes.some((make) => folded(make) === folded(car.make)) ||
  settings.exclusions.some((exclusion) => exclusionDescribes(exclusion, car))
