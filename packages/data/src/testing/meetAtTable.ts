import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../migrate/connect'

/** Connections of the test database's pools: no more work can wait in the database at a time. */
const poolSize = 5

/**
 * Lets works race in the order that is worst: each reads what it likes, then waits at its first lock on, or write into, a table until all
 * of them wait. Works that lock first wait there and go on one after another; of works that don't, all have read the same.
 */
export const meetAtTable = <Result>(
  { ownerUrl }: { readonly ownerUrl: string },
  table: string,
  works: readonly (() => Promise<Result>)[],
): Promise<Result[]> =>
  connect(ownerUrl, async (gate) => {
    await gate.query('begin')
    await gate.query(`lock table ${table} in exclusive mode`)
    let settled = 0
    const running = Promise.all(
      works.map((work) =>
        work().finally(() => {
          settled += 1
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
    while ((await waiting()) < Math.min(poolSize, works.length - settled)) await wait(2)
    await gate.query('commit')
    return running
  })
