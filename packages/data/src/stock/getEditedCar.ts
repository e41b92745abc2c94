import type { CarEntry } from '@forecourt/rules/stock/CarEntry'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions } from '../lists/listSql'
import { dealershipsOfSites } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import type { StockCar } from './reading/parseCar'
import { selectCars } from './reading/selectCars'

/** Condition for cars of the sites' dealerships. Null without a limit to sites. */
export const carsOfSites = async (tx: Transaction, siteIds: readonly string[] | null): Promise<Prisma.Sql | null> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  return dealershipIds === null ? null : Prisma.sql`car.dealership_id = any(${dealershipIds})`
}

/** A car of any status by id; null if it doesn't exist or belongs to other sites. */
export const getCar = async (scope: Scope, carId: string, siteIds: readonly string[] | null): Promise<StockCar | null> => {
  const [car] = await scope.transaction(async (tx) => {
    const siteCondition = await carsOfSites(tx, siteIds)
    return selectCars(tx, { where: allConditions([Prisma.sql`car.id = ${carId}`, ...(siteCondition ? [siteCondition] : [])]) })
  })
  return car ?? null
}

/**
 * A car in the editor, with its odometer reading and the lenders' figures as entered, fields that pages don't use and its revision. Figures
 * that pages calculate from a lender's terms aren't among them: saved, they would stay as they are when the price changes.
 */
export interface EditedCar extends StockCar, Pick<CarEntry, 'listingTitle' | 'privateSuburb' | 'privatePostcode'> {
  /** The offer assigned to it. */
  readonly offerId: string | null
  /** Revision for optimistic locking. */
  readonly revision: number
  readonly updatedAt: string
}

interface ExtraColumns {
  readonly id: string
  /** The odometer reading as entered, even if sites don't show it. */
  readonly km: number | null
  readonly financeLenders: StockCar['financeLenders']
  readonly listingTitle: string | null
  readonly privateSuburb: string | null
  readonly privatePostcode: string | null
  readonly offerId: string | null
  readonly revision: number
  readonly updatedAt: Date
}

/** Cars for editing by id, with a further condition, ordered by id; missing ones are left out. */
export const selectEditedCars = async (
  tx: Transaction,
  ids: readonly string[],
  siteCondition: Prisma.Sql | null = null,
): Promise<EditedCar[]> => {
  const cars = await selectCars(tx, {
    where: allConditions([Prisma.sql`car.id = any(${[...ids]})`, ...(siteCondition ? [siteCondition] : [])]),
  })
  const rows = await tx.$queryRaw<ExtraColumns[]>`
    select id, km, finance_lenders as "financeLenders", listing_title as "listingTitle", private_suburb as "privateSuburb", private_postcode as "privatePostcode",
      offer_id as "offerId", revision, updated_at as "updatedAt"
    from cars where id = any(${cars.map(({ id }) => id)})`
  const extraById = new Map(rows.map((row) => [row.id, row]))
  return cars.flatMap((car): EditedCar[] => {
    const extra = extraById.get(car.id)
    return extra ? [{ ...car, ...extra, updatedAt: extra.updatedAt.toISOString() }] : []
  })
}

/** A car for editing by id, with a further condition; null if there is none. */
export const selectEditedCar = async (tx: Transaction, carId: string, siteCondition: Prisma.Sql | null = null): Promise<EditedCar | null> =>
  (await selectEditedCars(tx, [carId], siteCondition))[0] ?? null

/** A car of any status for editing; null if it doesn't exist or belongs to other sites. */
export const getEditedCar = (scope: Scope, carId: string, siteIds: readonly string[] | null): Promise<EditedCar | null> =>
  scope.transaction(async (tx) => selectEditedCar(tx, carId, await carsOfSites(tx, siteIds)))
