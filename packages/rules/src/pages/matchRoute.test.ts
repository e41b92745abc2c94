import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import { matchRoute } from './matchRoute'
import type { RouteMatch } from './Route'

const { names } = buildSiteData()
const config = buildConfig()
const match = (path: string, settings = config) => matchRoute(settings, names, path)
const found = (route: object) => ({ kind: 'page', route })
const redirect = (to: string, status = 307) => ({ kind: 'redirect', to, status })
const noMatch: RouteMatch = { kind: 'notFound' }

const corolla = { id: 'toyota.corolla', name: 'Toyota Corolla', path: '/corolla', defaultPath: '/corolla' }
const rav4 = { id: 'toyota.rav4', name: 'Toyota RAV4', path: '/suv/rav4', defaultPath: '/rav4' }
const withModels = { ...names, modelPages: [corolla, rav4] }
const configWithPage = (path: string) => buildConfig({ pages: { list: [{ id: 'own', title: 'Own', path, blocks: [] }] } })
it.each([
  { path: '/corolla', match: found({ page: 'model', path: '/corolla', modelId: 'toyota.corolla' }) },
  { path: '/Corolla/', match: redirect('/corolla', 308) },
  { path: '/corolla/accessories', match: found({ page: 'accessories', path: '/corolla/accessories', modelId: 'toyota.corolla' }) },
  { path: '/corolla/colours', match: noMatch },
  { path: '/suv/rav4', match: found({ page: 'model', path: '/suv/rav4', modelId: 'toyota.rav4' }) },
  { path: '/rav4', match: redirect('/suv/rav4') },
  { path: '/rav4/accessories', match: redirect('/suv/rav4/accessories') },
  { path: '/models', match: found({ page: 'models', path: '/models' }) },
  { path: '/models/suv', match: noMatch },
  { path: '/accessories', match: found({ page: 'accessories', path: '/accessories', modelId: null }) },
  { path: '/new-vehicles', match: redirect('/models') },
])('a model has its page at its address, before any content page (RTE-19, RTE-20): $path', ({ path, match: is }) => {
  expect(matchRoute(configWithPage('/corolla'), withModels, path)).toEqual(is)
})

it.each([
  { path: '/models', match: redirect('/search') },
  { path: '/accessories', match: redirect('/vehicle-parts-and-accessories') },
  { path: '/accessories/roof', match: noMatch },
  { path: '/corolla', match: found({ page: 'content', pageId: 'own', path: '/corolla' }) },
])('a site that sells nothing new has no models (RTE-19): $path', ({ path, match: is }) => {
  expect(matchRoute(configWithPage('/corolla'), names, path)).toEqual(is)
})

const online = buildConfig({ checkout: { enabled: true, payOnline: true } })
const atBuyOnline = buildConfig({ checkout: { enabled: true, payOnline: true, path: 'buy-online' } })
it.each([
  ['/cars/kia-rio/checkout', online, found({ page: 'checkout', path: '/cars/kia-rio/checkout', kind: 'reserve', slug: 'kia-rio' })],
  ['/cars/kia-rio/buy-online', online, redirect('/cars/kia-rio/checkout')],
  ['/cars/kia-rio/checkout', atBuyOnline, redirect('/cars/kia-rio/buy-online')],
  ['/checkout-journey', online, found({ page: 'checkout', path: '/checkout-journey', kind: 'buy', slug: null })],
  ['/cars/kia-rio/checkout', config, redirect('/cars/kia-rio')],
  ['/checkout-journey', config, redirect('/search')],
  ['/cars/kia-rio/print', online, noMatch],
  ['/checkout-journey/a', online, noMatch],
])('a checkout has one address, if deposits are paid on the site (RTE-05, RTE-06): $0', (path, settings, expected) => {
  expect(match(path, settings)).toEqual(expected)
})

it.each([
  ['/', found({ page: 'content', pageId: 'home', path: '/' })],
  ['/contact', found({ page: 'content', pageId: 'contact', path: '/contact' })],
  ['/pages/complaint-handling-process', found({ page: 'content', pageId: 'complaints', path: '/pages/complaint-handling-process' })],
  ['/cars/2021-toyota-corolla', found({ page: 'car', path: '/cars/2021-toyota-corolla', slug: '2021-toyota-corolla' })],
  ['/cars/mazda-3-2.5-litre', found({ page: 'car', path: '/cars/mazda-3-2.5-litre', slug: 'mazda-3-2.5-litre' })],
  ['/print/2021-toyota-corolla', found({ page: 'print', path: '/print/2021-toyota-corolla', slug: '2021-toyota-corolla' })],
  ['/print', noMatch],
  ['/search', found({ page: 'search', path: '/search', preset: {} })],
  ['/search/used-cars', found({ page: 'search', path: '/search/used-cars', preset: { carTypes: ['used'] } })],
  ['/search/toyota/hilux', found({ page: 'search', path: '/search/toyota/hilux', preset: { make: 'Toyota', model: 'HiLux' } })],
  ['/search/harbour-motors', found({ page: 'search', path: '/search/harbour-motors', preset: { dealershipSlug: 'harbour-motors' } })],
  ['/pre-owned', found({ page: 'search', path: '/pre-owned', preset: { certified: true } })],
  ['/our-location', found({ page: 'locations', path: '/our-location' })],
  ['/our-location/parramatta', found({ page: 'location', path: '/our-location/parramatta', slug: 'parramatta' })],
  ['/special-offers', found({ page: 'offers', path: '/special-offers' })],
  ['/blog', found({ page: 'blog', path: '/blog', category: null, tag: null, number: 1 })],
  ['/blog/vehicle-reviews', found({ page: 'blog', path: '/blog/vehicle-reviews', category: 'vehicle-reviews', tag: null, number: 1 })],
  ['/blog/news/page/2', found({ page: 'blog', path: '/blog/news/page/2', category: 'news', tag: null, number: 2 })],
  ['/blog/page/1', redirect('/blog', 308)],
  ['/blog/news/page/1', redirect('/blog/news', 308)],
  ['/blog/page/0', noMatch],
  ['/blog/page/01', noMatch],
  ['/blog/page', found({ page: 'post', path: '/blog/page', slug: 'page' })],
  ['/blog/tag/towing', found({ page: 'blog', path: '/blog/tag/towing', category: null, tag: 'towing', number: 1 })],
  ['/blog/tag', noMatch],
  ['/blog/tag/towing/more', noMatch],
  ['/review-feedback', found({ page: 'reviewFeedback', path: '/review-feedback' })],
  ['/blog/a-week', found({ page: 'post', path: '/blog/a-week', slug: 'a-week' })],
  ['/blog/a-week/page/2', noMatch],
  ['/blog/news/a-week', noMatch],
  ['/offers/o1', found({ page: 'offer', path: '/offers/o1', offerId: 'o1' })],
  ['/offers/land-rover/o1', found({ page: 'offer', path: '/offers/land-rover/o1', offerId: 'o1' })],
  ['/offers', redirect('/special-offers', 308)],
  ['/success', found({ page: 'success', path: '/success' })],
  ['/sitemap', found({ page: 'sitemap', path: '/sitemap' })],
  ['/compare', found({ page: 'compare', path: '/compare' })],
  ['/compare/a', noMatch],
  ['/favourites', found({ page: 'favourites', path: '/favourites' })],
  ['/favourites/a', noMatch],
  ['/search?make=Kia#top', found({ page: 'search', path: '/search', preset: {} })],
  ['/sitemap.xml', noMatch],
  ['/unknown', noMatch],
  ['/search/unknown', noMatch],
  ['/cars', noMatch],
  ['/cars/a/b', noMatch],
  ['/our-location/a/b', noMatch],
  ['/contact-us/a/b', noMatch],
  ['/offers/a/b/c', noMatch],
  ['/success/more', noMatch],
  ['/pre-owned/more', noMatch],
])('the route table matches $0 (RTE-01 to RTE-26)', (path, expected) => expect(match(path)).toEqual(expected))

it('the route table finds no blog if the site’s blog is off (RTE-24)', () =>
  expect(match('/blog', buildConfig({ blog: { show: false } }))).toEqual(noMatch))

describe('paths in their canonical form (CFG-15)', () => {
  it.each([
    { path: '/book-test-drive/', match: redirect('/book-test-drive', 308) },
    { path: '/search/used-cars/', match: redirect('/search/used-cars', 308) },
    { path: '/Search/Used-Cars', match: redirect('/search/used-cars', 308) },
    { path: '/unknown/', match: noMatch },
    { path: '//', match: noMatch },
  ])('$path', ({ path, match: expected }) => expect(match(path)).toEqual(expected))
})

describe('the two forms of location pages (RTE-03)', () => {
  const contact = buildConfig({ locations: { pageMode: 'contact-us' } })

  it.each([
    ['/our-location/parramatta', contact, redirect('/contact-us/parramatta')],
    ['/our-location/parramatta/', contact, redirect('/contact-us/parramatta')],
    ['/contact-us/parramatta', contact, found({ page: 'location', path: '/contact-us/parramatta', slug: 'parramatta' })],
    ['/contact-us/parramatta', config, redirect('/our-location/parramatta')],
    ['/contact-us', config, redirect('/our-location')],
    ['/our-location', contact, found({ page: 'locations', path: '/our-location' })],
  ])('$0', (path, settings, expected) => expect(match(path, settings)).toEqual(expected))

  it('the setting for the form of location pages allows a content page at /contact-us (RTE-21)', () => {
    const settings = buildConfig({ pages: { list: [{ id: 'contact', path: '/contact-us' }] } })
    expect(match('/contact-us', settings)).toEqual(found({ page: 'content', pageId: 'contact', path: '/contact-us' }))
  })
})

describe('the three paths of the finance page (RTE-10)', () => {
  const enquiry = buildConfig({ finance: { path: '/finance-enquiry' } })

  it.each([
    { path: '/finance', settings: config, match: found({ page: 'content', pageId: 'finance', path: '/finance' }) },
    { path: '/apply-for-finance', settings: config, match: redirect('/finance') },
    { path: '/finance-enquiry', settings: enquiry, match: found({ page: 'content', pageId: 'finance', path: '/finance-enquiry' }) },
    { path: '/finance', settings: enquiry, match: redirect('/finance-enquiry') },
    { path: '/finance', settings: buildConfig({ pages: { list: [{ id: 'finance', shown: false }] } }), match: noMatch },
  ])('$path', ({ path, settings, match: expected }) => expect(match(path, settings)).toEqual(expected))
})

it('the route table has personalised finance only if the site offers it and its rate is confirmed (RTE-12)', () => {
  const at = (personalised: boolean, confirmed: boolean) =>
    match('/personalised/finance', buildConfig({ finance: { personalised }, calculator: { confirmed }, estimate: { rate: 8.5 } }))
  expect(at(true, true)).toEqual(found({ page: 'personalisedFinance', path: '/personalised/finance' }))
  expect([at(true, false), at(false, true)]).toEqual([redirect('/finance'), redirect('/finance')])
})

it('the route table drops the manufacturer from offers of a site with a single one (RTE-18)', () => {
  expect(match('/offers/toyota/o1', buildConfig({ identity: { manufacturer: 'Toyota' } }))).toEqual(redirect('/offers/o1'))
})

it('the route table has the pages of compared and saved cars only if the site has these features (FAV-01, FAV-02)', () => {
  const config = buildConfig({ favourites: { enabled: false, compare: false } })
  expect([match('/compare', config), match('/favourites', config)]).toEqual([noMatch, noMatch])
})

it('the route table redirects /new-vehicles to new cars and /personalised/finance to finance if they have no page (NAV-07, NAV-14)', () => {
  const config = buildConfig({ finance: { path: '/finance-enquiry' } })
  expect(match('/new-vehicles', config)).toEqual({ kind: 'redirect', to: '/search/new-cars', status: 307 })
  expect(match('/personalised/finance', config)).toEqual({ kind: 'redirect', to: '/finance-enquiry', status: 307 })
  expect([match('/personalised', config), match('/new-vehicles/corolla', config)]).toEqual([noMatch, noMatch])
})

it('the route table finds no hidden page (RTE-21)', () => {
  expect(match('/about-us', buildConfig({ pages: { list: [{ id: 'about', shown: false }] } }))).toEqual(noMatch)
})

it('the route table reserves every fixed route, so that content pages can’t use it (RTE-19)', () => {
  for (const path of [
    '/cars/a',
    '/search',
    '/pre-owned',
    '/new-vehicles',
    '/personalised/finance',
    '/our-location',
    '/special-offers',
    '/offers',
    '/success',
    '/sitemap',
    '/compare',
    '/favourites',
  ])
    expect(isReservedPath(path)).toBe(true)
})

describe('malformed and hostile paths (RTE-14)', () => {
  const hostile = [
    '',
    'cars/a',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/cars/../search',
    '/cars/..',
    '/cars/.',
    '/cars/%2e%2e/search',
    '/cars/a%2fb',
    '/cars/a%00',
    '/cars/a\u0000b',
    '/cars/a b',
    '/cars/<script>',
    '/cars/ａ',
    '/cars/\ud800',
    '/search/__proto__',
    '/search/constructor',
    `/cars/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(2500)}`,
    '/our-location//evil.example',
  ]

  it.each(hostile.map((path) => ({ path })))('matching a malformed or hostile path finds nothing at $path', ({ path }) => {
    expect(match(path)).toEqual(noMatch)
  })

  it('matching a malformed or hostile path never throws, and never redirects off the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          fc.webPath(),
          fc.stringMatching(/^(\/(contact-us|our-location|offers|finance|[A-Z.%\\]{0,3}))*\/?$/),
        ),
        (path) => {
          for (const address of [path, `/${path}`]) {
            const result = match(address)
            if (result.kind === 'redirect') expect(result.to).toMatch(/^\/([a-z0-9~_-][a-z0-9~_./-]*)?$/)
          }
        },
      ),
      { numRuns: runs(100) },
    )
  })

  it('every redirect leads directly to a page', () => {
    const paths = ['/contact-us/parramatta', '/finance-enquiry', '/offers', '/Search/', '/our-location/', '/contact-us/Parramatta/']
    for (const path of paths) {
      const first = match(path)
      expect(first.kind === 'redirect' && match(first.to).kind).toBe('page')
    }
  })
})
