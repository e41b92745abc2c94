import type { Car } from '@forecourt/rules/entities/Car'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { carColumn, carFields } from './carFields'
import { readCar } from './readCar'

/** A car with the organisation that owns it, which rules and pages need not know. */
export type StockCar = Car & { readonly organisationId: string }

export interface CarSelection {
  /** What stands for all cars: a stretch of them, say, that is found before anything is joined to it. */
  readonly among?: Prisma.Sql
  /** Over the tables `car`, `dealership` and `location`. */
  readonly where: Prisma.Sql
  readonly order?: Prisma.Sql
  readonly limit?: number
  readonly offset?: number
  /** Leaves out the words of a car's page, which are most of it and nothing that a list shows. */
  readonly withoutWords?: boolean
}

const words: readonly string[] = ['dealerComments', 'standardEquipment']
const ownColumns = (fields: readonly string[]) => fields.map((field) => `car.${carColumn(field)} as "${field}"`).join(', ')

const allColumns = Prisma.raw(ownColumns(carFields))
const fewColumns = Prisma.raw(
  `${ownColumns(carFields.filter((field) => !words.includes(field)))}, null as "dealerComments", '[]'::json as "standardEquipment"`,
)

/**
 * Asks for cars with their pictures, dealership and location in one query, in the shape of the entity. Every car that leaves
 * the database passes here, so this is the one place that knows how a row becomes a car. A car comes as one JSON text, for
 * `readCar`: dozens of columns apart take several times as long to read.
 */
export const carsQuery = ({
  among = Prisma.sql`cars`,
  where,
  order = Prisma.sql`car.id`,
  limit,
  offset = 0,
  withoutWords = false,
}: CarSelection): Prisma.Sql => Prisma.sql`
    select row_to_json(stock)::text as json
    from (
      select
        car.organisation_id as "organisationId", ${withoutWords ? fewColumns : allColumns},
        car.created_at as "createdAt", car.sold_at as "soldAt",
        dealership.slug as "dealershipSlug", dealership.name as "dealershipName",
        location.slug as "locationSlug", location.name as "locationName", coalesce(location.phone, location.landline) as "locationPhone",
        location.city, location.state, location.latitude, location.longitude,
        nullif(car.finance_quote, '{}') as "financeQuote",
        array(
          select json_build_object('key', image.key, 'alt', image.alt)
          from car_images image
          where image.organisation_id = car.organisation_id and image.car_id = car.id
          order by image.position
        ) as images
      from ${among} car
      join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
      join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
      where ${where}
      order by ${order}
      ${limit === undefined ? Prisma.empty : Prisma.sql`limit ${limit} offset ${offset}`}
    ) stock`

export const selectCars = async (tx: Transaction, selection: CarSelection): Promise<StockCar[]> => {
  const rows = await tx.$queryRaw<{ json: string }[]>(carsQuery(selection))
  return rows.map(({ json }) => readCar(json))
}
