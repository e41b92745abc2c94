import type { WatchedCar } from '@forecourt/rules/accounts/Garage'
import type { ShopperCarKind } from '@forecourt/rules/accounts/ShopperCarKind'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { pagedStock } from '../stock/search/pagedStock'
import type { Transaction } from '../Transaction'

type ShopperCarLists = { readonly [Kind in ShopperCarKind]: readonly WatchedCar[] }

/** The cars of an account with a page on a site, by kind, the latest first. */
export const shopperCarLists = async (tx: Transaction, site: RenderedSite, shopperId: string): Promise<ShopperCarLists> => {
  const { organisationId } = site
  const rows = await tx.shopperCar.findMany({ where: { organisationId, shopperId }, orderBy: [{ at: 'desc' }, { carId: 'asc' }] })
  const ids = [...new Set(rows.map(({ carId }) => carId))]
  const cars = ids.length === 0 ? [] : await selectCars(tx, { where: Prisma.sql`${pagedStock(site)} and car.id = any(${ids})` })
  const byId = new Map(cars.map((car) => [car.id, car]))
  const of = (kind: ShopperCarKind) =>
    rows.flatMap(({ kind: its, carId, at }) => {
      const car = byId.get(carId)
      return its === kind && car ? [{ car, at: at.toISOString() }] : []
    })
  return { watched: of('watched'), viewed: of('viewed'), compared: of('compared') }
}

export const loadShopperCars = (db: Database, site: RenderedSite, shopperId: string): Promise<ShopperCarLists> =>
  db.forOrganisation(site.organisationId).transaction((tx) => shopperCarLists(tx, site, shopperId))
