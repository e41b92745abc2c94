import type { Car, Cents } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'

type Available = Pick<Car, 'status' | 'reserved' | 'priceCents' | 'subscriptionPriceCents'> & { readonly images: Car['images'] }

/**
 * Tier of a car in the recommended order, highest first, before the dealer's own rank (SRC-17, SRC-44). 5: in stock with photos and
 * price; 4: photos, but no price or coming soon; 3: reserved with photos; 2: without photos; 1: reserved without photos; 0: sold.
 *
 * @example carReadiness({ ...car, reserved: true }) // 3
 */
export const carReadiness = (car: Available): number => {
  if (car.status !== 'in_stock' && car.status !== 'coming_soon') return 0
  const hasPhotos = car.images.length > 0
  if (!hasPhotos) return car.reserved ? 1 : 2
  if (car.reserved) return 3
  const isPriced = hasPrice(car) || (car.subscriptionPriceCents ?? 0) > 0
  return car.status === 'in_stock' && isPriced ? 5 : 4
}

/** What each tier of `carReadiness` holds, for dealers, lowest first. */
export const readinessNames = [
  'Sold or withdrawn',
  'Reserved, without photos',
  'Without photos',
  'Reserved',
  'Coming soon, or without a price',
  'In stock with photos and a price',
] as const

/** Points of each part of a car's appeal. */
export const appealWeights = {
  /** Days that a car must be newer for one point. */
  freshnessDays: 14,
  photo: 2,
  maxPhotos: 12,
  /** For each whole percent of its price below the market average; above it, the same is deducted. */
  marketPercent: 2,
  maxMarketPercent: 15,
  detail: 1,
} as const

/** Attributes that count as details of a car. `standardEquipment` counts if it isn't empty. */
export const appealDetails = ['colour', 'km', 'seats', 'drive', 'fuel', 'transmission', 'badge'] as const

type RankedCar = Pick<
  Car,
  | (typeof appealDetails)[number]
  | 'createdAt'
  | 'images'
  | 'standardEquipment'
  | 'priceCents'
  | 'priceType'
  | 'driveAwayCents'
  | 'marketPrices'
>

const dayMs = 86_400_000

/** Market average of comparable cars: its state's, or the national one if unknown. Feeds write 0 for an unknown average. */
export const marketAverage = ({ marketPrices: { stateAverageCents = 0, nationalAverageCents = 0 } }: Pick<Car, 'marketPrices'>): Cents =>
  stateAverageCents > 0 ? stateAverageCents : Math.max(0, nationalAverageCents)

/** Drive-away price; null if only the price before charges is known. */
export const driveAwayPrice = ({
  priceCents,
  priceType,
  driveAwayCents,
}: Pick<Car, 'priceCents' | 'priceType' | 'driveAwayCents'>): Cents | null => (priceType === 'driveAway' ? priceCents : driveAwayCents)

/** Compares drive-away prices only, like `marketSaving`. */
const percentBelowMarket = (car: RankedCar): number => {
  const average = marketAverage(car)
  const paid = { priceCents: driveAwayPrice(car) }
  if (average === 0 || !hasPrice(paid)) return 0
  const percent = Math.floor(((average - paid.priceCents) * 100) / average)
  return Math.max(-appealWeights.maxMarketPercent, Math.min(appealWeights.maxMarketPercent, percent))
}

/**
 * Parts of a car's appeal, in whole points. Freshness counts from 1970 rather than back from today, so that the order needs no clock and no
 * daily update of an index.
 */
export const appealParts = (car: RankedCar) => ({
  freshness: Math.floor(Date.parse(car.createdAt) / (appealWeights.freshnessDays * dayMs)),
  photos: Math.min(car.images.length, appealWeights.maxPhotos) * appealWeights.photo,
  price: percentBelowMarket(car) * appealWeights.marketPercent,
  details:
    (appealDetails.filter((detail) => car[detail] !== null).length + (car.standardEquipment.length > 0 ? 1 : 0)) * appealWeights.detail,
})

/** Order of cars with equal readiness and rank in the recommended order, highest first: the sum of `appealParts` (SRC-17). */
export const carAppeal = (car: RankedCar): number => {
  const { freshness, photos, price, details } = appealParts(car)
  return freshness + photos + price + details
}
