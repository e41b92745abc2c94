import type { Scope } from '../createDatabase'

/** Size of the history of an organisation in a year. */
export interface HistorySize {
  /** Empty for rows of the platform. */
  readonly organisationId: string
  readonly year: number
  readonly entries: number
  /** Of the rows, without indexes. */
  readonly bytes: number
  /** Published versions, compressed, which have no limit. */
  readonly versions: number
  readonly versionBytes: number
}

/** Sizes of the history by organisation and year (UTC), largest first. */
export const historySizes = (scope: Scope): Promise<HistorySize[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw<HistorySize[]>`
      select organisation_id as "organisationId", year, coalesce(entries, 0) as entries, coalesce(bytes, 0) as bytes,
        coalesce(versions, 0) as versions, coalesce("versionBytes", 0) as "versionBytes"
      from (
        select organisation_id, extract(year from history.at at time zone 'UTC')::int as year, count(*)::int as entries,
          sum(pg_column_size(history.*))::float8 as bytes
        from row_history history group by 1, 2
      ) changes full join (
        select organisation_id, extract(year from published_at at time zone 'UTC')::int as year, count(*)::int as versions,
          sum(pg_column_size(version.values) + pg_column_size(version.config) + pg_column_size(version.layers))::float8 as "versionBytes"
        from versions version group by 1, 2
      ) published using (organisation_id, year)
      order by bytes desc, 1, 2`,
    { timeoutMs: 120_000 },
  )
