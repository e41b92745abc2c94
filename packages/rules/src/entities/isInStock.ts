import type { Car } from './Car'

/** Says whether a car counts as in stock: on the yard or coming soon (CAR-02). Reserved cars are in stock (CAR-05). */
export const isInStock = (car: Pick<Car, 'status'>): boolean => car.status === 'in_stock' || car.status === 'coming_soon'
