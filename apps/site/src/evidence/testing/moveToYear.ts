import { connect } from '@forecourt/data/migrate/connect'

/** A real instant and the simulated one that it stands for. Milliseconds. */
export interface Mark {
  readonly real: number
  readonly simulated: number
}

/** Tables whose rows have an instant that the triggers set. */
const timed = [
  ['row_history', 'at'],
  ['versions', 'published_at'],
  ['audit', 'at'],
  ['car_history', 'at'],
  ['site_builds', 'at'],
  ['history_starts', 'at'],
] as const

/**
 * Moves the recorded instants of a test's database into a simulated year: between two marks evenly, before the first by the same distance.
 * Runs as the owner, without the triggers that refuse changes.
 */
export const moveToYear = (ownerUrl: string, marks: readonly Mark[]): Promise<void> =>
  connect(ownerUrl, async (client) => {
    await client.query(`create temporary table marks (real float8, until float8, simulated float8, factor float8)`)
    const rows = marks.map(({ real, simulated }, at) => {
      const next = marks[at + 1]
      const factor = next ? (next.simulated - simulated) / (next.real - real) : 1
      return [at === 0 ? 0 : real, next?.real ?? 1e15, at === 0 ? simulated - real : simulated - real * factor, at === 0 ? 1 : factor]
    })
    for (const row of rows) await client.query(`insert into marks values ($1, $2, $3, $4)`, row)
    await client.query('begin')
    await client.query(`set local session_replication_role = replica`)
    for (const [table, column] of timed) {
      await client.query(`alter table ${table} no force row level security`)
      await client.query(`
        update ${table} moved set ${column} = to_timestamp((mark.simulated + mark.factor * extract(epoch from moved.${column})::float8 * 1000) / 1000)
        from marks mark
        where extract(epoch from moved.${column})::float8 * 1000 >= mark.real and extract(epoch from moved.${column})::float8 * 1000 < mark.until`)
      await client.query(`alter table ${table} force row level security`)
    }
    await client.query('commit')
  })
