/** Cars of the hold race, in rotation: while one is paid for, the next is free. */
export const racedCars: readonly string[] = Array.from({ length: 100 }, (_, number) => `raced-car-${number}`)
