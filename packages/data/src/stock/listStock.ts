import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../ListQuery'
import { allOf, containing, orderOf, pageOf } from '../listSql'
import { readFilter } from '../readFilter'
import { type StockCar, selectCars } from './selectCars'

const sortColumns = {
  name: 'car.name',
  stockNumber: 'car.stock_number',
  status: 'car.status',
  carType: 'car.car_type',
  make: 'car.make',
  year: 'car.year',
  priceCents: 'car.price_cents',
  km: 'car.km',
  views: 'car.views',
  createdAt: 'car.created_at',
}

const conditionsOf = (filter: ListQuery['filter']): Prisma.Sql[] => {
  const { text, texts, flag } = readFilter(filter)
  const [q, ids, reserved] = [text('q'), texts('ids'), flag('reserved')]
  const oneOf = (name: string, column: string) => {
    const values = texts(name)
    return values && Prisma.sql`${Prisma.raw(column)} = any(${values})`
  }
  return [
    q &&
      Prisma.sql`(car.name ilike ${containing(q)} or car.stock_number ilike ${containing(q)} or car.vin ilike ${containing(q)} or car.rego_plate ilike ${containing(q)})`,
    ids && Prisma.sql`car.id = any(${ids})`,
    reserved === null ? null : Prisma.sql`car.reserved = ${reserved}`,
    oneOf('status', 'car.status'),
    oneOf('carType', 'car.car_type'),
    oneOf('make', 'car.make'),
    oneOf('dealershipId', 'car.dealership_id'),
    oneOf('locationId', 'car.location_id'),
    oneOf('organisationId', 'car.organisation_id'),
  ].filter((condition) => condition !== null && condition !== '')
}

/** The stock of a scope, whatever its status. Filters: q, ids, status, carType, make, dealershipId, locationId, organisationId, reserved. */
export const listStock = (scope: Scope, query: ListQuery): Promise<ListResult<StockCar>> =>
  scope.transaction(async (tx) => {
    const where = allOf(conditionsOf(query.filter))
    const rows = await selectCars(tx, { where, order: orderOf(query.sort, sortColumns, 'car.created_at desc', 'car.id'), ...pageOf(query) })
    const [counted] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from cars car where ${where}`
    return { rows, total: counted?.total ?? 0 }
  })
