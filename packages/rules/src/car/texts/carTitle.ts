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
 * Combines model and badge without repeating the model: a badge that begins with it is used alone.
 *
 * @example modelAndBadge('UX', 'UX 250h Limited') // 'UX 250h Limited'
 * @example modelAndBadge('Corolla', null) // 'Corolla'
 */
export const modelAndBadge = (model: string, badge: string | null): string =>
  badge?.toLowerCase().startsWith(`${model.toLowerCase()} `) ? badge : [model, badge].filter(Boolean).join(' ')

/**
 * Default name of a car: year, make, model and badge, without repetition (ENT-01).
 *
 * @example carTitle({ year: 2020, make: 'Mazda', model: 'Mazda3', badge: 'Evolve' }) // '2020 Mazda3 Evolve'
 */
export const carTitle = ({ year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, makeAndModel(make, modelAndBadge(model, badge))].filter(Boolean).join(' ')
