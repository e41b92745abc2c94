import { type CarStage, carStage } from '@forecourt/rules/stock/carStage'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions } from '../../lists/listSql'
import type { Transaction } from '../../Transaction'
import { carsOfSites } from '../getEditedCar'
import { searchConditions } from './searchConditions'

/** A car in a search by name. */
export interface NamedCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
  readonly priceCents: number | null
  readonly stage: CarStage
  readonly colour: string | null
  /** Odometer reading in kilometres. */
  readonly km: number | null
}

const maxCars = 12

/** Cars for sale under a condition that a search by staff finds, by name. */
export const carsNamed = async (tx: Transaction, within: Prisma.Sql, q: string): Promise<NamedCar[]> => {
  const conditions = [within, Prisma.sql`car.status in ('in_stock', 'coming_soon')`, ...(await searchConditions(tx, q, within))]
  const cars = await tx.$queryRaw<(Omit<NamedCar, 'stage'> & Parameters<typeof carStage>[0])[]>`
    select car.id, car.name, car.stock_number as "stockNumber", car.price_cents as "priceCents", car.colour, car.km, car.status, car.reserved,
      car.preorder
    from cars car where ${allConditions(conditions)} order by car.name, car.id limit ${maxCars}`
  return cars.map(({ status, reserved, preorder, ...car }) => ({ ...car, stage: carStage({ status, reserved, preorder }) }))
}

/** Searches the cars for sale of an organisation's sites; null as sites: of all of them. */
export const carsForSale = (
  scope: Scope,
  { organisationId, siteIds, q }: { readonly organisationId: string; readonly siteIds: readonly string[] | null; readonly q: string },
): Promise<NamedCar[]> =>
  scope.transaction(async (tx) => {
    const ofSites = await carsOfSites(tx, siteIds)
    return carsNamed(tx, allConditions([Prisma.sql`car.organisation_id = ${organisationId}`, ...(ofSites ? [ofSites] : [])]), q)
  })
