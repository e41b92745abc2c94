import type { CarStage } from '../stock/carStage'
import type { BuyRow, Wish } from './Demand'

const forSale: readonly CarStage[] = ['in_stock', 'coming_soon', 'preorder']

/**
 * The filter of the stock list for a row of demand (ANL-01): the cars for sale that it counts; if there are none, those without the condition
 * that leaves none, or else every such car that the dealer has had.
 *
 * @example wishedStock({ wish: { ...anything, make: 'Kia', maxCents: 2_000_000 }, cars: 0, emptiedBy: null }) // { make: 'Kia', priceTo: 2_000_000 }
 */
export const wishedStock = ({
  wish,
  cars,
  emptiedBy,
}: Pick<BuyRow, 'wish' | 'cars' | 'emptiedBy'>): { readonly [filter: string]: unknown } => {
  const { years, maxKm, maxCents, ...equal }: Wish = emptiedBy ? { ...wish, [emptiedBy.condition]: null } : wish
  const filter = {
    ...equal,
    ...{ yearFrom: years?.from, yearTo: years?.to, kmTo: maxKm, priceTo: maxCents },
    stage: cars > 0 || emptiedBy ? forSale : null,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null && value !== undefined))
}
