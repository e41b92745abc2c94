import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { listedStock } from './listedStock'

/** Cars for sale alone, or one of them: a car that is sold is listed for a while, and told to no search engine. */
export const forSale = (site: ListingSite, now: string, carId?: string): Prisma.Sql =>
  Prisma.sql`${listedStock(site, now)} and car.status <> 'sold' ${carId === undefined ? Prisma.empty : Prisma.sql`and car.id = ${carId}`}`

/** The page of a car, and when what it shows of the car changed last: ISO in UTC. */
export interface ListedAddress {
  readonly slug: string
  readonly changedAt: string
}

/** A part of a site's cars: how many there are, and when one of them changed last. */
export interface ListedPart {
  readonly part: number
  readonly count: number
  readonly changedAt: string
}

/** A site's cars for sale that search engines find on it, and not on another site before it (`sitesBefore`). */
const foundHere = (site: ListingSite, before: readonly ListingSite[], now: string): Prisma.Sql =>
  Prisma.join([forSale(site, now), ...before.map((other) => Prisma.sql`not (${forSale(other, now)})`)], ' and ')

/** Hashes of addresses are whole numbers of 32 bits, half of them below 0. */
const [lowestHash, hashes] = [-(2 ** 31), 2 ** 32]

/** As many parts as there can be. A power of two, as any number of parts is: twice as many are the halves of those there were. */
const mostParts = 512

/** Which of `mostParts` a car is in. */
const finestPart = Prisma.sql`((car.slug_hash >> ${Math.log2(hashes / mostParts)}::int) + ${mostParts / 2}::int)`

/** The cars of a part: the same as long as there are as many parts, whatever comes and goes. A range, which an index finds. */
const isInPart = (part: number, parts: number): Prisma.Sql => {
  const from = lowestHash + (part * hashes) / parts
  return Prisma.sql`car.slug_hash between ${from}::int and ${from + hashes / parts - 1}::int`
}

const isoInstant = (instant: Prisma.Sql): Prisma.Sql => Prisma.sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** How many parts a site's cars are in, so that none has far more than `most`. */
const partsFor = (count: number, most: number): number => Math.min(mostParts, 2 ** Math.max(0, Math.ceil(Math.log2(count / most))))

/** A site's cars for sale in parts of about `most` at most, by what changed in them last. */
export const listedParts = async (
  db: Database,
  site: ListingSite,
  { now, most, before = [] }: { readonly now: string; readonly most: number; readonly before?: readonly ListingSite[] },
): Promise<{ parts: number; found: ListedPart[] }> => {
  const finest = await db.forOrganisation(site.organisationId).rows<ListedPart>(Prisma.sql`
    select ${finestPart} as part, count(*)::int as count, ${isoInstant(Prisma.sql`max(car.updated_at)`)} as "changedAt"
    from cars car where ${foundHere(site, before, now)} group by 1 order by 1`)
  const parts = partsFor(
    finest.reduce((sum, { count }) => sum + count, 0),
    most,
  )
  const found = new Map<number, ListedPart>()
  for (const each of finest) {
    const part = Math.floor((each.part * parts) / mostParts)
    const { count = 0, changedAt = '' } = found.get(part) ?? {}
    found.set(part, { part, count: count + each.count, changedAt: changedAt > each.changedAt ? changedAt : each.changedAt })
  }
  return { parts, found: [...found.values()] }
}

interface ListedPartQuery {
  readonly now: string
  readonly part: number
  readonly parts: number
  /** Sites that search engines are sent to before this one. */
  readonly before?: readonly ListingSite[]
}

/** The pages of one part of a site's cars for sale. */
export const listedAddresses = (
  db: Database,
  site: ListingSite,
  { now, part, parts, before = [] }: ListedPartQuery,
): Promise<ListedAddress[]> =>
  db.forOrganisation(site.organisationId).rows<ListedAddress>(Prisma.sql`
    select car.slug, ${isoInstant(Prisma.sql`car.updated_at`)} as "changedAt"
    from cars car where ${foundHere(site, before, now)} and ${isInPart(part, parts)} order by car.slug_hash, car.slug`)
