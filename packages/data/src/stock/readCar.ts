import type { StockCar } from './selectCars'

/** Postgres writes instants as its session's clock shows them; entities have them in UTC. */
const inUtc = (instant: string) => new Date(instant).toISOString()

/** A car out of the JSON that `selectCars` asks the database for. */
export const readCar = (json: string): StockCar => {
  const car = JSON.parse(json)
  car.createdAt = inUtc(car.createdAt)
  if (car.soldAt !== null) car.soldAt = inUtc(car.soldAt)
  return car
}
