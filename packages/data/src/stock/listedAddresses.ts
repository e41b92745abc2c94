import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { ListingSite } from '../sites/RenderedSite'
import { forSale } from './search/forSale'

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

/** Which part a car is in: the same as long as there are as many parts, whatever comes and goes. `parts` is a power of two. */
const partOf = (parts: number): Prisma.Sql => Prisma.sql`(hashtext(car.slug) & ${parts - 1})`

const instant = Prisma.raw(`to_char(max(car.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** How many parts a site's cars are in, so that none has far more than `most`. */
const partsFor = (count: number, most: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(count / most)))

/** A site's cars for sale in parts of about `most` at most, by what changed in them last. */
export const listedParts = async (
  db: Database,
  site: ListingSite,
  { now, most, before = [] }: { readonly now: string; readonly most: number; readonly before?: readonly ListingSite[] },
): Promise<{ parts: number; found: ListedPart[] }> => {
  const scope = db.forOrganisation(site.organisationId)
  const [counted] = await scope.rows<{ count: number }>(
    Prisma.sql`select count(*)::int as count from cars car where ${foundHere(site, before, now)}`,
  )
  const parts = partsFor(counted?.count ?? 0, most)
  const found = await scope.rows<ListedPart>(Prisma.sql`
    select ${partOf(parts)} as part, count(*)::int as count, ${instant} as "changedAt"
    from cars car where ${foundHere(site, before, now)} group by 1 order by 1`)
  return { parts, found }
}

interface ListedPartAsked {
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
  { now, part, parts, before = [] }: ListedPartAsked,
): Promise<ListedAddress[]> =>
  db.forOrganisation(site.organisationId).rows<ListedAddress>(Prisma.sql`
    select car.slug, ${instant} as "changedAt"
    from cars car where ${foundHere(site, before, now)} and ${partOf(parts)} = ${part} group by car.slug order by car.slug`)
