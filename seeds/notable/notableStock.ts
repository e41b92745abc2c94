import type { Car } from '@forecourt/rules/entities/Car'
import { isTestDriveOnly } from '@forecourt/rules/leads/leadEvent'
import { type GeneratedCar, generateCar } from '../stock/generateStock'
import type { StockPlan } from '../stock/StockPlan'
import { seededId } from '../stock/seededId'
import type { NotableCar } from './NotableCar'

/** Above all indices of generated cars. */
const firstIndex = 900_000
const maxTries = 4_000
/** One per view. */
const defaultPictures = 5
const day = 86_400_000

const stockNumberFromSlug = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toUpperCase()

/** Comments of a sold, incoming or test-drive car don't fit a car in stock. */
const hasInStockComments = ({ status, tag }: GeneratedCar['car']) =>
  status !== 'sold' && status !== 'coming_soon' && !isTestDriveOnly({ tag })

const fits = ({ car, pictures, more }: GeneratedCar, { criteria, pictures: count = defaultPictures }: NotableCar) =>
  car.priceCents !== null &&
  hasInStockComments(car) &&
  car.standardEquipment.length > 0 &&
  pictures.length > 0 &&
  (count <= defaultPictures || count <= pictures.length + more.length) &&
  Object.entries(criteria).every(([fact, value]) => car[fact as keyof Car & keyof GeneratedCar['car']] === value)

const generateMatching = (plans: readonly StockPlan[], notable: NotableCar, now: number): GeneratedCar => {
  for (const plan of plans) {
    for (let index = 0; index < maxTries; index++) {
      const generated = generateCar(plan, firstIndex + index, now)
      if (fits(generated, notable)) return generated
    }
  }
  throw new Error(`No yard could have a car for ${notable.slug}.`)
}

/** Different pictures of a car: one per view, then further drawings. */
const firstPictures = ({ car, pictures, more }: GeneratedCar, count: number): GeneratedCar['pictures'] =>
  count <= defaultPictures
    ? pictures.slice(0, count)
    : [...pictures, ...more].slice(0, count).map(({ file }, index) => ({ file, alt: `${car.name}, photo ${index + 1} of ${count}` }))

/** Resets a generated car to ordinary stock before its changes. */
const resetToOrdinary = (car: GeneratedCar['car'], slug: string, now: number): GeneratedCar['car'] => ({
  ...car,
  id: seededId(`notable:${slug}`),
  slug,
  stockNumber: stockNumberFromSlug(slug),
  status: 'in_stock',
  reserved: false,
  certified: false,
  preorder: false,
  tag: null,
  beforePriceCents: null,
  soldAt: null,
  showOnDealerWebsite: true,
  // Neither new arrivals nor promoted, so that lists are not affected.
  customRank: 0,
  createdAt: new Date(now - 45 * day).toISOString(),
  marketPrices: {},
  financeQuote: null,
})

/** The notable cars of some locations. `now` in milliseconds. */
export const notableStock = (notables: readonly NotableCar[], plans: readonly StockPlan[], now: number): GeneratedCar[] =>
  notables.flatMap((notable) => {
    const yards = plans.filter(({ location }) => location.slug === notable.yard)
    if (yards.length === 0) return []
    const generated = generateMatching(yards, notable, now)
    const ordinaryCar = resetToOrdinary(generated.car, notable.slug, now)
    const car = { ...ordinaryCar, ...notable.change?.(ordinaryCar, now) }
    const pictures = firstPictures({ ...generated, car }, notable.pictures ?? defaultPictures)
    return [{ car, hasReport: notable.hasReport ?? false, pictures, more: [] }]
  })
