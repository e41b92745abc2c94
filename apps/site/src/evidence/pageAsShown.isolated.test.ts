import { setTimeout as wait } from 'node:timers/promises'
import { createPastDatabase, type PastDatabase } from '@forecourt/data/createDatabase'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pageAsShown } from './pageAsShown'
import { random } from './testing/dealerChanges'
import { serveNow } from './testing/serveNow'

const world = testWorld()
vi.mock('../env', () => ({
  env: () => ({
    ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' },
    INTERNAL_SECRET: 'a secret of the installation',
  }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }) }))
vi.mock('../sites/siteRegistry', () => ({ siteRegistry: () => ({ ofOrganisation: async () => [] }) }))

let past: PastDatabase
beforeAll(() => {
  past = createPastDatabase({ ...world.urls, poolSize: 3 })
})
afterAll(() => past.close())

/** An instant that separates changes before from changes after. */
const instantBetween = async (): Promise<string> => {
  await wait(3)
  const instant = new Date().toISOString()
  await wait(3)
  return instant
}

const served = (path: string, now: string) => serveNow(world.db, world.north.siteId, path, now)

const shown = async (path: string, at: string) => {
  const page = await pageAsShown(world.db, past, { host: world.north.host, path, query: '' }, at)
  return page.kind === 'page' ? { status: page.status, body: page.body } : page
}

const write = (sql: string) => world.db.platform.transaction((tx) => tx.$executeRawUnsafe(sql))

it('pages of earlier instants are reproduced byte for byte after publishes and changes of cars, offers, rates and places (CFG-12)', async () => {
  const { north } = world
  const { organisationId, siteId, carSlug } = north
  const names = ['rio', 'sorento', 'swift', 'hilux', 'leaf', 'jazz']
  await addCars(
    world.db,
    north,
    names.map((id, at) => ({ id, priceCents: 2_000_000 + at * 100_000, driveAwayCents: 2_000_000 + at * 100_000 })),
  )
  const below = random(49)
  const car = () => names[below(names.length)] ?? 'rio'
  const steps: (() => Promise<unknown>)[] = [
    () => write(`update cars set drive_away_cents = ${1_500_000 + below(2_000_000)} where id = '${car()}'`),
    () => write(`update cars set status = 'sold', sold_at = now(), reserved = false where id = '${car()}'`),
    () => write(`update cars set status = 'in_stock', sold_at = null where id = '${car()}'`),
    () => write(`update cars set dealer_comments = 'Comment ${below(1000)}', custom_rank = ${below(5)} where id = '${car()}'`),
    () => write(`delete from car_images where car_id = '${car()}'`),
    () =>
      write(
        `insert into car_images (organisation_id, car_id, position, key, alt) values ('${organisationId}', '${car()}', ${20 + below(10_000)}, 'stock/${below(100)}.webp', 'A photo')`,
      ),
    () =>
      write(
        `insert into lenders (organisation_id, name, provider, interest_rate, comparison_rate, term_years) values ('${organisationId}', 'Lender', 'none', ${5 + below(5)}, ${6 + below(5)}, 5)`,
      ),
    () => write(`update lenders set interest_rate = ${5 + below(9)}.49, comparison_rate = ${6 + below(9)}.99`),
    () => write(`delete from lenders`),
    () => write(`update locations set phone = '02 9000 ${1000 + below(9000)}' where organisation_id = '${organisationId}'`),
    () => write(`update reviews set rating = ${1 + below(5)}, text = 'Text ${below(99)}' where organisation_id = '${organisationId}'`),
    () =>
      write(
        `insert into offers (organisation_id, name, description, category, on_cars) values ('${organisationId}', 'Offer ${below(1000)}', 'Free mats', 'New', true)`,
      ),
    () => write(`delete from offers where organisation_id = '${organisationId}'`),
    async () => {
      await changeDraft(world.db.forOrganisation(organisationId), siteId, (values) => ({
        ...values,
        footer: { ...(values.footer as object), line: `Line ${below(1000)}` },
      }))
      await publishDraft(world.db.forOrganisation(organisationId), siteId)
    },
  ]
  const paths = ['/', '/search', '/special-offers', `/cars/${carSlug}`, ...names.map((name) => `/cars/${name}`), '/no-such-page']
  const saved: { path: string; at: string; page: Awaited<ReturnType<typeof served>> }[] = []
  const rounds = testsAll ? 60 : 20
  for (let round = 0; round < rounds; round++) {
    await steps[below(steps.length)]?.()
    const at = await instantBetween()
    for (const path of [paths[below(paths.length)] ?? '/', '/search']) saved.push({ path, at, page: await served(path, at) })
  }
  expect(new Set(saved.map(({ page }) => page.body)).size).toBeGreaterThan(rounds / 2)
  const different: string[] = []
  for (const { path, at, page } of saved) {
    const again = await shown(path, at)
    if (JSON.stringify(again) !== JSON.stringify(page)) different.push(`${path} at ${at}`)
  }
  expect(different).toEqual([])
}, 300_000)

it('an address has a reason instead of a page before the history begins, on an unknown host, and if the page was for one shopper (CFG-12)', async () => {
  const now = await instantBetween()
  const reason = async (host: string, path: string, at: string) => {
    const page = await pageAsShown(world.db, past, { host, path, query: '' }, at)
    return page.kind === 'notShown' ? page.reason : page.kind
  }
  expect(await reason(world.north.host, '/', '2001-01-01T00:00:00.000Z')).toBe('tooEarly')
  expect(await reason('nowhere.example', '/', now)).toBe('noSite')
  expect(await reason(world.north.host, '/robots.txt', now)).toBe('file')
})
