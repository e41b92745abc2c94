import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainlyOwnedDatabase } from '../testing/plainlyOwnedDatabase'
import type { TestDatabase } from '../testing/testDatabase'
import { connect } from './connect'
import { migrationFiles } from './migrationFiles'

const migration = '0053_prices_of_lender_figures'
const tables = ['organisations', 'dealerships', 'locations', 'cars', 'car_history', 'car_states']
let testDb: TestDatabase

beforeAll(async () => {
  testDb = await plainlyOwnedDatabase()
})
afterAll(() => testDb.close())

/** $30,000 over five years at 6.29 % is $134.44 a week; with on-road costs of $1,500 it is $141.16. */
const figures = (paymentWeekCents: number) => `{"manual": {"interestRate": 6.29, "termYears": 5, "paymentWeekCents": ${paymentWeekCents}}}`

interface StoredCar {
  readonly id: string
  readonly driveAway?: number
  readonly egc?: number
  readonly weekly?: number
  /** Statements after it was added; `$` stands for its id. */
  readonly later?: readonly string[]
  /** The price of its figures; null if unknown. */
  readonly expected: number | null
}

const history = (field: string, at: string) =>
  `insert into car_history (organisation_id, car_id, author_name, action, changes, at)
    values ('o', '$', 'Ana', 'update', '{"${field}": {"before": null, "after": null}}', '${at}')`
const priced = (cents: number) => `update cars set drive_away_cents = ${cents} where id = '$'`

const cars: readonly StoredCar[] = [
  { id: 'unchanged', driveAway: 3_549_000, expected: 3_549_000 },
  { id: 'without a price', expected: 0 },
  { id: 'price changed in the console', driveAway: 3_399_000, later: [history('driveAwayCents', '2026-03-02')], expected: null },
  {
    id: 'figures entered after the price changed',
    driveAway: 3_549_000,
    later: [priced(3_399_000), history('driveAwayCents', '2026-03-02'), history('financeLenders', '2126-03-03')],
    expected: 3_399_000,
  },
  {
    id: 'price changed after the figures',
    driveAway: 3_549_000,
    later: [history('financeLenders', '2026-03-01'), history('driveAwayCents', '2026-03-02'), priced(3_399_000)],
    expected: null,
  },
  { id: 'price changed by a stock file', driveAway: 3_549_000, later: [priced(3_399_000)], expected: null },
  {
    id: 'the other price chosen',
    driveAway: 3_150_000,
    egc: 3_000_000,
    weekly: 14_116,
    later: [`update cars set location_id = 'without charges' where id = '$'`],
    expected: 3_150_000,
  },
  { id: 'without charges', egc: 3_000_000, weekly: 13_444, expected: 3_000_000 },
  { id: 'of neither price', egc: 3_000_000, weekly: 19_000, expected: 3_000_000 },
  {
    id: 'of neither price of two',
    driveAway: 3_150_000,
    egc: 3_000_000,
    weekly: 19_000,
    later: [`update cars set location_id = 'without charges' where id = '$'`],
    expected: null,
  },
]

test('The migration gives lenders’ figures the price that they are for, unless the price changed since (ENT-06)', async () => {
  const files = migrationFiles()
  const until = files.findIndex(({ name }) => name === migration)
  await connect(testDb.ownerUrl, async (client) => {
    await client.query('drop schema if exists past cascade; drop schema public cascade; create schema public')
    for (const { sql } of files.slice(0, until)) await client.query(sql)
    // Row-level security binds the owner, who has no policy to add the rows by.
    const force = (how: string) => client.query(tables.map((table) => `alter table ${table} ${how} row level security`).join(';'))
    await force('no force')
    await client.query(`
      insert into organisations (id, slug, name) values ('o', 'o', 'O');
      insert into dealerships (organisation_id, id, slug, name) values ('o', 'd', 'd', 'D');
      insert into locations (organisation_id, id, dealership_id, slug, name, street, state, city, postcode, time_zone)
        values ('o', 'l', 'd', 'l', 'L', '1 High St', 'NSW', 'Kew', '2000', 'Australia/Sydney'),
          ('o', 'without charges', 'd', 'w', 'W', '1 High St', 'NSW', 'Kew', '2000', 'Australia/Sydney');
      update locations set price_kinds = '{"used": "egc"}' where id = 'without charges'`)
    for (const [index, { id, driveAway = null, egc = null, weekly = 18_800, later = [] }] of cars.entries()) {
      await client.query({
        text: `insert into cars (organisation_id, id, slug, name, stock_number, make, make_slug, model, model_slug, year, car_type,
            dealership_id, location_id, drive_away_cents, egc_cents, finance_lenders)
          values ('o', $1, $2, 'Car', $2, 'Kia', 'kia', 'Rio', 'rio', 2020, 'used', 'd', 'l', $3, $4, $5)`,
        values: [id, `c${index}`, driveAway, egc, figures(weekly)],
      })
      for (const statement of later) await client.query(statement.replaceAll('$', id))
    }
    await force('force')
    await client.query(files[until]?.sql ?? '')
    await force('no force')
    const { rows } = await client.query(`select id, finance_lenders -> 'manual' as manual from cars`)
    const found = Object.fromEntries(rows.map(({ id, manual }) => [id, manual.priceCents]))
    expect(found).toEqual(Object.fromEntries(cars.map(({ id, expected }) => [id, expected])))
  })
})
