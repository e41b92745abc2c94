import type { Car } from '../entities/Car'

type ComparedCar = Pick<Car, 'makeSlug' | 'modelSlug' | 'badge' | 'year' | 'priceCents'>

const modelOf = ({ makeSlug, modelSlug }: ComparedCar): string => `${makeSlug}/${modelSlug}`
const variantOf = (car: ComparedCar): string => `${modelOf(car)}/${car.year}/${(car.badge ?? '').trim().toLowerCase()}`
/** Cars without a price are never at the same price. */
const offerOf = (car: ComparedCar): string | null => (car.priceCents === null ? null : `${modelOf(car)}/${car.priceCents}`)

/**
 * The first cars of a list that give a shopper a choice (VDP-29): one of each model, year and grade, then of those cars of a model at the
 * same price, then further ones of the same grade; the later ones only where there are too few others. Keeps the order of the list.
 *
 * @example variedCars([gt2026, anotherGt2026, roadster2026], 2) // [gt2026, roadster2026]
 */
export const variedCars = <Compared extends ComparedCar>(cars: readonly Compared[], limit: number): Compared[] => {
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
  const chosen = new Set([...first, ...samePrice, ...sameVariant].slice(0, limit))
  return cars.filter((car) => chosen.has(car))
}
