import type { Car } from '../entities/Car'

/** The path of a car's page (RTE-04). */
export const carHref = (car: Pick<Car, 'slug'>): string => `/cars/${car.slug}`
