import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

/** What decides what a car's price shows. */
export interface PriceAbout {
  readonly car: Pick<Car, 'priceCents' | 'beforePriceCents' | 'subscriptionPriceCents' | 'priceType' | 'preorder'>
  readonly price: ResolvedConfig['price']
}
