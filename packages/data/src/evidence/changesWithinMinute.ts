import type { Database } from '../createDatabase'

/** A second within a minute after which a page may be another. */
export interface ChangeWithinMinute {
  /** The next full second, ISO in UTC: the first at which the change shows. */
  readonly at: string
  /** What changed, such as 'the car'. */
  readonly what: readonly string[]
}

interface MinuteQuery {
  readonly organisationId: string
  readonly siteId: string
  /** The page's car, if it is about one; otherwise null: any car may be in a list. */
  readonly carId: string | null
  /** The instant, ISO in UTC. */
  readonly at: string
}

/** Recorded tables by what shoppers see of them. */
const shownTables: { readonly [table: string]: string } = {
  sites: 'the published version',
  cars: 'the car',
  car_images: 'the photos',
  lenders: 'a lender',
  charges: 'charges',
  offers: 'an offer',
  posts: 'an article',
  locations: 'a location',
  dealerships: 'a dealership',
  reviews: 'reviews',
  models: 'a model',
  redirects: 'an address',
  host_names: 'an address',
}

const minuteMs = 60_000
const secondMs = 1_000

/** The seconds within the minute of an instant at which what the page shows changed (CFG-12); none unless the instant is a full minute. */
export const changesWithinMinute = async (
  db: Database,
  { organisationId, siteId, carId, at }: MinuteQuery,
): Promise<readonly ChangeWithinMinute[]> => {
  const from = new Date(at)
  if (from.getTime() % minuteMs !== 0) return []
  const until = new Date(from.getTime() + minuteMs)
  const changed = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ at: Date; table: string }[]>`
      select distinct date_trunc('second', at) as at, table_name as table from row_history
      where organisation_id in ('', ${organisationId}) and at > ${from} and at < ${until}
        and table_name = any(${Object.keys(shownTables)})
        and (table_name not in ('cars', 'car_images') or ${carId}::text is null or split_part(key, '|', 1) = ${carId})
        and (table_name not in ('sites', 'redirects', 'host_names') or split_part(key, '|', 1) = ${siteId})
      order by 1, 2`,
  )
  const bySecond = new Map<number, string[]>()
  for (const { at: second, table } of changed) {
    const next = second.getTime() + secondMs
    const what = bySecond.get(next) ?? []
    bySecond.set(next, [...new Set([...what, shownTables[table] ?? table])])
  }
  return [...bySecond].map(([next, what]) => ({ at: new Date(next).toISOString(), what }))
}
