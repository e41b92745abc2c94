import { listing } from '@forecourt/rules/car/listing/listing'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { explain } from '@forecourt/rules/parts/explain'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions } from '../../lists/listSql'
import { versionConfig } from '../../sites/versions/listVersions'
import type { Transaction } from '../../Transaction'
import { carsOfSites } from '../getEditedCar'
import { selectCars } from '../reading/selectCars'

/** Where a car is listed, and why not elsewhere. */
export interface ListedOn {
  readonly id: string
  /** Whether it is in stock or coming soon. */
  readonly isForSale: boolean
  /** Names of live sites that list it. */
  readonly on: readonly string[]
  /** Other sites of its organisation, each with the first reason in a sentence. */
  readonly notOn: readonly { readonly site: string; readonly message: string }[]
}

/** A live site and what decides which cars it lists. */
export interface LiveSite {
  readonly name: string
  readonly organisationId: string
  readonly dealershipIds: readonly string[]
  readonly stock: ResolvedConfig['stock']
}

/** The live sites of organisations, sorted by name. */
export const liveSites = async (
  tx: Transaction,
  organisationIds: readonly string[],
  siteIds: readonly string[] | null,
): Promise<LiveSite[]> => {
  const rows = await tx.site.findMany({
    where: { organisationId: { in: [...organisationIds] }, status: 'live', ...(siteIds !== null && { id: { in: [...siteIds] } }) },
    include: { live: true, dealerships: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.flatMap(({ name, organisationId, live, dealerships }) =>
    live
      ? [
          {
            name,
            organisationId,
            dealershipIds: dealerships.map(({ dealershipId }) => dealershipId),
            stock: versionConfig(live).stock,
          },
        ]
      : [],
  )
}

/** A car as far as its listing depends on it. */
export type ListableCar = Pick<Car, 'status' | 'soldAt' | 'showOnDealerWebsite' | 'carType' | 'images' | 'dealershipId'> & {
  readonly organisationId: string
}

/** On which of the sites that can have a car it is listed, and why not on others (SRC-31, CFG-12). */
export const listedOnSites = (car: ListableCar, sites: readonly LiveSite[], now: string): Pick<ListedOn, 'on' | 'notOn'> => {
  const candidates = sites.filter(
    ({ organisationId, dealershipIds }) =>
      organisationId === car.organisationId && (dealershipIds.length === 0 || dealershipIds.includes(car.dealershipId)),
  )
  const reasons = candidates.map(({ name, stock }) => ({ site: name, ...explain(listing, { car, stock, now }) }))
  return {
    on: reasons.filter(({ shown }) => shown).map(({ site }) => site),
    notOn: reasons.filter(({ shown }) => !shown).map(({ site, because: [first] }) => ({ site, message: first?.message ?? '' })),
  }
}

/** On which sites cars are listed, and why not on others (SRC-31, CFG-12). */
export const listedOn = (scope: Scope, ids: readonly string[], siteIds: readonly string[] | null, now: string): Promise<ListedOn[]> =>
  scope.transaction(async (tx) => {
    const siteCondition = await carsOfSites(tx, siteIds)
    const where = allConditions([Prisma.sql`car.id = any(${[...ids]})`, ...(siteCondition ? [siteCondition] : [])])
    const cars = await selectCars(tx, { where, withoutComments: true })
    const sites = await liveSites(tx, [...new Set(cars.map(({ organisationId }) => organisationId))], siteIds)
    return cars.map((car) => ({ id: car.id, isForSale: isInStock(car), ...listedOnSites(car, sites, now) }))
  })
