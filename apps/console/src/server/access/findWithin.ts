import type { Scope } from '@forecourt/data/createDatabase'
import type { AccessScope } from './AccessScope'

/** A record and the part of the data it was found in. */
export interface Found<T> {
  readonly record: T
  readonly accessScope: AccessScope
}

/** Looks for a record in each place a person reaches. Another organisation's record is simply not found: the scope can't see it. */
export const findWithin = async <T>(
  accessScopes: readonly AccessScope[],
  find: (scope: Scope, accessScope: AccessScope) => Promise<T | null>,
): Promise<Found<T> | null> => {
  for (const accessScope of accessScopes) {
    const record = await find(accessScope.scope, accessScope)
    if (record !== null) return { record, accessScope }
  }
  return null
}
