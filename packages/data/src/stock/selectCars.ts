import type { Car } from '@forecourt/rules/entities/Car'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { carColumn, carFields } from './carFields'

/** A car with the organisation that owns it, which rules and pages need not know. */
export type StockCar = Car & { readonly organisationId: string }

export interface CarSelection {
  /** Over the tables `car`, `dealership` and `location`. */
  readonly where: Prisma.Sql
  readonly order?: Prisma.Sql
  readonly limit?: number
  readonly offset?: number
}

const ownColumns = Prisma.raw(carFields.map((field) => `car.${carColumn(field)} as "${field}"`).join(', '))

const instant = (column: string, name: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

const instants = Prisma.raw([instant('car.created_at', 'createdAt'), instant('car.sold_at', 'soldAt')].join(', '))

/**
 * Reads cars with their pictures, dealership and location in one query, in the shape of the entity. Every car that leaves
 * the database passes here, so this is the one place that knows how a row becomes a car.
 */
export const selectCars = (tx: Transaction, { where, order = Prisma.sql`car.id`, limit, offset = 0 }: CarSelection): Promise<StockCar[]> =>
  tx.$queryRaw<StockCar[]>`
    select
      car.organisation_id as "organisationId", ${ownColumns}, ${instants},
      dealership.slug as "dealershipSlug", dealership.name as "dealershipName",
      location.slug as "locationSlug", location.name as "locationName", coalesce(location.phone, location.landline) as "locationPhone",
      location.city, location.state,
      nullif(car.finance_quote, '{}') as "financeQuote",
      coalesce(
        (
          select json_agg(json_build_object('key', image.key, 'alt', image.alt) order by image.position)
          from car_images image
          where image.organisation_id = car.organisation_id and image.car_id = car.id
        ),
        '[]'
      ) as images
    from cars car
    join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
    join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
    where ${where}
    order by ${order}
    ${limit === undefined ? Prisma.empty : Prisma.sql`limit ${limit} offset ${offset}`}`
