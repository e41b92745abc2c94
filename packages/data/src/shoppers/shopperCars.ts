import type { ShopperCarKind, WatchedCar } from '@forecourt/rules/accounts/Garage'
import { maxCompared } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { pagedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

type ShopperCarLists = { readonly [Kind in ShopperCarKind]: readonly WatchedCar[] }

/** The cars of an account that have a page on a site, by kind, latest first. */
export const shopperCarLists = async (tx: Transaction, site: RenderedSite, shopperId: string): Promise<ShopperCarLists> => {
  const { organisationId } = site
  const rows = await tx.shopperCar.findMany({ where: { organisationId, shopperId }, orderBy: [{ at: 'desc' }, { carId: 'asc' }] })
  const ids = [...new Set(rows.map(({ carId }) => carId))]
  const cars = ids.length === 0 ? [] : await selectCars(tx, { where: Prisma.sql`${pagedStock(site)} and car.id = any(${ids})` })
  const byId = new Map(cars.map((car) => [car.id, car]))
  const of = (kind: ShopperCarKind) =>
    rows.flatMap(({ kind: ownKind, carId, at }) => {
      const car = byId.get(carId)
      return ownKind === kind && car ? [{ car, at: at.toISOString() }] : []
    })
  return { watched: of('watched'), viewed: of('viewed'), compared: of('compared') }
}

export const loadShopperCars = (db: Database, site: RenderedSite, shopperId: string): Promise<ShopperCarLists> =>
  db.forOrganisation(site.organisationId).transaction((tx) => shopperCarLists(tx, site, shopperId))

/** Maximum number of cars per kind and account. */
const maxStored: { readonly [Kind in ShopperCarKind]: number } = { watched: 200, viewed: 20, compared: maxCompared }

export interface ShopperCars {
  readonly shopperId: string
  readonly kind: ShopperCarKind
  /** Ids or slugs, latest first. */
  readonly cars: readonly string[]
  readonly now: string
}

/** Deletes the oldest cars of a kind above the limit. */
export const trimCars = (
  tx: Transaction,
  { organisationId, shopperId, kind }: Pick<ShopperCars, 'shopperId' | 'kind'> & { readonly organisationId: string },
): Promise<unknown> => tx.$executeRaw`
  delete from shopper_cars where organisation_id = ${organisationId} and shopper_id = ${shopperId} and kind = ${kind} and car_id in (
    select car_id from shopper_cars where organisation_id = ${organisationId} and shopper_id = ${shopperId} and kind = ${kind}
    order by at desc, car_id offset ${maxStored[kind]}
  )`

/**
 * Adds cars of a site to an account, once each: existing ones keep their time, new ones come after them. Skips cars without a page on the
 * site. Returns how many of the given cars the account has now.
 */
const addCars = async (tx: Transaction, site: RenderedSite, { shopperId, kind, cars, now }: ShopperCars): Promise<number> => {
  const { organisationId, siteId } = site
  if (cars.length === 0) return 0
  const slugs = [...new Set(cars)]
  const found = await tx.$queryRaw<{ id: string }[]>`
    select car.id from cars car where ${pagedStock(site)} and (car.id = any(${slugs}) or car.slug = any(${slugs}))
    order by least(array_position(${slugs}, car.id), array_position(${slugs}, car.slug))`
  const at = Date.parse(now)
  await tx.shopperCar.createMany({
    data: found.map(({ id }, index) => ({ organisationId, shopperId, kind, carId: id, siteId, at: new Date(at - index) })),
    skipDuplicates: true,
  })
  await trimCars(tx, { organisationId, shopperId, kind })
  return found.length
}

/** Adds a car to an account's watched cars (API-01); false if the site has no such car. */
export const storeWatchedCar = (
  db: Database,
  site: RenderedSite,
  entry: { shopperId: string; car: string; now: string },
): Promise<boolean> =>
  db
    .forOrganisation(site.organisationId)
    .transaction(
      async (tx) => (await addCars(tx, site, { shopperId: entry.shopperId, kind: 'watched', cars: [entry.car], now: entry.now })) > 0,
    )

/** Removes a car from an account's watched cars (API-02); idempotent. */
export const unwatchCar = (db: Database, organisationId: string, entry: { shopperId: string; car: string }): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction(
    (tx) => tx.$executeRaw`
        delete from shopper_cars kept using cars car
        where kept.organisation_id = ${organisationId} and kept.shopper_id = ${entry.shopperId} and kept.kind = 'watched'
          and car.organisation_id = kept.organisation_id and car.id = kept.car_id and (car.id = ${entry.car} or car.slug = ${entry.car})`,
  )

/** Cars that a browser stored before sign-in; ids or slugs, latest first. */
export interface BrowserCars {
  readonly watched: readonly string[]
  readonly viewed: readonly string[]
  readonly compared: readonly string[]
}

/** Merges a browser's stored cars into an account; atomic and idempotent (FAV-05, FAV-10). */
export const mergeBrowserCars = (
  db: Database,
  site: RenderedSite,
  { shopperId, brought, now }: { readonly shopperId: string; readonly brought: BrowserCars; readonly now: string },
): Promise<void> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    // Locks the account, so that two tabs that merge at once give the same result.
    await tx.$queryRaw(Prisma.sql`select 1 from shoppers where organisation_id = ${site.organisationId} and id = ${shopperId} for update`)
    for (const kind of ['watched', 'viewed', 'compared'] as const) await addCars(tx, site, { shopperId, kind, cars: brought[kind], now })
  })
