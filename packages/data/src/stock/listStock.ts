import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../ListQuery'
import { allOf, containing, orderOf, pageOf } from '../listSql'
import { readFilter } from '../readFilter'
import { carsOfSites } from './carsOfSites'
import type { StockCar } from './readCar'
import { selectCars } from './selectCars'

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

const mostWords = 8
const searched = Prisma.sql`concat_ws(' ', car.year::text, car.name, car.make, car.model, car.badge, car.stock_number, car.vin, car.rego_plate, car.colour)`

/** Every word is somewhere in what the list shows of a car: '2020 camry' is the name of none, and finds all of them. */
const ofWords = (q: string): Prisma.Sql[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => Prisma.sql`${searched} ilike ${containing(word)}`)

const conditionsOf = (filter: ListQuery['filter']): Prisma.Sql[] => {
  const { text, texts, flag } = readFilter(filter)
  const [q, ids, reserved] = [text('q'), texts('ids'), flag('reserved')]
  const oneOf = (name: string, column: string) => {
    const values = texts(name)
    return values && Prisma.sql`${Prisma.raw(column)} = any(${values})`
  }
  return [
    ...ofWords(q ?? ''),
    ids && Prisma.sql`car.id = any(${ids})`,
    reserved === null ? null : Prisma.sql`car.reserved = ${reserved}`,
    oneOf('status', 'car.status'),
    oneOf('carType', 'car.car_type'),
    oneOf('make', 'car.make'),
    oneOf('dealershipId', 'car.dealership_id'),
    oneOf('locationId', 'car.location_id'),
    oneOf('organisationId', 'car.organisation_id'),
  ].filter((condition) => condition !== null)
}

/** The stock of a scope, or of some sites of it, whatever its status. Filters: q, ids, status, carType, make, dealershipId, locationId, organisationId, reserved. */
export const listStock = (scope: Scope, query: ListQuery, siteIds: readonly string[] | null): Promise<ListResult<StockCar>> =>
  scope.transaction(async (tx) => {
    const within = await carsOfSites(tx, siteIds)
    const where = allOf([...conditionsOf(query.filter), ...(within ? [within] : [])])
    const rows = await selectCars(tx, { where, order: orderOf(query.sort, sortColumns, 'car.created_at desc', 'car.id'), ...pageOf(query) })
    const [counted] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from cars car where ${where}`
    return { rows, total: counted?.total ?? 0 }
  })
