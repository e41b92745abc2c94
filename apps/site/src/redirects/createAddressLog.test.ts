import { expect, it } from 'vitest'
import { createAddressLog, parseAddressCounts, type SiteAddressCounts } from './createAddressLog'
import { isPageLike, mayRedirect } from './sendRedirect'

const site = { siteId: 's', organisationId: 'o' }
const build = () => {
  const world = { isAway: false, sent: [] as (readonly SiteAddressCounts[])[] }
  const log = createAddressLog({
    send: async (counts) => {
      if (world.isAway) throw new Error('away')
      world.sent.push(counts)
    },
    ...{ pauseMs: 5, maxPerSite: 2, maxSites: 1 },
  })
  return { world, log }
}

it('the address log counts many addresses at once, programs separately, and loses none while they can’t be stored (RTE-19)', async () => {
  const { world, log } = build()
  world.isAway = true
  log.followed(site, ['/a', '/b'])
  log.followed(site, ['/a'])
  log.missing(site, '/old', false)
  log.missing(site, '/old', true)
  await log.flush()
  world.isAway = false
  log.missing(site, '/old', false)
  await expect.poll(() => world.sent).toHaveLength(1)
  expect(parseAddressCounts(JSON.parse(JSON.stringify(world.sent[0])))).toEqual([
    {
      ...site,
      followed: [
        ['/a', 2],
        ['/b', 1],
      ],
      missing: [['/old', { people: 2, machines: 1 }]],
    },
  ])
})

it('the address log limits the number of addresses and sites, and their length (RTE-19)', async () => {
  const { world, log } = build()
  for (const path of ['/1', '/2', '/3', `/${'x'.repeat(400)}`]) log.missing(site, path, false)
  log.missing({ siteId: 't', organisationId: 'o' }, '/1', false)
  await log.flush()
  expect(world.sent[0]?.map(({ siteId, missing }) => [siteId, missing.map(([path]) => path)])).toEqual([['s', ['/1', '/2']]])
})

it('the address log refuses a malformed count (RTE-19)', () => expect(parseAddressCounts([{ siteId: 's' }])).toBeNull())

it.each([
  { path: '/old-page', leads: true, isPage: true },
  { path: '/about.html', leads: true, isPage: true },
  { path: '/vehicle.php', leads: true, isPage: true },
  { path: '/logo.png', leads: true, isPage: false },
  { path: '/wp-login.php', leads: true, isPage: false },
  { path: '/.env', leads: true, isPage: false },
  { path: '/api/leads', leads: false, isPage: false },
  { path: '/robots.txt', leads: false, isPage: false },
  { path: '/cars/rio/view.json', leads: false, isPage: false },
])('the redirect log classifies $path as redirectable, as a page or as neither (RTE-19)', ({ path, leads, isPage }) =>
  expect([mayRedirect(path), isPageLike(path)]).toEqual([leads, isPage]),
)
