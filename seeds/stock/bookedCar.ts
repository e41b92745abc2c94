/**
 * Which of a place's cars the seat of a test drive is about: each seat of a time has a car of its own. Another four places on where that leaves none
 * to two seats; null where there are fewer cars than seats.
 */
export const bookedCar = <Car>(cars: readonly Car[], seat: number, capacity: number, further: boolean): Car | null =>
  seat <= cars.length ? (cars[(seat + (further && capacity < 5 && cars.length > capacity + 4 ? 4 : 0)) % cars.length] ?? null) : null
