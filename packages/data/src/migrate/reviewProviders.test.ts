import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainlyOwnedDatabase } from '../testing/plainlyOwnedDatabase'
import type { TestDatabase } from '../testing/testDatabase'
import { connect } from './connect'
import { migrationFiles } from './migrationFiles'

const migration = '0030_review_providers'
const tables = ['organisations', 'review_sources', 'reviews', 'seedings', 'sites']
let testDb: TestDatabase

beforeAll(async () => {
  testDb = await plainlyOwnedDatabase()
})
afterAll(() => testDb.close())

test('The migration takes sample reviews off the sites of real dealers, and leaves those of the demo and those entered by hand (ENT-14)', async () => {
  const files = migrationFiles()
  const until = files.findIndex(({ name }) => name === migration)
  await connect(testDb.ownerUrl, async (client) => {
    await client.query('drop schema public cascade; create schema public')
    for (const { sql } of files.slice(0, until)) await client.query(sql)
    // Row-level security binds the owner, who has no policy to add the rows by.
    const force = (how: string) => client.query(tables.map((table) => `alter table ${table} ${how} row level security`).join(';'))
    await force('no force')
    await client.query(`
      drop trigger if exists review_sources_job on review_sources;
      insert into seedings (started_at, finished_at) values ('2026-01-01', '2026-01-02');
      insert into organisations (id, slug, name, created_at) values
        ('demo', 'demo', 'Demo', '2026-01-01 12:00'), ('real', 'real', 'Real', '2026-02-01');
      insert into review_sources (organisation_id, id, name, provider, place)
        select id, id || ' source', 'Harbour', 'sample', 'harbour' from organisations;
      insert into reviews (organisation_id, id, customer_name, text, rating, review_date, review_source_id, external_id)
        select id, id || ' fetched', 'Ana', 'Fine.', 5, '2026-03-01', id || ' source', 'harbour-1-kept' from organisations;
      insert into reviews (organisation_id, id, customer_name, text, rating, review_date)
        select id, id || ' entered', 'Ben', 'Fine.', 5, '2026-03-01' from organisations`)
    await force('force')
    await client.query(files[until]?.sql ?? '')
    await force('no force')
    const rowsOf = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows
    expect(await rowsOf('select id, demo from organisations order by id')).toEqual([
      ['demo', true],
      ['real', false],
    ])
    expect(await rowsOf('select id, hidden_at is not null from reviews order by id')).toEqual([
      ...[
        ['demo entered', false],
        ['demo fetched', false],
      ],
      ...[
        ['real entered', false],
        ['real fetched', true],
      ],
    ])
    expect(await rowsOf(`select id, paused, message like 'Sample reviews are%' from review_sources order by id`)).toEqual([
      ['demo source', false, null],
      ['real source', true, true],
    ])
  })
})
