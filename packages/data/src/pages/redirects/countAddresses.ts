import type { Database } from '../../createDatabase'

/** Requests to a site since the last call. */
export interface AddressCounts {
  /** Hits of each redirect, by old path. */
  readonly followed: ReadonlyMap<string, number>
  /** Number of 404 responses, by path. */
  readonly missing: ReadonlyMap<string, { readonly people: number; readonly machines: number }>
}

/** Maximum number of not-found paths per site; the oldest are deleted first. */
export const maxMissing = 2_000

/** Counts requests in bulk. Sends no notification, as no page changes. */
export const countAddresses = (
  db: Database,
  { organisationId, siteId, now }: { readonly organisationId: string; readonly siteId: string; readonly now: string },
  { followed, missing }: AddressCounts,
): Promise<void> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    if (followed.size > 0)
      await tx.$executeRaw`
        update redirects set hits = redirects.hits + counted.count, last_seen_at = ${now}::timestamptz
        from unnest(${[...followed.keys()]}::text[], ${[...followed.values()]}::int[]) counted (path, count)
        where organisation_id = ${organisationId} and site_id = ${siteId} and from_path = counted.path`
    if (missing.size === 0) return
    const counts = [...missing.values()]
    await tx.$executeRaw`
      insert into missing_addresses as known (organisation_id, site_id, path, people, machines, first_seen_at, last_seen_at)
      select ${organisationId}, ${siteId}, counted.*, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${[...missing.keys()]}::text[], ${counts.map(({ people }) => people)}::int[], ${counts.map(({ machines }) => machines)}::int[]) counted
      on conflict (organisation_id, site_id, path) do update set
        people = least(known.people::bigint + excluded.people, 2147483647)::int,
        machines = least(known.machines::bigint + excluded.machines, 2147483647)::int,
        last_seen_at = excluded.last_seen_at`
    // Paths requested by users are retained longer than those of bots.
    await tx.$executeRaw`
      delete from missing_addresses where organisation_id = ${organisationId} and site_id = ${siteId} and path in (
        select path from missing_addresses where organisation_id = ${organisationId} and site_id = ${siteId}
        order by (people > 0) desc, last_seen_at desc offset ${maxMissing})`
  })
