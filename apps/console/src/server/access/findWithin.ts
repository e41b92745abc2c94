import type { Scope } from '@forecourt/data/createDatabase'
import type { Reach } from './Reach'

/** A record and the part of the data it was found in. */
export interface Found<T> {
  readonly record: T
  readonly reach: Reach
}

/** Looks for a record in each place a person reaches. Another organisation's record is simply not found: the scope can't see it. */
export const findWithin = async <T>(
  reaches: readonly Reach[],
  find: (scope: Scope, reach: Reach) => Promise<T | null>,
): Promise<Found<T> | null> => {
  for (const reach of reaches) {
    const record = await find(reach.scope, reach)
    if (record !== null) return { record, reach }
  }
  return null
}
