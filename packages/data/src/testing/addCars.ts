import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import type { Database } from '../createDatabase'
import { insertCars } from '../stock/insertCars'
import type { WorldSide } from './buildWorld'

type Owner = Pick<WorldSide, 'organisationId' | 'dealershipId' | 'locationId'>

/** Inserts cars from `buildCar` at an organisation's location. Slug and stock number default to the id. Returns the cars. */
export const addCars = async (db: Database, owner: Owner, cars: readonly (Partial<Car> & { readonly id: string })[]): Promise<Car[]> => {
  const { organisationId, dealershipId, locationId } = owner
  const built = cars.map((car) => buildCar({ slug: car.id, stockNumber: car.id, dealershipId, locationId, ...car }))
  await db.platform.transaction((tx) => insertCars(tx, organisationId, built), { timeoutMs: 60_000 })
  return built
}
