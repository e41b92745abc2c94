/**
 * Assigns a location's cars to test drive slots, so that concurrent bookings have different cars; `further` shifts by four. Null if there
 * are fewer cars than seats.
 */
export const bookedCar = <Car>(cars: readonly Car[], seat: number, capacity: number, further: boolean): Car | null =>
  seat <= cars.length ? (cars[(seat + (further && capacity < 5 && cars.length > capacity + 4 ? 4 : 0)) % cars.length] ?? null) : null
