import type { Database } from '../createDatabase'

/** 100 MB: about 1,100 changes a day, of the 240 bytes that a change took in a simulated year (decision 119). */
const defaultBytesPerYear = 100_000_000

/** Periods in which changes are combined, in days: the next one only if the limit is still exceeded. Each contains whole ones of the one before. */
const periods = [1, 7, 28]
const dayMs = 86_400_000

interface YearSize {
  /** Empty for rows of the platform. */
  readonly organisationId: string
  readonly year: number
  readonly bytes: number
  /** First and last sealed day, YYYY-MM-DD. */
  readonly firstDay: string
  readonly lastDay: string
}

/** A year whose history exceeded the limit. */
interface LimitedYear extends Pick<YearSize, 'organisationId' | 'year' | 'bytes'> {
  /** Bytes of the entries that were removed. */
  readonly freed: number
}

/** What a removed entry still takes: its id and digest. */
const digestBytes = 48

/** Years above a size, from the sizes that were stored with the seals: the history itself is too large to be read every night. */
const yearsAbove = (db: Database, bytesPerYear: number): Promise<YearSize[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<YearSize[]>`
      select sealed.organisation_id as "organisationId", extract(year from day)::int as year,
        sum(coalesce(sealed.bytes, size.bytes) - coalesce(combined.bytes - ${digestBytes} * cardinality(combined.ids), 0))::float8 as bytes,
        min(day)::text as "firstDay", max(day)::text as "lastDay"
      from evidence_days sealed
      left join combined_history combined using (organisation_id, day)
      left join lateral (
        select sum(pg_column_size(history.*)) as bytes from row_history history
        where sealed.bytes is null and history.organisation_id = sealed.organisation_id
          and history.at >= day::timestamp at time zone 'UTC' and history.at < (day + 1)::timestamp at time zone 'UTC'
      ) size on true
      group by 1, 2 having sum(coalesce(sealed.bytes, size.bytes) - coalesce(combined.bytes - ${digestBytes} * cardinality(combined.ids), 0)) > ${bytesPerYear}
      order by 1, 2`,
    { timeoutMs: 600_000 },
  )

const combine = (db: Database, organisationId: string, since: number, until: number): Promise<{ bytes: number; entries: number }> =>
  db.platform.transaction(
    async (tx) => {
      const entriesOf = async () => {
        const [counted] = await tx.$queryRaw<{ count: number }[]>`
          select coalesce(sum(cardinality(ids)), 0)::int as count from combined_history where organisation_id = ${organisationId}`
        return counted?.count ?? 0
      }
      const before = await entriesOf()
      const [freed] = await tx.$queryRaw<{ bytes: number }[]>`
        select combine_history(${organisationId}, ${new Date(since)}, ${new Date(until)})::float8 as bytes`
      return { bytes: freed?.bytes ?? 0, entries: (await entriesOf()) - before }
    },
    { timeoutMs: 600_000 },
  )

/**
 * Combines changes of dealers whose history of a year (UTC) exceeds a size, oldest first, until it doesn't: later changes of the same values
 * of a row within a day, then within a week, then within four weeks (CFG-12). The values at the end of each such period stay exact. Nothing
 * else is removed: a history that still exceeds the limit is reported. Returns the years that exceeded it.
 */
export const limitHistory = async (db: Database, bytesPerYear = defaultBytesPerYear): Promise<LimitedYear[]> => {
  const limited: LimitedYear[] = []
  for (const { organisationId, year, bytes, firstDay, lastDay } of await yearsAbove(db, bytesPerYear)) {
    const sealedUntil = Date.parse(lastDay) + dayMs
    const yearEnd = Date.UTC(year + 1, 0, 1)
    let remaining = bytes
    let freed = 0
    for (const days of periods) {
      // Aligned to the year, so that longer periods contain whole shorter ones.
      for (let since = Date.UTC(year, 0, 1); since < sealedUntil && remaining > bytesPerYear; since += days * dayMs) {
        const until = Math.min(since + days * dayMs, yearEnd)
        // A period that isn't over is combined when it is.
        if (until <= Date.parse(firstDay) || until > sealedUntil) continue
        const combined = await combine(db, organisationId, since, until)
        remaining -= combined.bytes - digestBytes * combined.entries
        freed += combined.bytes
      }
    }
    limited.push({ organisationId, year, bytes: remaining, freed })
  }
  return limited
}

/** A period whose changes were combined, ISO in UTC. */
interface CombinedPeriod {
  readonly since: string
  readonly until: string
}

/** The period around an instant, ISO in UTC, in which changes were combined: values may be those of its end. Null for none. */
export const combinedPeriodAt = async (db: Database, organisationId: string, at: string): Promise<CombinedPeriod | null> => {
  const instant = new Date(at)
  const found = await db.platform.transaction((tx) =>
    tx.combinedHistory.findFirst({
      where: {
        organisationId: { in: ['', organisationId] },
        since: { lte: instant },
        until: { gt: instant },
        // A day whose removed entries are all before the instant doesn't matter.
        day: { gte: new Date(`${at.slice(0, 10)}T00:00:00.000Z`) },
      },
      orderBy: { until: 'desc' },
      select: { since: true, until: true },
    }),
  )
  return found && { since: found.since.toISOString(), until: found.until.toISOString() }
}
