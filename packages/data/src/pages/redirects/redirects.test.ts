import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { beforeEach, expect, it } from 'vitest'
import { buildActor as actor } from '../../testing/buildWorld'
import { useWorld } from '../../testing/useWorld'
import { changeRedirects, undoRedirects } from './changeRedirects'
import { countAddresses, maxMissing } from './countAddresses'
import { listRedirects } from './listRedirects'
import { dismissMissing, missingAddresses } from './missingAddresses'
import { oldAddresses } from './oldAddresses'
import { siteRedirects } from './siteRedirects'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const own = () => ({ organisationId: world.north.organisationId, siteId: world.north.siteId })
const redirect = (from: string, to: string | null, code: Redirect['code'] = to === null ? 410 : 301): [string, Redirect] => [
  from,
  { from, to, code },
]
const change = (wanted: readonly (readonly [string, Redirect | null])[], apply = true) =>
  changeRedirects(world.db, { ...own(), actor, now, wanted: new Map(wanted), apply })
const undo = (changeId: string | null) => undoRedirects(world.db, { ...own(), actor, now, changeId: changeId ?? '' })
const writeMany = (count: number, max: number) =>
  changeRedirects(world.db, {
    ...{ ...own(), actor, now, apply: false, max },
    wanted: new Map(Array.from({ length: count }, (_, index) => redirect(`/vehicle.php?id=${index}`, `/cars/${index}`))),
  })
const storedRedirects = async () => (await siteRedirects(world.db, own())).map(({ from, to }) => `${from} ${to}`)
const listed = (q = '') => listRedirects(world.db, { ...own(), q, page: 0 })

beforeEach(() =>
  world.db.platform.transaction(async (tx) => {
    await tx.redirectChange.deleteMany({})
    await tx.redirect.deleteMany({})
    await tx.missingAddress.deleteMany({})
  }),
)

it('Redirects are changed, undone as a whole, and audited (RTE-19)', async () => {
  const { changeId, refused } = await change([redirect('/about', '/about-us'), redirect('/raffle', null)])
  expect([refused, await storedRedirects()]).toEqual([[], ['/about /about-us', '/raffle null']])
  const second = await change([redirect('/about', '/contact-us'), ['/raffle', null]])
  expect(await storedRedirects()).toEqual(['/about /contact-us'])
  expect(await undo(second.changeId)).toEqual({ undone: 2, leftAsIs: [] })
  expect(await storedRedirects()).toEqual(['/about /about-us', '/raffle null'])
  expect(await undo(second.changeId)).toBeNull()
  await change([redirect('/about', '/search')])
  expect(await undo(changeId)).toEqual({ undone: 1, leftAsIs: ['/about'] })
  expect(await storedRedirects()).toEqual(['/about /search'])
  const { changes } = await listed()
  expect(changes.map(({ isUndone }) => isUndone)).toContain(true)
  const audit = await world.db.platform.transaction((tx) =>
    tx.auditEntry.findMany({ where: { siteId: world.north.siteId, action: 'redirect.change' } }),
  )
  expect(audit.map(({ summary }) => summary)).toContain('/about redirects to /search now')
})

it('Redirects in a loop are refused with the loop’s paths, and the rest are stored (RTE-19)', async () => {
  const { rows, refused } = await change([redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/a'), redirect('/d', '/a')])
  expect(refused.map(({ from }) => from).toSorted()).toEqual(['/a', '/b', '/c'])
  expect(refused[0]?.message).toMatch(/a redirect loop: \/\w → \/\w → \/\w → \/\w\./)
  expect(rows.map(({ from }) => from)).toEqual(['/d'])
})

it('A redirect is refused if it makes a loop with a built-in redirect of the site (RTE-03, RTE-19)', async () => {
  const { refused } = await change([redirect('/offers/x', '/offers'), redirect('/special-offers', '/offers')], false)
  expect(refused).toEqual([{ from: '/special-offers', message: expect.stringContaining('redirect loop') }])
})

it('A warning lists pages that redirects would make unreachable, by exact path or by prefix (RTE-19)', async () => {
  const { hiddenPages } = await change(
    [
      redirect('/search', '/x'),
      redirect(`/cars/${world.north.carSlug}`, '/x'),
      redirect('/cars/never-there', '/x'),
      redirect('/our-location/*', '/x'),
      redirect('/nowhere', '/x'),
    ],
    false,
  )
  expect(hiddenPages.map(({ from }) => from).toSorted()).toEqual([`/cars/${world.north.carSlug}`, '/our-location/*', '/search'])
})

it.each([
  { name: 'a content page that does not exist', to: '/nowhere-page', missing: '/nowhere-page' },
  { name: 'a page with a query', to: '/nowhere?a=1#b', missing: '/nowhere' },
  { name: 'a car that does not exist', to: '/cars/never-there', missing: '/cars/never-there' },
  { name: 'an offer that does not exist', to: '/special-offers/never-there', missing: '/special-offers/never-there' },
  { name: 'a post that does not exist', to: '/blog/never-there', missing: '/blog/never-there' },
  { name: 'a location that does not exist', to: '/our-location/never-there', missing: '/our-location/never-there' },
  { name: 'an address of the site’s own host', to: () => `https://${world.north.host}/nowhere`, missing: '/nowhere' },
  { name: 'the home page', to: '/', missing: null },
  { name: 'a search', to: '/search?body=SUV', missing: null },
  { name: 'a car', to: () => `/cars/${world.north.carSlug}`, missing: null },
  { name: 'an address the site redirects itself', to: '/offers', missing: null },
  { name: 'a file', to: '/files/brochure.pdf', missing: null },
  { name: 'another site', to: 'https://maker.example/nowhere', missing: null },
  { name: 'another redirect', to: '/chained', missing: null },
])('A redirect to $name warns of a missing page: $missing (RTE-19)', async ({ to, missing }) => {
  const target = typeof to === 'string' ? to : to()
  await change([redirect('/chained', '/search')])
  const done = await change([redirect('/old', target)], false)
  expect(done.targetsWithoutPage).toEqual(missing === null ? [] : [{ from: '/old', message: `No page at ${missing}.` }])
  expect(done.rows).toHaveLength(1)
})

it('A file of redirects can’t hide existing pages with a prefix (RTE-19)', async () => {
  const wanted = new Map([redirect('/our-location/*', '/x'), redirect('/nowhere/*', '/x')])
  const { rows, refused } = await changeRedirects(world.db, { ...own(), now, actor, wanted, protectsPages: true, apply: false })
  expect(rows.map(({ from }) => from)).toEqual(['/nowhere/*'])
  expect(refused).toEqual([{ from: '/our-location/*', message: expect.stringContaining('Add it manually') }])
})

it('The list shows where a chain of redirects ends, and how often each was followed (RTE-19)', async () => {
  await change([redirect('/one', '/two'), redirect('/two', '/search')])
  await countAddresses(world.db, { ...own(), now }, { followed: new Map([['/one', 3]]), missing: new Map() })
  await countAddresses(world.db, { ...own(), now }, { followed: new Map([['/one', 2]]), missing: new Map() })
  expect((await listed('/one')).rows).toEqual([expect.objectContaining({ from: '/one', hits: 5, lastSeenAt: now, endsAt: '/search' })])
})

it('Redirects are proposed for missing pages that people requested, not for those requested only by bots (RTE-19)', async () => {
  const missing = new Map([
    ['/contact.php', { people: 4, machines: 9 }],
    ['/wp-login.php', { people: 0, machines: 80 }],
    [`/details/${world.north.carSlug}.html`, { people: 1, machines: 0 }],
  ])
  await countAddresses(world.db, { ...own(), now }, { followed: new Map(), missing })
  const found = await missingAddresses(world.db, { ...own(), now })
  expect(found.map(({ path, people, near }) => [path, people, near])).toEqual([
    ['/contact.php', 4, expect.stringContaining('contact')],
    [`/details/${world.north.carSlug}.html`, 1, `/cars/${world.north.carSlug}`],
  ])
  expect(await dismissMissing(world.db, { ...own(), path: '/contact.php', dismissed: true, actor })).toBe(true)
  await change([redirect(`/details/${world.north.carSlug}.html`, `/cars/${world.north.carSlug}`)])
  expect(await missingAddresses(world.db, { ...own(), now })).toEqual([])
})

it('Missing addresses are stored up to a limit, those that people requested first (RTE-19)', async () => {
  const counts = new Map([['/contact.php', { people: 4, machines: 9 }]])
  await countAddresses(world.db, { ...own(), now }, { followed: new Map(), missing: counts })
  const many = new Map(Array.from({ length: maxMissing + 50 }, (_, index) => [`/try-${index}`, { people: 0, machines: 1 }]))
  await countAddresses(world.db, { ...own(), now }, { followed: new Map(), missing: many })
  const rows = await world.db.platform.transaction((tx) => tx.missingAddress.findMany({ where: { siteId: world.north.siteId } }))
  expect(rows).toHaveLength(maxMissing)
  expect(rows.map(({ path }) => path)).toContain('/contact.php')
})

it('Redirects of another business can’t be read or changed (RTE-19)', async () => {
  const south = { organisationId: world.south.organisationId, siteId: world.north.siteId }
  expect(await siteRedirects(world.db, south)).toEqual([])
  await expect(changeRedirects(world.db, { ...south, actor, now, wanted: new Map([redirect('/a', '/x')]), apply: true })).rejects.toThrow()
})

it('Redirects are proposed for an old site’s addresses, with a count of those that already work (RTE-19)', async () => {
  const { carSlug } = world.north
  await change([redirect('/one', '/two'), redirect('/two', '/search')])
  const paths = ['/', '/search', `/cars/${carSlug}`, '/one', '/inventory.html', `/stock/${carSlug}.html`, '/xyzzy', '/robots.txt']
  const addresses = paths.map((path) => `https://old.example${path}`)
  const report = await oldAddresses(world.db, { ...own(), addresses, source: 'old.example', actor, now })
  expect(report).toEqual({
    ...{ total: 8, same: 4, redirectedCount: 1 },
    proposed: [
      { from: '/inventory.html', to: '/search' },
      { from: `/stock/${carSlug}.html`, to: `/cars/${carSlug}` },
    ],
    open: [{ from: '/xyzzy', to: null }],
  })
})

it('Redirects above a site’s maximum are refused (RTE-19)', async () => {
  const { rows, refused } = await writeMany(30, 20)
  expect([rows.length + refused.length, refused[0]?.message]).toEqual([30, 'A site can have at most 20 redirects.'])
})
