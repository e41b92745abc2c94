import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertDealership } from '../organisations/insertDealership'
import { createSite } from '../sites/createSite'
import { buildActor, buildWorld, type World } from '../testing/buildWorld'
import { plainlyOwnedDatabase } from '../testing/plainlyOwnedDatabase'
import type { TestDatabase } from '../testing/testDatabase'
import { connect } from './connect'
import { migrationFiles } from './migrationFiles'

let test: TestDatabase
let world: World
beforeAll(async () => {
  test = await plainlyOwnedDatabase()
  world = await buildWorld(test.db)
}, 120_000)
afterAll(() => test.close())

const entry = (dealership: string, url: string) => ({ id: dealership.toLowerCase().replaceAll(' ', '-'), dealership, url })

/** A database as it was before, with what sites said in lists of their own. */
const before = (live: readonly object[], drafts: Readonly<Record<string, readonly object[]>>) =>
  connect(test.ownerUrl, async (client) => {
    await client.query('alter table dealerships drop column review_url')
    // What was published is never changed otherwise.
    await client.query('alter table versions disable trigger user')
    for (const table of ['versions', 'drafts', 'sites']) await client.query(`alter table ${table} no force row level security`)
    await client.query(
      `update versions set config = jsonb_set(config::jsonb, '{reviews,dealershipUrls}', $1::jsonb)::json where site_id = $2`,
      [JSON.stringify(live), world.north.siteId],
    )
    for (const [siteId, list] of Object.entries(drafts))
      await client.query(
        `update drafts set "values" = "values" || jsonb_build_object('reviews', jsonb_build_object('dealershipUrls', $1::jsonb)) where site_id = $2`,
        [JSON.stringify(list), siteId],
      )
    for (const table of ['versions', 'drafts', 'sites']) await client.query(`alter table ${table} force row level security`)
  })

const migrateAgain = () =>
  connect(test.ownerUrl, (client) =>
    client.query(migrationFiles().find(({ name }) => name.endsWith('reviews_of_dealerships'))?.sql ?? 'there is no such migration'),
  )

it('takes what sites said of their dealerships into the records, by name, and nothing that nobody published (REV-05)', async () => {
  const { organisationId, siteId } = world.north
  for (const name of ['Second', 'Third', 'Fourth', 'Fifth'])
    await test.db.platform.transaction((tx) =>
      insertDealership(tx, organisationId, { id: name.toLowerCase(), slug: name.toLowerCase(), name, makes: [] }),
    )
  await createSite(test.db.platform, {
    ...{ siteId: 'never-live', organisationId, slug: 'never-live', name: 'Never live', templateLayerId: 'template-plain' },
    ...{ hosts: [], values: {}, actor: buildActor },
  })
  await before(
    [
      entry('NORTH dealership', 'https://reviews.example/north'),
      entry('South Dealership', 'https://reviews.example/of-another-business'),
      entry('Second', ''),
      entry('Fifth', 'http://reviews.example/plain'),
    ],
    {
      [siteId]: [entry('Third', 'https://reviews.example/not-published')],
      'never-live': [entry('Fourth', 'https://reviews.example/fourth'), entry('north Dealership', 'https://reviews.example/not-live')],
    },
  )
  await migrateAgain()
  const rows = await test.db.platform.transaction((tx) => tx.dealership.findMany({ orderBy: { name: 'asc' } }))
  expect(Object.fromEntries(rows.map(({ name, reviewUrl }) => [name, reviewUrl]))).toEqual({
    'north Dealership': 'https://reviews.example/north',
    'south Dealership': null,
    Second: null,
    Third: null,
    Fourth: 'https://reviews.example/fourth',
    Fifth: null,
  })
})
