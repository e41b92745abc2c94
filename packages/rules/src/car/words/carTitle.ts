import type { Car } from '../../entities/Car'
import { makeAndModel } from './makeAndModel'

/**
 * A car's name where nobody gave it another: year, make, model and badge, each said once (ENT-01).
 *
 * @example carTitle({ year: 2020, make: 'Mazda', model: 'Mazda3', badge: 'Evolve' }) // '2020 Mazda3 Evolve'
 */
export const carTitle = ({ year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, makeAndModel(make, model), badge].filter(Boolean).join(' ')
