import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainlyOwnedDatabase } from '../testing/plainlyOwnedDatabase'
import type { TestDatabase } from '../testing/testDatabase'
import { connect } from './connect'
import { migrationFiles } from './migrationFiles'

const migration = '0021_exceeded_limits'
let testDb: TestDatabase

beforeAll(async () => {
  testDb = await plainlyOwnedDatabase()
})
afterAll(() => testDb.close())

test('The migration renames the trigger of stored imports and the messages of their exceeded limits and problems, in order (ENT-01)', async () => {
  const files = migrationFiles()
  const until = files.findIndex(({ name }) => name === migration)
  await connect(testDb.ownerUrl, async (client) => {
    await client.query('drop schema public cascade; create schema public')
    for (const { sql } of files.slice(0, until)) await client.query(sql)
    // Row-level security binds the owner, who has no policy to add the rows by.
    const force = (how: string) => client.query(`alter table stock_feed_runs ${how} row level security`)
    await force('no force')
    await client.query(`
      alter table stock_feed_runs drop constraint stock_feed_runs_organisation_id_feed_id_fkey;
      insert into stock_feed_runs (organisation_id, feed_id, trigger, status, is_whole, author_name, started_at, finished_at, brakes, problems) values
        ('o', 'f', 'person', 'held', true, 'A', '2026-01-01', '2026-01-01',
          '[{"kind": "few", "says": "One."}, {"kind": "gone", "says": "Two."}]',
          '[{"row": 2, "heading": null, "says": "Three.", "refused": true}, {"row": 3, "says": "Four."}]'),
        ('o', 'f', 'push', 'applied', true, 'B', '2026-01-02', '2026-01-02', '[]', '[]')`)
    await force('force')
    await client.query(files[until]?.sql ?? '')
    await force('no force')
    const { rows } = await client.query('select trigger, exceeded_limits, problems from stock_feed_runs order by started_at')
    expect(rows).toEqual([
      {
        trigger: 'user',
        exceeded_limits: [
          { kind: 'few', message: 'One.' },
          { kind: 'gone', message: 'Two.' },
        ],
        problems: [
          { row: 2, heading: null, message: 'Three.', refused: true },
          { row: 3, message: 'Four.' },
        ],
      },
      { trigger: 'push', exceeded_limits: [], problems: [] },
    ])
  })
})
