import { createDatabase } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, test } from 'vitest'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const pageData = async (path: string, change: ConfigValues = {}, query = '', db = world.db) => {
  const { call } = createTestCaller(db, buildSession('editor', world.north.organisationId))
  const { siteId } = world.north
  const draft = (await siteForEditing(db.platform, siteId))?.draft
  return call.preview.pageData({ siteId, path, query, values: { ...draft?.values, ...change } })
}

test('A search works after the database connection of an earlier search is closed', async () => {
  const before = createDatabase({ ...world.urls, poolSize: 2 })
  await pageData('/search/new-used-and-demo-cars', {}, '', before)
  await before.close()
  const { data } = await pageData('/search/new-used-and-demo-cars')
  expect(data?.page === 'search' && data.result.total).toBe(1)
})

test('A preview loads the page and its data', async () => {
  const home = await pageData('/')
  expect([home.match.kind, home.data?.page, home.origin]).toEqual(['page', 'content', 'http://north.localhost:3000'])
})

test('The search page loads the organisation’s cars, filtered by the query string', async () => {
  const all = await pageData('/search/new-used-and-demo-cars')
  const none = await pageData('/search/new-used-and-demo-cars', {}, 'query=zeppelin')
  expect([all.data?.page === 'search' && all.data.result.total, none.data?.page === 'search' && none.data.result.total]).toEqual([1, 0])
})

test('Settings of an unsaved draft determine the loaded data', async () => {
  const strict = await pageData('/search/new-used-and-demo-cars', { stock: { minImageCount: 20 } })
  expect(strict.data?.page === 'search' && strict.data.result.total).toBe(0)
  expect(strict.dataKey).not.toBe((await pageData('/search/new-used-and-demo-cars')).dataKey)
})

test('A car of another organisation is not loaded', async () => {
  expect((await pageData(`/cars/${world.north.carSlug}`)).data?.page).toBe('car')
  const foreign = await pageData(`/cars/${world.south.carSlug}`)
  expect([foreign.match.kind, foreign.data]).toEqual(['page', null])
})

test('An unknown path is reported as not found', async () => {
  expect((await pageData('/no-such-page')).match.kind).toBe('notFound')
})
