import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Acknowledged } from './sendLeads'

/** Waits until all forms in the spools of data folders are stored, at most for a time limit. */
export const untilSpoolsEmpty = async (folders: readonly string[], limit: number): Promise<void> => {
  const spools = folders.map((folder) => path.join(folder, 'spool')).filter((folder) => existsSync(folder))
  const waiting = () => spools.some((folder) => readdirSync(folder).length > 0)
  for (const deadline = Date.now() + limit; waiting() && Date.now() < deadline; ) await wait(200)
}

/** Compares the leads that `sendLeads` sent with those in the database. */
export const storedLeads = async (
  { query }: { query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> },
  acknowledged: readonly Acknowledged[],
) => {
  const stored = await query<{ id: string; key: string }>(
    `select id, split_part(email, '@', 1) as key from leads where email like 'lead-%@shopper.example'`,
  )
  const idOf = new Map(stored.map(({ id, key }) => [key, id]))
  return {
    lost: acknowledged.filter(({ key }) => !idOf.has(key)).length,
    doubled: stored.length - idOf.size,
    /** Number of leads whose stored id isn't the one in the response to the form. */
    otherId: acknowledged.filter(({ key, leadId }) => idOf.has(key) && idOf.get(key) !== leadId).length,
  }
}
