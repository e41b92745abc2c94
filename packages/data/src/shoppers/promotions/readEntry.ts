import type { Scope } from '../../createDatabase'
import { type Entry, toEntry } from './Entry'

/** An entry to a prize draw by its id; null where the scope has none. */
export const readEntry = (scope: Scope, id: string): Promise<Entry | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.promotionEntry.findFirst({ where: { id } })
    return row && toEntry(row)
  })
