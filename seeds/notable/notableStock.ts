import type { Car } from '@forecourt/rules/entities/Car'
import { artAngles, artBackdrops, type VehicleArt } from '../art/VehicleArt'
import { type GeneratedCar, generateCar } from '../stock/generateStock'
import type { StockPlan } from '../stock/StockPlan'
import { seededId } from '../stock/seededId'
import type { NotableCar } from './NotableCar'

/** Past every index of an ordinary car. */
const firstIndex = 900_000
const tries = 4_000
const day = 86_400_000

const stockNumberOf = (slug: string) => slug.slice(slug.lastIndexOf('-') + 1).toUpperCase()

/** What is written of one that is on its way, or kept for test drives, is not so of a car in stock. */
const isWrittenOfInStock = ({ status, tag }: GeneratedCar['car']) => status !== 'coming_soon' && tag !== 'Test Drive Only'

const fits = ({ car, art }: GeneratedCar, { is }: NotableCar) =>
  car.priceCents !== null &&
  isWrittenOfInStock(car) &&
  car.standardEquipment.length > 0 &&
  art.length > 0 &&
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

/** In how many ways a backdrop is drawn, where that isn't many. */
const drawings: { readonly [Backdrop in (typeof artBackdrops)[number]]?: number } = { studio: 1, showroom: 2 }
const mostDrawings = 4

/** Where it stands is no part of these. */
const isCloseUp = (angle: VehicleArt['angle']): boolean => angle === 'interior' || angle === 'wheel'

/** As many different pictures of a car as asked for: every view once, then those from outside before each backdrop, drawn in several ways. */
const picturesOf = (art: VehicleArt, title: string, count: number): GeneratedCar['art'] => {
  const views = [0, 1, 2, 3].flatMap((scene) =>
    artBackdrops.flatMap((backdrop, turn) =>
      artAngles
        .filter((angle) => !isCloseUp(angle) || (scene === 0 && turn === 0))
        .filter(() => scene < (drawings[backdrop] ?? mostDrawings))
        .map((angle) => ({ ...art, angle, backdrop, scene })),
    ),
  )
  return views.slice(0, count).map((view, index) => ({ art: view, alt: `${title}, photo ${index + 1} of ${count}` }))
}

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
    const [first] = generated.art
    const pictures = notable.pictures ?? 5
    return [
      {
        car,
        hasReport: notable.hasReport ?? false,
        art: pictures <= 5 ? generated.art.slice(0, pictures) : first ? picturesOf(first.art, car.name, pictures) : [],
      },
    ]
  })
