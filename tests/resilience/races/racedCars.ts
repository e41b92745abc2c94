/** Cars of the hold race, one after the other: while the deposit of one is paid, the clients race for the next. */
export const racedCars: readonly string[] = Array.from({ length: 100 }, (_, number) => `raced-car-${number}`)
