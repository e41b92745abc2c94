import type { Car } from './Car'

/** Says whether a car is offered that does not stand at its place yet: it is coming soon, or is to be ordered ahead (CAR-10, VDP-29). */
export const isAwaited = (car: Pick<Car, 'status' | 'preorder'>): boolean =>
  car.status === 'coming_soon' || (car.status === 'in_stock' && car.preorder)
