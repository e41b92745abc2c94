import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/JourneyKind'
import { carHref } from './carHref'

/** Where a car is reserved or bought: at its own address (RTE-05), or step by step (RTE-06). */
export const checkoutHref = (car: Pick<Car, 'slug'>, kind: JourneyKind, { checkout }: Pick<ResolvedConfig, 'checkout'>): string =>
  kind === 'reserve' ? `${carHref(car)}/${checkout.path}` : `/checkout-journey?car_id=${encodeURIComponent(car.slug)}`
