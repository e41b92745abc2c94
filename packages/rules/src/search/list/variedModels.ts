import type { Car } from '../../entities/Car'

type VariedCar = Pick<Car, 'makeSlug' | 'modelSlug' | 'reserved'>

/**
 * The first cars of a ranked list, with different models before further ones of the same (SRC-17, NAV-19): two alike beside one another
 * say little about a stock. Reserved cars are last.
 *
 * @example variedModels([rio, anotherRio, ceed], 2) // [rio, ceed]
 */
export const variedModels = <Ranked extends VariedCar>(cars: readonly Ranked[], limit: number): Ranked[] => {
  const free = cars.filter(({ reserved }) => !reserved)
  const isFirst = (car: Ranked) => car === free.find(({ makeSlug, modelSlug }) => makeSlug === car.makeSlug && modelSlug === car.modelSlug)
  return [...free.filter(isFirst), ...free.filter((car) => !isFirst(car)), ...cars.filter(({ reserved }) => reserved)].slice(0, limit)
}
