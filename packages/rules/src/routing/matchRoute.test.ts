import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
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
const nothing: RouteMatch = { kind: 'notFound' }

const corolla = { id: 'toyota.corolla', name: 'Toyota Corolla', path: '/corolla', plain: '/corolla' }
const elsewhere = { id: 'toyota.rav4', name: 'Toyota RAV4', path: '/suv/rav4', plain: '/rav4' }
const withModels = { ...names, modelPages: [corolla, elsewhere] }
const about = (path: string) => buildConfig({ pages: { list: [{ id: 'own', title: 'Own', path, blocks: [] }] } })
it.each([
  { path: '/corolla', match: found({ page: 'model', path: '/corolla', modelId: 'toyota.corolla' }) },
  { path: '/Corolla/', match: redirect('/corolla', 308) },
  { path: '/corolla/accessories', match: found({ page: 'accessories', path: '/corolla/accessories', modelId: 'toyota.corolla' }) },
  { path: '/corolla/colours', match: nothing },
  { path: '/suv/rav4', match: found({ page: 'model', path: '/suv/rav4', modelId: 'toyota.rav4' }) },
  { path: '/rav4', match: redirect('/suv/rav4') },
  { path: '/rav4/accessories', match: redirect('/suv/rav4/accessories') },
  { path: '/models', match: found({ page: 'models', path: '/models' }) },
  { path: '/models/suv', match: nothing },
  { path: '/accessories', match: found({ page: 'accessories', path: '/accessories', modelId: null }) },
  { path: '/new-vehicles', match: redirect('/models') },
])('a model has its page at its address, before any content page (RTE-19, RTE-20): $path', ({ path, match: is }) => {
  expect(matchRoute(about('/corolla'), withModels, path)).toEqual(is)
})

it.each([
  { path: '/models', match: redirect('/search') },
  { path: '/accessories', match: redirect('/vehicle-parts-and-accessories') },
  { path: '/accessories/roof', match: nothing },
  { path: '/corolla', match: found({ page: 'content', pageId: 'own', path: '/corolla' }) },
])('a site that sells nothing new has no models (RTE-19): $path', ({ path, match: is }) => {
  expect(matchRoute(about('/corolla'), names, path)).toEqual(is)
})

const online = buildConfig({ checkout: { enabled: true, payOnline: true } })
const atBuyOnline = buildConfig({ checkout: { enabled: true, payOnline: true, path: 'buy-online' } })
it.each([
  {
    path: '/cars/kia-rio/checkout',
    settings: online,
    match: found({ page: 'checkout', path: '/cars/kia-rio/checkout', kind: 'reserve', slug: 'kia-rio' }),
  },
  { path: '/cars/kia-rio/buy-online', settings: online, match: redirect('/cars/kia-rio/checkout') },
  { path: '/cars/kia-rio/checkout', settings: atBuyOnline, match: redirect('/cars/kia-rio/buy-online') },
  { path: '/checkout-journey', settings: online, match: found({ page: 'checkout', path: '/checkout-journey', kind: 'buy', slug: null }) },
  { path: '/cars/kia-rio/checkout', settings: config, match: redirect('/cars/kia-rio') },
  { path: '/checkout-journey', settings: config, match: redirect('/search') },
  { path: '/cars/kia-rio/print', settings: online, match: nothing },
  { path: '/checkout-journey/a', settings: online, match: nothing },
])('a checkout is at one address, where deposits are paid on the site (RTE-05, RTE-06): $path', ({ path, settings, match: expected }) => {
  expect(match(path, settings)).toEqual(expected)
})

it.each([
  { path: '/', match: found({ page: 'content', pageId: 'home', path: '/' }) },
  { path: '/contact', match: found({ page: 'content', pageId: 'contact', path: '/contact' }) },
  {
    path: '/pages/complaint-handling-process',
    match: found({ page: 'content', pageId: 'complaints', path: '/pages/complaint-handling-process' }),
  },
  { path: '/cars/2021-toyota-corolla', match: found({ page: 'car', path: '/cars/2021-toyota-corolla', slug: '2021-toyota-corolla' }) },
  { path: '/cars/mazda-3-2.5-litre', match: found({ page: 'car', path: '/cars/mazda-3-2.5-litre', slug: 'mazda-3-2.5-litre' }) },
  { path: '/print/2021-toyota-corolla', match: found({ page: 'print', path: '/print/2021-toyota-corolla', slug: '2021-toyota-corolla' }) },
  { path: '/print', match: nothing },
  { path: '/search', match: found({ page: 'search', path: '/search', preset: {} }) },
  { path: '/search/used-cars', match: found({ page: 'search', path: '/search/used-cars', preset: { carTypes: ['used'] } }) },
  {
    path: '/search/toyota/hilux',
    match: found({ page: 'search', path: '/search/toyota/hilux', preset: { make: 'Toyota', model: 'HiLux' } }),
  },
  {
    path: '/search/harbour-motors',
    match: found({ page: 'search', path: '/search/harbour-motors', preset: { dealershipSlug: 'harbour-motors' } }),
  },
  { path: '/pre-owned', match: found({ page: 'search', path: '/pre-owned', preset: { certified: true } }) },
  { path: '/our-location', match: found({ page: 'locations', path: '/our-location' }) },
  { path: '/our-location/parramatta', match: found({ page: 'location', path: '/our-location/parramatta', slug: 'parramatta' }) },
  { path: '/special-offers', match: found({ page: 'offers', path: '/special-offers' }) },
  { path: '/blog', match: found({ page: 'blog', path: '/blog', category: null, tag: null, number: 1 }) },
  {
    path: '/blog/vehicle-reviews',
    match: found({ page: 'blog', path: '/blog/vehicle-reviews', category: 'vehicle-reviews', tag: null, number: 1 }),
  },
  { path: '/blog/news/page/2', match: found({ page: 'blog', path: '/blog/news/page/2', category: 'news', tag: null, number: 2 }) },
  { path: '/blog/page/1', match: redirect('/blog', 308) },
  { path: '/blog/news/page/1', match: redirect('/blog/news', 308) },
  { path: '/blog/page/0', match: nothing },
  { path: '/blog/page/01', match: nothing },
  { path: '/blog/page', match: found({ page: 'post', path: '/blog/page', slug: 'page' }) },
  { path: '/blog/tag/towing', match: found({ page: 'blog', path: '/blog/tag/towing', category: null, tag: 'towing', number: 1 }) },
  { path: '/blog/tag', match: nothing },
  { path: '/blog/tag/towing/more', match: nothing },
  { path: '/review-feedback', match: found({ page: 'reviewFeedback', path: '/review-feedback' }) },
  { path: '/blog/a-week', match: found({ page: 'post', path: '/blog/a-week', slug: 'a-week' }) },
  { path: '/blog/a-week/page/2', match: nothing },
  { path: '/blog/news/a-week', match: nothing },
  { path: '/offers/o1', match: found({ page: 'offer', path: '/offers/o1', offerId: 'o1' }) },
  { path: '/offers/land-rover/o1', match: found({ page: 'offer', path: '/offers/land-rover/o1', offerId: 'o1' }) },
  { path: '/offers', match: redirect('/special-offers', 308) },
  { path: '/success', match: found({ page: 'success', path: '/success' }) },
  { path: '/sitemap', match: found({ page: 'sitemap', path: '/sitemap' }) },
  { path: '/compare', match: found({ page: 'compare', path: '/compare' }) },
  { path: '/compare/a', match: nothing },
  { path: '/favourites', match: found({ page: 'favourites', path: '/favourites' }) },
  { path: '/favourites/a', match: nothing },
  { path: '/search?make=Kia#top', match: found({ page: 'search', path: '/search', preset: {} }) },
  { path: '/sitemap.xml', match: nothing },
  { path: '/unknown', match: nothing },
  { path: '/search/unknown', match: nothing },
  { path: '/cars', match: nothing },
  { path: '/cars/a/b', match: nothing },
  { path: '/our-location/a/b', match: nothing },
  { path: '/contact-us/a/b', match: nothing },
  { path: '/offers/a/b/c', match: nothing },
  { path: '/success/more', match: nothing },
  { path: '/pre-owned/more', match: nothing },
])('matches $path (RTE-01 to RTE-26)', ({ path, match: expected }) => {
  expect(match(path)).toEqual(expected)
})

it('has no blog where the site has none (RTE-24)', () => {
  expect(match('/blog', buildConfig({ blog: { show: false } }))).toEqual(nothing)
})

describe('plain paths (CFG-15)', () => {
  it.each([
    { path: '/book-test-drive/', match: redirect('/book-test-drive', 308) },
    { path: '/search/used-cars/', match: redirect('/search/used-cars', 308) },
    { path: '/Search/Used-Cars', match: redirect('/search/used-cars', 308) },
    { path: '/unknown/', match: nothing },
    { path: '//', match: nothing },
  ])('$path', ({ path, match: expected }) => {
    expect(match(path)).toEqual(expected)
  })
})

describe('the two forms of location pages (RTE-03)', () => {
  const contact = buildConfig({ locations: { pageMode: 'contact-us' } })

  it.each([
    { path: '/our-location/parramatta', settings: contact, match: redirect('/contact-us/parramatta') },
    { path: '/our-location/parramatta/', settings: contact, match: redirect('/contact-us/parramatta') },
    {
      path: '/contact-us/parramatta',
      settings: contact,
      match: found({ page: 'location', path: '/contact-us/parramatta', slug: 'parramatta' }),
    },
    { path: '/contact-us/parramatta', settings: config, match: redirect('/our-location/parramatta') },
    { path: '/contact-us', settings: config, match: redirect('/our-location') },
    { path: '/our-location', settings: contact, match: found({ page: 'locations', path: '/our-location' }) },
  ])('$path', ({ path, settings, match: expected }) => {
    expect(match(path, settings)).toEqual(expected)
  })

  it('lets a content page have /contact-us itself (RTE-21)', () => {
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
    { path: '/finance', settings: buildConfig({ pages: { list: [{ id: 'finance', shown: false }] } }), match: nothing },
  ])('$path', ({ path, settings, match: expected }) => {
    expect(match(path, settings)).toEqual(expected)
  })
})

it('works finance out for a person where the site does and its rate is confirmed (RTE-12)', () => {
  const at = (personalised: boolean, confirmed: boolean) =>
    match('/personalised/finance', buildConfig({ finance: { personalised }, calculator: { confirmed }, estimate: { rate: 8.5 } }))
  expect(at(true, true)).toEqual(found({ page: 'personalisedFinance', path: '/personalised/finance' }))
  expect([at(true, false), at(false, true)]).toEqual([redirect('/finance'), redirect('/finance')])
})

it('drops the manufacturer from offers of a site with a single one (RTE-18)', () => {
  expect(match('/offers/toyota/o1', buildConfig({ identity: { manufacturer: 'Toyota' } }))).toEqual(redirect('/offers/o1'))
})

it('has pages of compared and saved cars only where shoppers compare and save (FAV-01, FAV-02)', () => {
  const config = buildConfig({ favourites: { enabled: false, compare: false } })
  expect([match('/compare', config), match('/favourites', config)]).toEqual([nothing, nothing])
})

it('leads to new cars and to finance where the manufacturer or the lender has no page of its own (NAV-07, NAV-14)', () => {
  const config = buildConfig({ finance: { path: '/finance-enquiry' } })
  expect(match('/new-vehicles', config)).toEqual({ kind: 'redirect', to: '/search/new-cars', status: 307 })
  expect(match('/personalised/finance', config)).toEqual({ kind: 'redirect', to: '/finance-enquiry', status: 307 })
  expect([match('/personalised', config), match('/new-vehicles/corolla', config)]).toEqual([nothing, nothing])
})

it('has no page that isn’t shown (RTE-21)', () => {
  expect(match('/about-us', buildConfig({ pages: { list: [{ id: 'about', shown: false }] } }))).toEqual(nothing)
})

it('has every fixed route among the paths that content pages cannot take (RTE-19)', () => {
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

describe('hostile paths (RTE-14)', () => {
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

  it.each(hostile.map((path) => ({ path })))('finds nothing at $path', ({ path }) => {
    expect(match(path)).toEqual(nothing)
  })

  it('never throws, and never redirects off the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webPath(),
          fc.stringMatching(/^(\/(contact-us|our-location|offers|finance|[A-Z.%\\]{0,3}))*\/?$/),
        ),
        (path) => {
          for (const given of [path, `/${path}`]) {
            const result = match(given)
            if (result.kind === 'redirect') expect(result.to).toMatch(/^\/([a-z0-9~_-][a-z0-9~_./-]*)?$/)
          }
        },
      ),
      { numRuns: runs(100) },
    )
  })

  it('leads every redirect to a page in one step', () => {
    const paths = ['/contact-us/parramatta', '/finance-enquiry', '/offers', '/Search/', '/our-location/', '/contact-us/Parramatta/']
    for (const path of paths) {
      const first = match(path)
      expect(first.kind === 'redirect' && match(first.to).kind).toBe('page')
    }
  })
})
