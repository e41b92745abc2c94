import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { pagedStock, siteStock } from '../search/listedStock'
import { readCars } from './selectCars'

/** Cars with a page on a site, in the order of the slugs; missing ones are left out. */
export const carsBySlugs = async (db: Database, site: RenderedSite, slugs: readonly string[]): Promise<Car[]> => {
  if (slugs.length === 0) return []
  const found = await readCars(db, site.organisationId, {
    where: Prisma.sql`${pagedStock(site)} and car.slug = any(${[...new Set(slugs)]})`,
  })
  const bySlug = new Map(found.map((car) => [car.slug, car]))
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? [])
}

/** Cars of an organisation by id, listed or not. */
export const carsByIds = (db: Database, organisationId: string, ids: readonly string[]): Promise<Car[]> =>
  readCars(db, organisationId, {
    where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = any(${[...ids]})`,
    withoutComments: true,
  })

/** A withdrawn car that had its page at /cars/{slug} of a site (CAR-05); null if it was never shown there. */
export const withdrawnCarBySlug = async (db: Database, site: RenderedSite, slug: string): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, {
    where: Prisma.sql`${siteStock(site)} and car.slug = ${slug} and car.status = 'withdrawn' and car.show_on_dealer_website`,
    limit: 1,
  })
  return car ?? null
}

const carWhere = async (db: Database, site: RenderedSite, where: Prisma.Sql): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, { where: Prisma.sql`${pagedStock(site)} and ${where}`, limit: 1 })
  return car ?? null
}

/** The car at /cars/{slug} of a site, or by id (RTE-06, API-05). A slug with NUL, which Postgres rejects, finds none. */
export const carBySlug = async (db: Database, site: RenderedSite, slug: string): Promise<Car | null> =>
  slug.includes('\0') ? null : carWhere(db, site, Prisma.sql`(car.slug = ${slug} or car.id = ${slug})`)

/** The car of a site with a VIN, in upper case (RTE-11). */
export const carByVin = (db: Database, site: RenderedSite, vin: string): Promise<Car | null> =>
  carWhere(db, site, Prisma.sql`car.vin = ${vin}`)
