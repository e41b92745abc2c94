import type { Car } from '../entities/Car'

type ComparedCar = Pick<Car, 'makeSlug' | 'modelSlug' | 'badge' | 'year' | 'priceCents'>

const modelOf = ({ makeSlug, modelSlug }: ComparedCar): string => `${makeSlug}/${modelSlug}`
const gradeOf = (car: ComparedCar): string => `${modelOf(car)}/${(car.badge ?? '').trim().toLowerCase()}`
const variantOf = (car: ComparedCar): string => `${gradeOf(car)}/${car.year}`
/** Cars without a price are never at the same price. */
const offerOf = (car: ComparedCar): string | null => (car.priceCents === null ? null : `${modelOf(car)}/${car.priceCents}`)

/** Replaces the last cars of a model beyond half of the chosen ones by close ones of other models, each of a grade that isn't chosen. */
const withOtherModels = <Compared extends ComparedCar>(chosen: readonly Compared[], close: readonly Compared[]): Compared[] => {
  const kept = [...chosen]
  const most = Math.ceil(chosen.length / 2)
  const countOf = (car: ComparedCar) => kept.filter((other) => modelOf(other) === modelOf(car)).length
  for (const other of close) {
    const excess = kept.findLastIndex((car) => countOf(car) > most)
    if (excess < 0) break
    if (countOf(other) < most && !kept.some((car) => gradeOf(car) === gradeOf(other))) kept[excess] = other
  }
  return kept
}

/**
 * The first cars of a list that give a shopper a choice (VDP-29): one of each model, year and grade, then of those cars of a model at the
 * same price, then further ones of the same grade; the later ones only where there are too few others. At most half of them are of one
 * model where enough others are close. Keeps the order of the list.
 *
 * @param isClose whether a car is so similar that it may replace another of the same model
 * @example variedCars([gt2026, anotherGt2026, roadster2026], 2, () => true) // [gt2026, roadster2026]
 */
export const variedCars = <Compared extends ComparedCar>(
  cars: readonly Compared[],
  limit: number,
  isClose: (car: Compared) => boolean,
): Compared[] => {
  const variants = new Set<string>()
  const offers = new Set<string>()
  const first: Compared[] = []
  const samePrice: Compared[] = []
  const sameVariant: Compared[] = []
  for (const car of cars) {
    const [variant, offer] = [variantOf(car), offerOf(car)]
    if (variants.has(variant)) sameVariant.push(car)
    else if (offer !== null && offers.has(offer)) samePrice.push(car)
    else first.push(car)
    variants.add(variant)
    if (offer !== null) offers.add(offer)
  }
  const chosen = new Set(withOtherModels([...first, ...samePrice, ...sameVariant].slice(0, limit), first.filter(isClose)))
  return cars.filter((car) => chosen.has(car))
}
