import type { Amount } from './amountAt'

/** A number this large without a unit is a price: nobody sells a car for less. */
const smallestPrice = 1000

/** Whether an amount is too small for a price (SRC-03): '5', but not '5k' or '$5'. */
export const isSmall = ({ isLarge, min, max }: Amount): boolean => !isLarge && Math.max(min ?? 0, max ?? 0) < smallestPrice
