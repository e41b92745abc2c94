import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { carJson } from './carRow'
import { parseCar, type StockCar } from './parseCar'

interface CarSelection {
  /** Replaces the table of all cars, such as by one page that is selected before the joins. */
  readonly among?: Prisma.Sql
  /** A condition on the tables `car`, `dealership` and `location`. */
  readonly where: Prisma.Sql
  readonly order?: Prisma.Sql
  readonly limit?: number
  readonly offset?: number
  /** Omits the dealer's comments: the largest part of a car, unused in lists and searches. */
  readonly withoutComments?: boolean
}

const wholeCar = Prisma.raw(carJson({ withoutComments: false }))
const carWithoutComments = Prisma.raw(carJson({ withoutComments: true }))

/**
 * Query of cars with pictures, dealership and location, as one JSON text each for `parseCar`: separate columns take several times as long.
 * The only way to load cars.
 */
export const carsQuery = ({
  among = Prisma.sql`cars`,
  where,
  order = Prisma.sql`car.id`,
  limit,
  offset = 0,
  withoutComments = false,
}: CarSelection): Prisma.Sql => Prisma.sql`
    select ${withoutComments ? carWithoutComments : wholeCar} as json
    from ${among} car
    join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
    join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
    where ${where}
    order by ${order}
    ${limit === undefined ? Prisma.empty : Prisma.sql`limit ${limit} offset ${offset}`}`

export const selectCars = async (tx: Transaction, selection: CarSelection): Promise<StockCar[]> => {
  const rows = await tx.$queryRaw<{ json: string }[]>(carsQuery(selection))
  return rows.map(({ json }) => parseCar(json))
}

/** Loads cars of an organisation in a separate transaction. */
export const readCars = async (db: Database, organisationId: string, selection: CarSelection): Promise<StockCar[]> => {
  const rows = await db.forOrganisation(organisationId).rows<{ json: string }>(carsQuery(selection))
  return rows.map(({ json }) => parseCar(json))
}
