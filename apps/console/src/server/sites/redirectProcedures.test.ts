import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeEach, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const call = () => createTestCaller(world.db, buildSession('marketing', world.north.organisationId)).call.redirects
const siteId = () => world.north.siteId
const stored = async () => (await call().list({ siteId: siteId() })).rows.map(({ from, to }) => `${from} ${to}`)

beforeEach(() => world.db.platform.transaction((tx) => tx.redirect.deleteMany({})))

test.each([
  { name: 'a target without a page', row: { from: '/old', to: '/nowhere-page' }, message: 'No page at /nowhere-page. Save anyway?' },
  {
    name: 'an old address that is a page',
    row: { from: '/search', to: '/our-location' },
    message: 'A page of the site is at this address, so shoppers could no longer open it. Save anyway?',
  },
])('A redirect with $name is saved only once it is confirmed (RTE-19)', async ({ row, message }) => {
  const rows = [{ ...row, code: '301' }]
  expect(await catchRefusal(call().change({ siteId: siteId(), rows }))).toMatchObject({ code: 'CONFLICT', message })
  expect(await stored()).toEqual([])
  await call().change({ siteId: siteId(), rows, confirmed: true })
  expect(await stored()).toEqual([`${row.from} ${row.to}`])
})

test('A redirect between an unknown address and a page needs no confirmation (RTE-19)', async () => {
  await call().change({ siteId: siteId(), rows: [{ from: '/old', to: '/search', code: '' }] })
  expect(await stored()).toEqual(['/old /search'])
})

test('The dry run of a redirect file lists its conflicts with pages by row, before anything is changed (RTE-19)', async () => {
  const text = 'from,to\n/one,/search\n/two,/nowhere-page\n/search,/our-location\n/three,/two'
  const file = { siteId: siteId(), name: 'redirects.csv', data: Buffer.from(text).toString('base64') }
  const dryRun = await call().importFile({ ...file, apply: false })
  expect(dryRun).toMatchObject({
    added: 4,
    warningCount: 2,
    warnings: [
      { row: 3, from: '/two', message: 'No page at /nowhere-page.' },
      { row: 4, from: '/search', message: expect.stringContaining('A page of the site is at this address') },
    ],
  })
  expect(await stored()).toEqual([])
  await call().importFile({ ...file, apply: true })
  expect(await stored()).toHaveLength(4)
})
