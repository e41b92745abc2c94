import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import { carFacts } from './carFacts'
import type { Need } from './Part'

/** That the car is in stock; `no` says what a car that has left doesn't have. */
export const inStock = (rule: string, no: string, title = 'In stock'): Need<{ readonly car: Pick<Car, 'status'> }> => ({
  holds: ({ car }) => isInStock(car),
  rule,
  title,
  yes: 'The car is in stock.',
  no,
  fields: carFacts('status'),
})
