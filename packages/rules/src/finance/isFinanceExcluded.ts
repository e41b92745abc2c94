import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

/** Says whether the site shows no finance for cars of this make, whatever the case it is written in (CAR-23). */
export const isFinanceExcluded = (car: Pick<Car, 'make'>, settings: Pick<ResolvedConfig['finance'], 'excludedMakes'>): boolean =>
  settings.excludedMakes.some((make) => make.trim().toLowerCase() === car.make.trim().toLowerCase())
