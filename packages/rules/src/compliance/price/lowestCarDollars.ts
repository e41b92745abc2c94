/** The lowest price of a car in advertisements; lower amounts are accessories, services and fees. Dollars. */
export const lowestCarDollars = 5_000
