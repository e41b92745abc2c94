import type { Car } from '@forecourt/rules/entities/Car'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { cleanCar } from './cleanCar'
import { carColumn, storedCarFields } from './storedCarFields'

/** Input for a new car, without the names of dealership and location and the displayed price. A `Car` is assignable. */
export type NewCar = Omit<
  Car,
  | 'priceCents'
  | 'priceType'
  | 'beforePriceCents'
  | 'dealershipSlug'
  | 'dealershipName'
  | 'locationSlug'
  | 'locationName'
  | 'locationPhone'
  | 'city'
  | 'state'
  | 'latitude'
  | 'longitude'
> & {
  /** When it was first listed; default: now. */
  readonly listedAt?: string
}

const chunkSize = 1000

const columns = [...storedCarFields.map(carColumn), 'finance_quote', 'created_at', 'sold_at', 'listed_at']
const columnList = Prisma.raw(columns.join(', '))

const toRow = (car: NewCar) => {
  const own = storedCarFields.map((field) => [carColumn(field), car[field]] as const)
  const dates = [['created_at', car.createdAt] as const, ['sold_at', car.soldAt] as const, ['listed_at', car.listedAt ?? null] as const]
  return Object.fromEntries([...own, ['finance_quote', car.financeQuote ?? {}], ...dates])
}

const toImageRows = (car: NewCar) => car.images.map(({ key, alt }, position) => ({ car_id: car.id, position, key, alt }))

const insertChunk = async (tx: Transaction, organisationId: string, newCars: readonly NewCar[]) => {
  const cars = newCars.map(cleanCar)
  const rows = JSON.stringify(cars.map(toRow))
  await tx.$executeRaw`
    insert into cars (organisation_id, ${columnList})
    select ${organisationId}, ${columnList} from jsonb_populate_recordset(null::cars, ${rows}::jsonb)`
  const images = JSON.stringify(cars.flatMap(toImageRows))
  await tx.$executeRaw`
    insert into car_images (organisation_id, car_id, position, key, alt)
    select ${organisationId}, car_id, position, key, alt from jsonb_populate_recordset(null::car_images, ${images}::jsonb)`
}

/** Inserts cars with pictures, a thousand per statement; sanitises and truncates texts. */
export const insertCars = async (tx: Transaction, organisationId: string, cars: readonly NewCar[]): Promise<void> => {
  // Avoids cached plans: foreign key checks planned on an empty table get slower with every row.
  await tx.$executeRaw`select set_config('plan_cache_mode', 'force_custom_plan', true)`
  for (let start = 0; start < cars.length; start += chunkSize) await insertChunk(tx, organisationId, cars.slice(start, start + chunkSize))
}
