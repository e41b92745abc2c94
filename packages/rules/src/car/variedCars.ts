import type { Car } from '../entities/Car'

type ComparedCar = Pick<Car, 'makeSlug' | 'modelSlug' | 'badge' | 'year' | 'priceCents'>

const modelOf = ({ makeSlug, modelSlug }: ComparedCar): string => `${makeSlug}/${modelSlug}`
const variantOf = (car: ComparedCar): string => `${modelOf(car)}/${car.year}/${(car.badge ?? '').trim().toLowerCase()}`
/** Cars without a price are never at the same price. */
const offerOf = (car: ComparedCar): string | null => (car.priceCents === null ? null : `${modelOf(car)}/${car.priceCents}`)

/**
 * The first cars of a list that give a shopper a choice (VDP-29): one of each model, year and grade, at most half of them of one model;
 * then more of that model, cars of a model at the same price, and further ones of the same grade. The later ones only where there are too
 * few others. Keeps the order of the list.
 *
 * @example variedCars([gt2026, anotherGt2026, roadster2026], 2) // [gt2026, roadster2026]
 */
export const variedCars = <Compared extends ComparedCar>(cars: readonly Compared[], limit: number): Compared[] => {
  const variants = new Set<string>()
  const offers = new Set<string>()
  const ofModel = new Map<string, number>()
  const first: Compared[] = []
  const sameModel: Compared[] = []
  const samePrice: Compared[] = []
  const sameVariant: Compared[] = []
  for (const car of cars) {
    const [variant, offer] = [variantOf(car), offerOf(car)]
    if (variants.has(variant)) sameVariant.push(car)
    else if (offer !== null && offers.has(offer)) samePrice.push(car)
    else {
      const count = ofModel.get(modelOf(car)) ?? 0
      ofModel.set(modelOf(car), count + 1)
      ;(count < Math.ceil(limit / 2) ? first : sameModel).push(car)
    }
    variants.add(variant)
    if (offer !== null) offers.add(offer)
  }
  const chosen = new Set([...first, ...sameModel, ...samePrice, ...sameVariant].slice(0, limit))
  return cars.filter((car) => chosen.has(car))
}
