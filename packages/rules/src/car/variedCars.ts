import type { Car } from '../entities/Car'

type ComparedCar = Pick<Car, 'makeSlug' | 'modelSlug' | 'badge' | 'year' | 'priceCents'>

const modelOf = ({ makeSlug, modelSlug }: ComparedCar): string => `${makeSlug}/${modelSlug}`
const variantOf = (car: ComparedCar): string => `${modelOf(car)}/${car.year}/${(car.badge ?? '').trim().toLowerCase()}`
/** Cars without a price are never at the same price. */
const offerOf = (car: ComparedCar): string | null => (car.priceCents === null ? null : `${modelOf(car)}/${car.priceCents}`)

/**
 * The first cars of a list that give a shopper a choice (VDP-29): one of each model, year and grade, and cars of a model at the same price
 * only where there are too few others. Keeps the order of the list.
 *
 * @example variedCars([gt2026, anotherGt2026, roadster2026], 4) // [gt2026, roadster2026]
 */
export const variedCars = <Compared extends ComparedCar>(cars: readonly Compared[], limit: number): Compared[] => {
  const ofVariant = new Map<string, Compared>()
  for (const car of cars) if (!ofVariant.has(variantOf(car))) ofVariant.set(variantOf(car), car)
  const distinct = [...ofVariant.values()]
  const offers = new Set<string>()
  const repeats: Compared[] = []
  const first: Compared[] = []
  for (const car of distinct) {
    const offer = offerOf(car)
    if (offer !== null && offers.has(offer)) repeats.push(car)
    else first.push(car)
    if (offer !== null) offers.add(offer)
  }
  const chosen = new Set([...first, ...repeats].slice(0, limit))
  return distinct.filter((car) => chosen.has(car))
}
