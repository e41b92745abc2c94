import type { Car } from '../entities/Car'

/** Valuing the shopper's own vehicle, to trade it in for a car (RTE-07). */
export const tradeInHref = ({ slug }: Pick<Car, 'slug'>): string => `/cars/trade-in?${new URLSearchParams({ car_id: slug })}`
