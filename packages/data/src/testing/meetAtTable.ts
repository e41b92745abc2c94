import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../migrate/connect'

/** Pool size of the test database: the maximum number of concurrent works. */
const poolSize = 5

/**
 * Races works in the worst order: each runs until its first lock on, or write to, a table, and waits there until all do. Works that lock
 * first then continue one by one; the others have all read the same state.
 */
export const meetAtTable = <Result>(
  { ownerUrl }: { readonly ownerUrl: string },
  table: string,
  works: readonly (() => Promise<Result>)[],
): Promise<Result[]> =>
  connect(ownerUrl, async (gate) => {
    await gate.query('begin')
    await gate.query(`lock table ${table} in exclusive mode`)
    let arrived = 0
    const running = Promise.all(
      works.map((work) =>
        work().finally(() => {
          arrived += 1
        }),
      ),
    )
    running.catch(() => {})
    const waiting = async (): Promise<number> => {
      const { rows } = await gate.query<{ pids: number }>(`
        select count(distinct pid)::int as pids from pg_locks where not granted and pid in (
          select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`)
      return rows[0]?.pids ?? 0
    }
    while ((await waiting()) < Math.min(poolSize, works.length - arrived)) await wait(2)
    await gate.query('commit')
    return running
  })
