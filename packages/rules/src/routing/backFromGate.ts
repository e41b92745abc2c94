import { carHref } from './carHref'

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
