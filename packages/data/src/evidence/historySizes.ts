import type { Scope } from '../createDatabase'

/** Size of the history of an organisation in a year. */
export interface HistorySize {
  /** Empty for rows of the platform. */
  readonly organisationId: string
  readonly year: number
  readonly entries: number
  /** Of the rows, without indexes. */
  readonly bytes: number
}

/** Sizes of the history by organisation and year (UTC), largest first. */
export const historySizes = (scope: Scope): Promise<HistorySize[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw<HistorySize[]>`
      select organisation_id as "organisationId", extract(year from history.at at time zone 'UTC')::int as year, count(*)::int as entries,
        sum(pg_column_size(history.*))::float8 as bytes
      from row_history history group by 1, 2 order by bytes desc, 1, 2`,
    { timeoutMs: 120_000 },
  )
