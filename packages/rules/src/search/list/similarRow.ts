import type { Car } from '../../entities/Car'

type RowCar = Pick<Car, 'id' | 'makeSlug' | 'modelSlug'> & { readonly images: readonly Pick<Car['images'][number], 'key'>[] }

/** Cars of the same model in a row of similar cars, if there are enough others. */
const maxOfModel = 2

const isSameModel = (car: RowCar, other: RowCar): boolean => car.makeSlug === other.makeSlug && car.modelSlug === other.modelSlug

/** Whether two cars look like one car twice: a stock photo of the maker, mostly. */
const looksLike = (car: RowCar, other: RowCar | undefined): boolean => {
  const key = car.images[0]?.key
  return key !== undefined && key === other?.images[0]?.key
}

/**
 * The row of similar cars, from cars that are ranked by similarity: at most two of a model while there are others, and never two with the
 * same first picture next to each other, even if the row is then shorter than its limit (NAV-19).
 *
 * @example similarRow([prado, anotherPrado, thirdPrado, kluger], 3) // [prado, anotherPrado, kluger]
 */
export const similarRow = <Ranked extends RowCar>(ranked: readonly Ranked[], limit: number): Ranked[] => {
  const row: Ranked[] = []
  while (row.length < limit) {
    const free = ranked.filter((car) => !row.some(({ id }) => id === car.id) && !looksLike(car, row.at(-1)))
    const next = free.find((car) => row.filter((other) => isSameModel(car, other)).length < maxOfModel) ?? free[0]
    if (!next) break
    row.push(next)
  }
  return row
}
