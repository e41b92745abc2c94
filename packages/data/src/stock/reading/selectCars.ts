import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { carJson } from './carRow'
import { parseCar, type StockCar } from './parseCar'

interface CarSelection {
  /** What stands for all cars: a stretch of them, say, that is found before anything is joined to it. */
  readonly among?: Prisma.Sql
  /** Over the tables `car`, `dealership` and `location`. */
  readonly where: Prisma.Sql
  readonly order?: Prisma.Sql
  readonly limit?: number
  readonly offset?: number
  /** Leaves out the dealer's comments, which are most of a car and nothing that a list shows or is searched by. */
  readonly withoutComments?: boolean
}

const whole = Prisma.raw(carJson({ withoutComments: false }))
const few = Prisma.raw(carJson({ withoutComments: true }))

/**
 * Asks for cars with their pictures, dealership and location in one query, in the shape of the entity. Every car that leaves
 * the database passes here, as one JSON text for `parseCar`: dozens of columns apart take several times as long to read.
 */
export const carsQuery = ({
  among = Prisma.sql`cars`,
  where,
  order = Prisma.sql`car.id`,
  limit,
  offset = 0,
  withoutComments = false,
}: CarSelection): Prisma.Sql => Prisma.sql`
    select ${withoutComments ? few : whole} as json
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

/** Cars of an organisation, read in a transaction of their own. */
export const readCars = async (db: Database, organisationId: string, selection: CarSelection): Promise<StockCar[]> => {
  const rows = await db.forOrganisation(organisationId).rows<{ json: string }>(carsQuery(selection))
  return rows.map(({ json }) => parseCar(json))
}
