import type { Car } from '@forecourt/rules/entities/Car'
import { type GeneratedCar, generateCar } from '../stock/generateStock'
import type { StockPlan } from '../stock/StockPlan'
import { seededId } from '../stock/seededId'
import type { NotableCar } from './NotableCar'

/** Past every index of an ordinary car. */
const firstIndex = 900_000
const tries = 4_000
/** One from each view. */
const usualPictures = 5
const day = 86_400_000

const stockNumberOf = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toUpperCase()

/** What is written of one that is on its way, or kept for test drives, is not so of a car in stock. */
const isWrittenOfInStock = ({ status, tag }: GeneratedCar['car']) => status !== 'coming_soon' && tag !== 'Test Drive Only'

const fits = ({ car, pictures, more }: GeneratedCar, { is, pictures: wanted = usualPictures }: NotableCar) =>
  car.priceCents !== null &&
  isWrittenOfInStock(car) &&
  car.standardEquipment.length > 0 &&
  pictures.length > 0 &&
  (wanted <= usualPictures || wanted <= pictures.length + more.length) &&
  Object.entries(is).every(([fact, value]) => car[fact as keyof Car & keyof GeneratedCar['car']] === value)

const found = (plans: readonly StockPlan[], notable: NotableCar, now: number): GeneratedCar => {
  for (const plan of plans) {
    for (let index = 0; index < tries; index++) {
      const generated = generateCar(plan, firstIndex + index, now)
      if (fits(generated, notable)) return generated
    }
  }
  throw new Error(`No yard could have a car for ${notable.slug}.`)
}

/** As many different pictures of a car as asked for: one from each view, then what else was drawn of it. */
const picturesOf = ({ car, pictures, more }: GeneratedCar, count: number): GeneratedCar['pictures'] =>
  count <= usualPictures
    ? pictures.slice(0, count)
    : [...pictures, ...more].slice(0, count).map(({ file }, index) => ({ file, alt: `${car.name}, photo ${index + 1} of ${count}` }))

/** An ordinary car in stock: nothing about it is notable but what is said. */
const ordinary = (car: GeneratedCar['car'], slug: string, now: number): GeneratedCar['car'] => ({
  ...car,
  id: seededId(`notable:${slug}`),
  slug,
  stockNumber: stockNumberOf(slug),
  status: 'in_stock',
  reserved: false,
  certified: false,
  preorder: false,
  tag: null,
  beforePriceCents: null,
  soldAt: null,
  showOnDealerWebsite: true,
  // Neither new arrivals nor recommended: they are there for those who look for them.
  customRank: 1,
  createdAt: new Date(now - 45 * day).toISOString(),
  marketPrices: {},
  financeQuote: null,
})

/** The notable cars of some yards. `now` in milliseconds. */
export const notableStock = (notables: readonly NotableCar[], plans: readonly StockPlan[], now: number): GeneratedCar[] =>
  notables.flatMap((notable) => {
    const yards = plans.filter(({ location }) => location.slug === notable.yard)
    if (yards.length === 0) return []
    const generated = found(yards, notable, now)
    const plain = ordinary(generated.car, notable.slug, now)
    const car = { ...plain, ...notable.change?.(plain, now) }
    const pictures = picturesOf({ ...generated, car }, notable.pictures ?? usualPictures)
    return [{ car, hasReport: notable.hasReport ?? false, pictures, more: [] }]
  })
