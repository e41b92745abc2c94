import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../../dates/calendarDate'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { carFacts } from '../../parts/carFacts'
import { type Need, type Part, shows } from '../../parts/Part'

/** What decides whether a site lists a car. */
interface ListingContext {
  readonly car: Pick<Car, 'status' | 'soldAt' | 'showOnDealerWebsite' | 'carType' | 'images'>
  readonly stock: ResolvedConfig['stock']
  /** The instant of the list, ISO in UTC. */
  readonly now: string
}

/** Whole days since a car was sold; NaN if it isn't sold. */
const daysSold = ({ car, now }: ListingContext): number =>
  car.status === 'sold' && car.soldAt !== null ? wholeDays(car.soldAt, now) : Number.NaN

/** In stock, or sold less than `soldVisibleDays` days ago (SRC-31, SRC-32). */
const inStockOrJustSold: Need<ListingContext> = {
  holds: (context) => isInStock(context.car) || daysSold(context) < context.stock.soldVisibleDays,
  requirement: 'SRC-31',
  title: 'In stock, or just sold',
  yes: ({ car, stock }) =>
    isInStock(car) ? 'The car is in stock.' : `Sold cars stay listed for ${stock.soldVisibleDays} days, and it was sold less long ago.`,
  no: (context) => {
    const days = daysSold(context)
    return Number.isNaN(days)
      ? 'The car is neither in stock nor sold.'
      : `Sold cars stay listed for ${context.stock.soldVisibleDays} days; it was sold ${days} days ago.`
  },
  settings: ['/stock/soldVisibleDays'],
  fields: carFacts('status', 'soldAt'),
}

/**
 * Whether a car is listed on a site (SRC-31 to SRC-33, CFG-12). Three other implementations are tested against this one: the search
 * engine (`search/stock/stockRule`), Algolia (`search/hosted/listedFilters`) and Postgres (`data/stock/search/listedStock`).
 */
export const listing: Part<ListingContext> = {
  id: 'listed',
  title: 'In the stock list',
  requirement: 'SRC-31',
  elementSetting: null,
  needs: [
    {
      holds: ({ car }) => car.showOnDealerWebsite,
      requirement: 'SRC-33',
      title: 'Shown on dealer websites',
      yes: 'The car is meant for dealer websites.',
      no: 'The car is kept off dealer websites.',
      fields: carFacts('showOnDealerWebsite'),
    },
    {
      holds: ({ car, stock }) => stock.carTypes.includes(car.carType),
      requirement: 'CFG-12',
      title: 'Car types',
      yes: 'The site lists cars of its condition.',
      no: ({ car }) => `The site doesn’t list ${car.carType === 'demo' ? 'demonstrators' : `${car.carType} cars`}.`,
      settings: ['/stock/carTypes'],
      fields: carFacts('carType'),
    },
    {
      holds: ({ car, stock }) => car.images.length >= stock.minImageCount,
      requirement: 'CFG-12',
      title: 'Minimum number of photos',
      yes: 'The car has enough photos.',
      no: ({ car, stock }) =>
        `The site lists cars with at least ${stock.minImageCount === 1 ? 'one photo' : `${stock.minImageCount} photos`}; this car has ${car.images.length === 0 ? 'none' : car.images.length}.`,
      settings: ['/stock/minImageCount'],
      fields: carFacts('images'),
    },
    inStockOrJustSold,
  ],
}

/**
 * Whether a site lists a car (`listing`): in stock, or sold less than `soldVisibleDays` days ago (SRC-31, SRC-32), shown on dealer
 * websites (SRC-33), of a listed type, and with enough photos (CFG-12). Never drafts and withdrawn cars.
 *
 * Lists use equivalent queries (SQL, an index, the engine's filters), each tested against this function; alerts for saved searches call
 * it directly for new cars.
 *
 * @param now the instant of the list, ISO in UTC
 */
export const isListed = (car: ListingContext['car'], stock: ResolvedConfig['stock'], now: string): boolean =>
  shows(listing, { car, stock, now })
