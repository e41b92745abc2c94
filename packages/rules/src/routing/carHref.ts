import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { mostCompared } from '../accounts/saved-cars/comparedSlugs'
import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/reservationStates'

/** The address of a car's sheet to print (RTE-08). */
export const printHref = (car: Pick<Car, 'slug'>): string => `/print?car_id=${encodeURIComponent(car.slug)}`

/**
 * The address that compares some cars, the first four of them (FAV-02); of none, the page that says how to choose.
 *
 * @example compareHref(['a', 'b']) // '/compare?cars=a,b'
 */
export const compareHref = (slugs: readonly string[]): string => {
  const cars = slugs.slice(0, mostCompared).map(encodeURIComponent)
  return cars.length === 0 ? '/compare' : `/compare?cars=${cars.join(',')}`
}

/** Valuing the shopper's own vehicle, to trade it in for a car (RTE-07). */
export const tradeInHref = ({ slug }: Pick<Car, 'slug'>): string => `/cars/trade-in?${new URLSearchParams({ car_id: slug })}`

/** The path of a car's page (RTE-04). */
export const carHref = (car: Pick<Car, 'slug'>): string => `/cars/${car.slug}`

/** Where a car is reserved or bought: at its own address (RTE-05), or step by step (RTE-06). */
export const checkoutHref = (car: Pick<Car, 'slug'>, kind: JourneyKind, { checkout }: Pick<ResolvedConfig, 'checkout'>): string =>
  kind === 'reserve' ? `${carHref(car)}/${checkout.path}` : `/checkout-journey?car_id=${encodeURIComponent(car.slug)}`

/** As it is written in the address: a name that has other signs stays marked up. */
const carId = /[?&]car_id=([^&]+)/
const ofCar = /^\/cars\/([^/]+)\/(?:checkout|buy-online)(?:\/|$)/

/**
 * Where somebody goes who would rather not sign in (AUTH-08): from reserving or buying a car back to the car (RTE-05, RTE-06), from
 * elsewhere home, since they may have come to the gated page from anywhere.
 *
 * @param path without its query
 * @param search the query with its question mark; empty for none
 */
export const backFromGate = (path: string, search: string): string => {
  const slug = ofCar.exec(path)?.[1] ?? (path === '/checkout-journey' ? carId.exec(search)?.[1] : undefined)
  return slug ? carHref({ slug }) : '/'
}
