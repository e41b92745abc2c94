import type { Car, Cents } from '../entities/Car'
import { formatMoney } from '../format/formatMoney'
import { atStage, type CarStage, carStage, stageProblem } from './carStage'
import { priceProblems } from './priceProblems'

/** A bulk price change. */
export interface BulkPrice {
  readonly by: 'amount' | 'percent'
  /** Cents to add, or percent; negative values reduce. */
  readonly value: number
  /** Rounding step in cents, such as whole hundreds of dollars; null for none. */
  readonly roundTo: Cents | null
}

/**
 * Applies a bulk price change to a price (CAR-16); null if the result isn't positive.
 *
 * @example bulkPrice(2_499_000, { by: 'percent', value: -5, roundTo: 10_000 }) // 2_370_000
 */
export const bulkPrice = (cents: Cents, { by, value, roundTo }: BulkPrice): Cents | null => {
  const changed = by === 'amount' ? cents + value : cents * (1 + value / 100)
  const rounded = roundTo === null || roundTo <= 0 ? Math.round(changed) : Math.round(changed / roundTo) * roundTo
  return rounded > 0 ? rounded : null
}

/** A bulk change of cars. */
export type BulkChange =
  | (BulkPrice & {
      readonly kind: 'price'
      /** Stores the old price as the “was” price, if the new one is lower. */
      readonly setsWasPrice: boolean
    })
  /** One of a car's two prices, entered as an amount; null removes it. */
  | { readonly kind: 'onePrice'; readonly field: 'driveAwayCents' | 'egcCents'; readonly cents: Cents | null }
  | { readonly kind: 'tag'; readonly tag: string | null }
  | { readonly kind: 'location'; readonly locationId: string }
  | { readonly kind: 'stage'; readonly to: CarStage }
  | { readonly kind: 'website'; readonly shown: boolean }
  /** The offer to assign the cars to; null removes them from theirs. */
  | { readonly kind: 'offer'; readonly offerId: string | null }

/** Fields of a car that a bulk change depends on. */
export interface BulkCar
  extends Pick<
    Car,
    | 'status'
    | 'reserved'
    | 'preorder'
    | 'driveAwayCents'
    | 'driveAwayBeforeCents'
    | 'egcCents'
    | 'egcBeforeCents'
    | 'tag'
    | 'locationId'
    | 'showOnDealerWebsite'
  > {
  readonly offerId: string | null
}

type PriceChange = Extract<BulkChange, { kind: 'price' }>

const pricesAfter = (car: BulkCar, change: PriceChange): Partial<BulkCar> | string => {
  if (car.status === 'sold') return 'It is sold.'
  const moved = (['driveAway', 'egc'] as const).flatMap((kind) => {
    const [now, before] = [car[`${kind}Cents`], car[`${kind}BeforeCents`]]
    return now === null || now === 0 ? [] : [{ kind, now, before, next: bulkPrice(now, change) }]
  })
  if (moved.length === 0) return 'It has no price.'
  if (moved.some(({ next }) => next === null)) return 'Its price would be zero.'
  const prices: Partial<BulkCar> = Object.fromEntries(
    moved.flatMap(({ kind, now, before, next }) => [
      [`${kind}Cents`, next],
      ...(change.setsWasPrice && next !== null && next < now ? [[`${kind}BeforeCents`, before ?? now]] : []),
    ]),
  )
  return Object.values(priceProblems({ ...car, ...prices })).find((problem) => problem !== null) ?? prices
}

/**
 * Result of a bulk change for one car (CAR-05, CAR-16): changed fields, or the reason it can't be applied, as a sentence.
 *
 * @example bulkChanges(car, { kind: 'tag', tag: 'Sale' }) // { tag: 'Sale' }
 */
export const bulkChanges = (car: BulkCar, change: BulkChange): Partial<BulkCar> | string => {
  switch (change.kind) {
    case 'price':
      return pricesAfter(car, change)
    case 'onePrice': {
      const changes = { [change.field]: change.cents }
      return priceProblems({ ...car, ...changes })[change.field] ?? changes
    }
    case 'stage':
      return stageProblem(car, change.to) ?? (carStage(car) === change.to ? {} : atStage(car, change.to))
    case 'tag':
      return { tag: change.tag }
    case 'location':
      return { locationId: change.locationId }
    case 'offer':
      return { offerId: change.offerId }
    default:
      return { showOnDealerWebsite: change.shown }
  }
}

const stageTitles: { readonly [Stage in CarStage]: string } = {
  draft: 'Back to draft',
  in_stock: 'Put in stock',
  coming_soon: 'Coming soon',
  preorder: 'Pre-order',
  reserved: 'Reserved',
  sold: 'Marked as sold',
  withdrawn: 'Withdrawn',
}

const priceTitle = ({ by, value, roundTo }: PriceChange): string => {
  const amount = by === 'amount' ? formatMoney(Math.abs(value)) : `${Math.abs(value)}%`
  return `Prices ${value < 0 ? 'down' : 'up'} by ${amount}${roundTo === null ? '' : `, rounded to ${formatMoney(roundTo)}`}`
}

/**
 * Short description of a bulk change for history and audit (CAR-16).
 *
 * @param name name of the location or offer, if the change refers to one
 * @example bulkTitle({ kind: 'price', by: 'percent', value: -3, roundTo: null, setsWasPrice: true }, '') // 'Prices down by 3%'
 */
export const bulkTitle = (change: BulkChange, name: string): string => {
  switch (change.kind) {
    case 'price':
      return priceTitle(change)
    case 'onePrice':
      return change.cents === null ? 'Price removed' : `Price ${formatMoney(change.cents)}`
    case 'stage':
      return stageTitles[change.to]
    case 'tag':
      return change.tag === null ? 'Tag removed' : `Tagged “${change.tag}”`
    case 'location':
      return `Moved to ${name}`
    case 'offer':
      return change.offerId === null ? 'Offer removed' : `Attached to ${name}`
    default:
      return change.shown ? 'Shown on websites' : 'Hidden from websites'
  }
}
