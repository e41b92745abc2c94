import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { maxCompared } from '../accounts/saved-cars/comparedSlugs'
import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/reservationStates'

/** URL of a car's print sheet (RTE-08). */
export const printHref = (car: Pick<Car, 'slug'>): string => `/print?car_id=${encodeURIComponent(car.slug)}`

/**
 * URL of a comparison, with at most four cars (FAV-02); without cars, the page that explains it.
 *
 * @example compareHref(['a', 'b']) // '/compare?cars=a,b'
 */
export const compareHref = (slugs: readonly string[]): string => {
  const cars = slugs.slice(0, maxCompared).map(encodeURIComponent)
  return cars.length === 0 ? '/compare' : `/compare?cars=${cars.join(',')}`
}

/** URL of the trade-in valuation for a car (RTE-07). */
export const tradeInHref = ({ slug }: Pick<Car, 'slug'>): string => `/cars/trade-in?${new URLSearchParams({ car_id: slug })}`

/** Path of a car's page (RTE-04). */
export const carHref = (car: Pick<Car, 'slug'>): string => `/cars/${car.slug}`

/** URL of a car's checkout: reservation at its own path (RTE-05), purchase in steps (RTE-06), subscription (CAR-14). */
export const checkoutHref = (car: Pick<Car, 'slug'>, kind: JourneyKind, { checkout }: Pick<ResolvedConfig, 'checkout'>): string => {
  if (kind === 'subscribe') return `${carHref(car)}/subscribe`
  return kind === 'reserve' ? `${carHref(car)}/${checkout.path}` : `/checkout-journey?car_id=${encodeURIComponent(car.slug)}`
}

/** Still URL-encoded. */
const carId = /[?&]car_id=([^&]+)/
const ofCar = /^\/cars\/([^/]+)\/(?:checkout|buy-online|subscribe)(?:\/|$)/

/**
 * Where to go instead of signing in (AUTH-08): from a checkout back to the car (RTE-05, RTE-06), from elsewhere home, since the previous
 * page is unknown.
 *
 * @param path without its query
 * @param search the query with its question mark; empty for none
 */
export const backFromGate = (path: string, search: string): string => {
  const slug = ofCar.exec(path)?.[1] ?? (path === '/checkout-journey' ? carId.exec(search)?.[1] : undefined)
  return slug ? carHref({ slug }) : '/'
}
