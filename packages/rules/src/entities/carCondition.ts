import type { Car } from './Car'

export type CarCondition = 'New' | 'Used' | 'Demo'

const labels = { new: 'New', used: 'Used', demo: 'Demo' } as const satisfies Record<Car['carType'], CarCondition>

/** Condition of a car as one word (CARD-05). */
export const carCondition = (car: Pick<Car, 'carType'>): CarCondition => labels[car.carType]
