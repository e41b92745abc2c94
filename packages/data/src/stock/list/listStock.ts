import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions, listOrder, listPage } from '../../lists/listSql'
import type { ListQuery, ListResult } from '../../lists/parseFilter'
import { carsOfSites } from '../getEditedCar'
import type { StockCar } from '../reading/parseCar'
import { selectCars } from '../reading/selectCars'
import { searchedInStock, stockListConditions } from './stockListConditions'

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
  /** Since when it is in the list: imported cars arrived before. */
  added: 'coalesce(car.listed_at, car.updated_at)',
  createdAt: 'car.created_at',
  updatedAt: 'car.updated_at',
}

/** Columns without nulls. */
const neverNull: readonly (keyof typeof sortColumns)[] = ['name', 'stockNumber', 'added', 'createdAt']

/** A car in the stock list, with its lead counts. */
export interface ListedStockCar extends StockCar {
  readonly leads: number
  readonly lastLeadAt: string | null
  /** When it was first listed. */
  readonly listedAt: string | null
  readonly revision: number
  readonly updatedAt: string
  /** Name of its feed; null for a manual car. */
  readonly feedName: string | null
  /** Problem of its feed row in the last import. */
  readonly feedProblem: string | null
  /** The offer assigned to it. */
  readonly offerId: string | null
  /** Time zone of its location, which says its country. */
  readonly timeZone: string
}

interface ExtraColumns {
  readonly id: string
  /** The odometer reading as entered, even if sites don't show it. */
  readonly km: number | null
  readonly leads: number
  readonly lastLeadAt: Date | null
  readonly listedAt: Date | null
  readonly revision: number
  readonly updatedAt: Date
  readonly feedName: string | null
  readonly feedProblem: string | null
  readonly offerId: string | null
  readonly timeZone: string
}

const listColumns = (tx: Parameters<typeof selectCars>[0], ids: readonly string[]): Promise<ExtraColumns[]> => tx.$queryRaw<ExtraColumns[]>`
  select car.id, car.km, car.revision, car.updated_at as "updatedAt", car.offer_id as "offerId", car.listed_at as "listedAt", lead.leads, lead.last as "lastLeadAt",
    feed.name as "feedName", fed.problem as "feedProblem", location.time_zone as "timeZone"
  from cars car
  join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
  left join stock_feed_cars fed on fed.organisation_id = car.organisation_id and fed.car_id = car.id
  left join stock_feeds feed on feed.organisation_id = fed.organisation_id and feed.id = fed.feed_id
  cross join lateral (
    select count(*)::int as leads, max(lead.created_at) as last from leads lead
    where lead.organisation_id = car.organisation_id and lead.car_id = car.id
  ) lead
  where car.id = any(${[...ids]})`

/**
 * Withdrawn cars come last in every order but that by status, so that thousands of them, as after an undone import, don't hide the stock.
 * An export, which has no order, keeps that of the index.
 */
const withdrawnLast = (sort: ListQuery['sort']) =>
  sort && sort.field !== 'status' ? Prisma.sql`(car.status = 'withdrawn'), ` : Prisma.empty

/** The stock of a scope, or of some of its sites, in any status, filtered by `stockListConditions`. */
export const listStock = (
  scope: Scope,
  query: ListQuery,
  siteIds: readonly string[] | null,
  now: string,
): Promise<ListResult<ListedStockCar>> =>
  scope.transaction(async (tx) => {
    const siteCondition = await carsOfSites(tx, siteIds)
    const searched = await searchedInStock(tx, query.filter)
    const where = allConditions([...stockListConditions(query.filter, now, searched), ...(siteCondition ? [siteCondition] : [])])
    const { limit, offset } = listPage(query)
    // Cars of one import were added at once: the latest arrival comes first.
    const key = query.sort?.field === 'added' ? 'car.created_at desc, car.id' : 'car.id'
    // Selects the page by id first: sorting whole cars, or joining all of them, costs more than all else.
    const page = await tx.$queryRaw<{ id: string }[]>`
      select car.id from cars car where ${where}
      order by ${withdrawnLast(query.sort)}${listOrder(query.sort, sortColumns, 'car.created_at desc', key, neverNull)} limit ${limit} offset ${offset}`
    const [counted] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from cars car where ${where}`
    const ids = page.map(({ id }) => id)
    const cars = new Map(
      (await selectCars(tx, { where: Prisma.sql`car.id = any(${ids})`, withoutComments: true })).map((car) => [car.id, car]),
    )
    const extraById = new Map((await listColumns(tx, ids)).map((each) => [each.id, each]))
    const rows = ids.flatMap((id): ListedStockCar[] => {
      const [car, extra] = [cars.get(id), extraById.get(id)]
      if (!car || !extra) return []
      const { lastLeadAt, listedAt, updatedAt } = extra
      return [
        {
          ...{ ...car, ...extra, updatedAt: updatedAt.toISOString() },
          lastLeadAt: lastLeadAt?.toISOString() ?? null,
          listedAt: listedAt?.toISOString() ?? null,
        },
      ]
    })
    return { rows, total: counted?.total ?? 0 }
  })
