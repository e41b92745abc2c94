import type { Owner } from '@forecourt/data/edited-records/EditedKind'
import { createRecord, updateRecord } from '@forecourt/data/edited-records/editRecord'
import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { updateCar } from '@forecourt/data/stock/duplicateCar'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, test } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { siteRobots } from './siteFileResponse'
import { siteMapCars, siteMapIndex, siteMapPages } from './siteMap'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const origin = 'https://north.example'

const live = async (): Promise<LiveSite> => {
  const published = await publishedSite(world.db, world.north.siteId)
  if (!published) throw new Error('The site is not published.')
  return { published, siteData: () => loadSiteData(world.db, published, now), stockIndex: () => Promise.reject(new Error('Not needed')) }
}
const query = () => ({ db: world.db, origin, now, others: [] })
const entriesOf = (xml: string) =>
  [...xml.matchAll(/<(?:url|sitemap)><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc = '', lastmod]) => ({ loc, lastmod }))

test('The sitemap lists every car for sale once, with its last change, and no sold one (RTE-24, CAR-04)', async () => {
  const { organisationId, dealershipId, locationId, carId } = world.north
  const many = Array.from({ length: 300 }, (_, index) =>
    buildCar({ id: `m${index}`, slug: `car-${index}`, stockNumber: `M${index}`, dealershipId, locationId, images: [] }),
  )
  await world.db
    .forOrganisation(organisationId)
    .transaction(
      (tx) =>
        insertCars(tx, organisationId, [
          ...many,
          buildCar({ id: 'sold', slug: 'sold', stockNumber: 'S1', status: 'sold', soldAt: now, dealershipId, locationId }),
          buildCar({ id: 'off', slug: 'off', stockNumber: 'S2', showOnDealerWebsite: false, dealershipId, locationId }),
        ]),
      { timeoutMs: 60_000 },
    )
  const site = await live()
  const index = entriesOf(await siteMapIndex(site, query(), 100))
  expect(index.map(({ loc }) => loc)).toEqual([
    `${origin}/sitemap-pages.xml`,
    ...[1, 2, 3, 4].map((part) => `${origin}/sitemap-cars-${part}-of-4.xml`),
  ])
  const parts = await Promise.all([0, 1, 2, 3].map(async (part) => entriesOf(await siteMapCars(site, query(), { part, parts: 4 }))))
  const listed = parts.flat().map(({ loc }) => loc)
  expect([listed.length, new Set(listed).size]).toEqual([301, 301])
  expect(listed).not.toContain(`${origin}/cars/sold`)
  for (const part of parts) expect(part.length).toBeLessThan(150)

  const changedAt = '2027-06-03T04:05:06.000Z'
  const before = index.map(({ lastmod }) => lastmod)
  await updateCar(world.db.forOrganisation(organisationId), { carId, changes: { km: 5 }, now: changedAt, actor: buildActor })
  await world.db.platform.transaction((tx) => tx.$executeRaw`update cars set views = views + 1 where id = 'm1'`)
  await world.db.platform.transaction((tx) => tx.$executeRaw`update cars set updated_at = '2027-06-03T04:05:06Z' where id = ${carId}`)
  const after = entriesOf(await siteMapIndex(site, query(), 100))
  const part = parts.findIndex((each) => each.some(({ loc }) => loc === `${origin}/cars/${world.north.carSlug}`))
  expect(after.map(({ lastmod }, index) => lastmod !== before[index])).toEqual([false, ...[0, 1, 2, 3].map((each) => each === part)])
  const changed = entriesOf(await siteMapCars(site, query(), { part, parts: 4 })).find(({ loc }) => loc.endsWith(`/${world.north.carSlug}`))
  expect(changed?.lastmod).toBe('2027-06-03T04:05:06Z')

  const pages = entriesOf(await siteMapPages(site, query())).map(({ loc }) => loc)
  expect(pages).toEqual(
    expect.arrayContaining([
      `${origin}/`,
      `${origin}/search`,
      `${origin}/search/toyota`,
      `${origin}/search/toyota/corolla`,
      `${origin}/our-location`,
    ]),
  )
  expect(pages.filter((page) => page.includes('?'))).toEqual([])
})

test('The sitemap lists no empty list of cars or offers (RTE-26, SRC-31)', async () => {
  const site = await live()
  const data = await site.siteData()
  const pathsOf = async (models: typeof data.models) =>
    entriesOf(await siteMapPages({ ...site, siteData: async () => ({ ...data, models }) }, query())).map(({ loc }) =>
      loc.slice(origin.length),
    )
  expect(await pathsOf(data.models)).toContain('/search')
  const bare = await pathsOf([])
  expect(bare.filter((path) => path.startsWith('/search') || path === '/special-offers')).toEqual([])
})

test('The sitemap lists the page of a model that the dealer wrote, while the site shows it (ENT-13, RTE-24)', async () => {
  const { organisationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const values = { ...blankValues(modelFields), makeName: 'Crossland', name: 'Roamer 21', published: true } as ModelValues
  const adding = { key: 'roamer', values, allowedSiteIds: null, actor: buildActor }
  const added = await createRecord(scope, modelKind, organisationId as Owner, adding)
  if (!added.ok) throw new Error(JSON.stringify(added))
  const isInSiteMap = async () => entriesOf(await siteMapPages(await live(), query())).some(({ loc }) => loc === `${origin}/roamer-21`)
  expect(await isInSiteMap()).toBe(true)
  const { id, revision } = added.record
  const hiding = { values: { ...values, published: false }, expectedRevision: revision, allowedSiteIds: null, actor: buildActor }
  expect(await updateRecord(scope, modelKind, id, hiding)).toMatchObject({ ok: true })
  expect(await isInSiteMap()).toBe(false)
})

test('Search engines may read pages, pages of lists and pictures, but no combination of filters (SRC-31)', () => {
  const rules = siteRobots({ seo: { index: true, allowAiSearch: true, allowAiTraining: true } } as Parameters<typeof siteRobots>[0], origin)
  /** Like search engines: the longest matching rule wins. */
  const isRead = (path: string) => {
    const fitting = rules
      .split('\n')
      .map((line) => /^(Allow|Disallow): (.+)$/.exec(line))
      .filter((rule) => rule !== null)
      .filter(([, , form = '']) =>
        new RegExp(
          `^${form
            .split('*')
            .map((part) => part.replace(/[.?+]/g, '\\$&'))
            .join('.*')}`,
        ).test(path),
      )
      .sort(([, , one = ''], [, , other = '']) => other.length - one.length)
    return fitting[0]?.[1] === 'Allow'
  }
  const read = [
    '/',
    '/search/toyota',
    '/search?page=2',
    '/cars/x',
    '/media/cars/a.webp?w=1280',
    '/_next/static/a.js?x=1',
    '/feeds/secret/cars.csv',
  ]
  const unread = ['/search?make=Toyota', '/search?make=Toyota&page=2', '/search/toyota?body=SUV', '/api/leads', '/success']
  expect([read.filter((path) => !isRead(path)), unread.filter(isRead)]).toEqual([[], []])
})

test.each([
  { allowAiSearch: true, allowAiTraining: true, refused: [] },
  { allowAiSearch: true, allowAiTraining: false, refused: ['GPTBot'] },
  { allowAiSearch: false, allowAiTraining: true, refused: ['OAI-SearchBot'] },
  { allowAiSearch: false, allowAiTraining: false, refused: ['GPTBot', 'OAI-SearchBot'] },
])('robots.txt names refused AI crawlers: search $allowAiSearch, training $allowAiTraining', ({ refused, ...allowed }) => {
  const rules = siteRobots({ seo: { ...buildConfig().seo, index: true, ...allowed } }, origin)
  const [first = '', ...others] = rules.split('\n\n')
  for (const crawler of ['GPTBot', 'OAI-SearchBot']) expect(rules.includes(`User-agent: ${crawler}\n`)).toBe(refused.includes(crawler))
  if (refused.length > 0) expect(first).toMatch(/\nDisallow: \/$/)
  expect(others.at(-1) ?? first).toMatch(/^User-agent: \*\nAllow: \/\n/)
})
