import type { Car } from '../entities/Car'

/** The address of a car's sheet to print (RTE-08). */
export const printHref = (car: Pick<Car, 'slug'>): string => `/print?car_id=${encodeURIComponent(car.slug)}`
