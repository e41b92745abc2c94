import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { listedStock } from './listedStock'

/** Condition for cars on sale, or one of them, without sold cars, which are listed for a while but not in sitemaps. */
export const forSale = (site: ListingSite, now: string, carId?: string): Prisma.Sql =>
  Prisma.sql`${listedStock(site, now)} and car.status <> 'sold' ${carId === undefined ? Prisma.empty : Prisma.sql`and car.id = ${carId}`}`

/** A car's page, and when its data last changed: ISO in UTC. */
export interface ListedAddress {
  readonly slug: string
  readonly changedAt: string
}

/** A partition of a site's cars: its count and last change. */
export interface ListedPart {
  readonly part: number
  readonly count: number
  readonly changedAt: string
}

/** Condition for a site's cars on sale whose canonical page is there, not on a site of `preferredSites`. */
const isCanonicalHere = (site: ListingSite, preferredSites: readonly ListingSite[], now: string): Prisma.Sql =>
  Prisma.join([forSale(site, now), ...preferredSites.map((other) => Prisma.sql`not (${forSale(other, now)})`)], ' and ')

/** Slug hashes are signed 32-bit integers. */
const [lowestHash, hashes] = [-(2 ** 31), 2 ** 32]

/** Maximum number of partitions. A power of two, like all numbers of partitions, so that doubling splits each in half. */
const maxParts = 512

/** Number of a car's partition among `maxParts`. */
const finestPart = Prisma.sql`((car.slug_hash >> ${Math.log2(hashes / maxParts)}::int) + ${maxParts / 2}::int)`

/** Condition for a partition: stable while the number of partitions is. A range, so that it can use an index. */
const isInPart = (part: number, parts: number): Prisma.Sql => {
  const from = lowestHash + (part * hashes) / parts
  return Prisma.sql`car.slug_hash between ${from}::int and ${from + hashes / parts - 1}::int`
}

const isoInstant = (instant: Prisma.Sql): Prisma.Sql => Prisma.sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Number of partitions for a site, so that none has many more cars than `max`. */
const partsFor = (count: number, max: number): number => Math.min(maxParts, 2 ** Math.max(0, Math.ceil(Math.log2(count / max))))

/** Partitions of a site's cars on sale, with about `max` cars each and their last change. */
export const listedParts = async (
  db: Database,
  site: ListingSite,
  { now, max, preferredSites = [] }: { readonly now: string; readonly max: number; readonly preferredSites?: readonly ListingSite[] },
): Promise<{ parts: number; found: ListedPart[] }> => {
  const finest = await db.forOrganisation(site.organisationId).rows<ListedPart>(Prisma.sql`
    select ${finestPart} as part, count(*)::int as count, ${isoInstant(Prisma.sql`max(car.updated_at)`)} as "changedAt"
    from cars car where ${isCanonicalHere(site, preferredSites, now)} group by 1 order by 1`)
  const parts = partsFor(
    finest.reduce((sum, { count }) => sum + count, 0),
    max,
  )
  const found = new Map<number, ListedPart>()
  for (const each of finest) {
    const part = Math.floor((each.part * parts) / maxParts)
    const { count = 0, changedAt = '' } = found.get(part) ?? {}
    found.set(part, { part, count: count + each.count, changedAt: changedAt > each.changedAt ? changedAt : each.changedAt })
  }
  return { parts, found: [...found.values()] }
}

interface ListedPartQuery {
  readonly now: string
  readonly part: number
  readonly parts: number
  /** Sites with precedence as canonical sites. */
  readonly preferredSites?: readonly ListingSite[]
}

/** Car pages of one partition. */
export const listedAddresses = (
  db: Database,
  site: ListingSite,
  { now, part, parts, preferredSites = [] }: ListedPartQuery,
): Promise<ListedAddress[]> =>
  db.forOrganisation(site.organisationId).rows<ListedAddress>(Prisma.sql`
    select car.slug, ${isoInstant(Prisma.sql`car.updated_at`)} as "changedAt"
    from cars car where ${isCanonicalHere(site, preferredSites, now)} and ${isInPart(part, parts)} order by car.slug_hash, car.slug`)
