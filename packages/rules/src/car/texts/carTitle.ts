import type { Car } from '../../entities/Car'

/**
 * Combines make and model without repeating the make: a model that begins with its make is used alone (VDP-04).
 *
 * @example makeAndModel('Mazda', 'Mazda3') // 'Mazda3'
 * @example makeAndModel('Mazda', 'CX-5') // 'Mazda CX-5'
 */
export const makeAndModel = (make: string, model: string): string => {
  const [first, second] = [make.trim(), model.trim()]
  const rest = second.slice(first.length)
  const startsWithMake = second.toLowerCase().startsWith(first.toLowerCase()) && !/^\p{L}/u.test(rest)
  return startsWithMake ? second : [first, second].filter(Boolean).join(' ')
}

/**
 * Default name of a car: year, make, model and badge, without repetition (ENT-01).
 *
 * @example carTitle({ year: 2020, make: 'Mazda', model: 'Mazda3', badge: 'Evolve' }) // '2020 Mazda3 Evolve'
 */
export const carTitle = ({ year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, makeAndModel(make, model), badge].filter(Boolean).join(' ')
