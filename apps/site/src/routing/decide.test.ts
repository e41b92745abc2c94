import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { decide, type RoutedSite } from './decide'
import { isOwnAddress } from './isOwnAddress'

const site: RoutedSite = {
  siteId: 's1',
  version: 7,
  config: buildConfig(),
  names: {
    makes: [{ slug: 'kia', name: 'Kia', models: [{ slug: 'rio', name: 'Rio' }] }],
    modelPages: [{ id: 'kia.rio', name: 'Kia Rio', path: '/rio', plain: '/rio' }],
    dealershipSlugs: [],
    locationSlugs: ['newcastle'],
  },
}

describe('decide', () => {
  it('renders the models of a body anew, with nothing else of the query (RTE-20)', () => {
    expect(decide('/models', `?utm_source=x&body=${'SUV'.padEnd(60, 'x')}`, site)).toEqual({
      kind: 'models',
      to: '/query/s1/7/page/models',
      query: `?body=${'SUV'.padEnd(40, 'x')}`,
      route: { page: 'models', path: '/models' },
    })
  })

  it.each([
    ['the home page', '/', '', '/cached/s1/7/page'],
    ['a model', '/rio', '?utm_source=x', '/cached/s1/7/page/rio'],
    ['the models of no body', '/models', '?body=&gclid=1', '/cached/s1/7/page/models'],
    ['a car', '/cars/2021-kia-rio', '', '/cached/s1/7/car/cars/2021-kia-rio'],
    ['a search by its path alone', '/search/kia', '', '/cached/s1/7/search/search/kia'],
    ['campaign parameters, which mean nothing to a page', '/cars/2021-kia-rio', '?utm_source=x', '/cached/s1/7/car/cars/2021-kia-rio'],
    ['campaign parameters on a search', '/search/kia', '?utm_source=x&gclid=1', '/cached/s1/7/search/search/kia'],
    ['a search that says what its path says anyway', '/search/kia', '?make=Kia&page=1', '/cached/s1/7/search/search/kia'],
    ['an unknown path, all of which share one page', '/nothing/here', '', '/cached/s1/7/page/~unknown'],
    ['an unknown path that looks like an inner one', '/cached/s1/7/search', '', '/cached/s1/7/page/~unknown'],
    ['a path that climbs', '/cars/..%2f..%2fetc', '', '/cached/s1/7/page/~unknown'],
  ])('leads %s to a cached page', (_name, path, query, to) => {
    expect(decide(path, query, site)).toMatchObject({ kind: 'page', to })
  })

  it.each([
    ['a comparison without cars', '/compare', '', { kind: 'page', to: '/cached/s1/7/shopper/compare' }],
    ['one that names none', '/compare', '?cars=,../x&utm_source=y', { kind: 'page', to: '/cached/s1/7/shopper/compare' }],
    ['the saved cars', '/favourites', '?utm_source=y', { kind: 'page', to: '/cached/s1/7/shopper/favourites' }],
    [
      'a comparison, its query in one form',
      '/compare',
      '?utm_source=y&cars=B,a,a,c,d,e',
      { kind: 'compare', to: '/query/s1/7/shopper/compare', query: '?cars=b,a,c,d' },
    ],
  ])('leads to %s (FAV-02)', (_name, path, query, decision) => {
    expect(decide(path, query, site)).toMatchObject(decision)
  })

  it.each([
    ['its query in one form', '?utm_source=y&vin=JTN123&vehiclePriceBudget=30000', 'finance', '?vehiclePriceBudget=30000&vin=JTN123'],
    ['nothing it knows', '?utm_source=y&car_type=stolen', 'page', undefined],
  ])('renders the finance form with what a link knows, %s (RTE-11)', (_name, query, kind, asked) => {
    const decision = decide(site.config.finance.path, query, site)
    expect([decision.kind, 'query' in decision ? decision.query : undefined]).toEqual([kind, asked])
  })

  it('renders a search with choices of its own, its query in canonical order', () => {
    expect(decide('/search', '?utm_source=x&page=2&make=Kia&nonsense=1', site)).toEqual({
      kind: 'search',
      to: '/query/s1/7/search',
      query: '?make=Kia&page=2',
      route: { page: 'search', path: '/search', preset: {} },
    })
  })

  it.each([
    ['a slash at the end', '/search/kia/', '', '/search/kia', 308],
    ['empty fields of a form', '/search', '?query=&make=Kia&price=&price=&sortBy=recommended', '/search?make=Kia', 307],
    ['the ends of a range apart', '/search', '?price=5000:&price=:30000&make=Kia', '/search?make=Kia&price=5000:30000', 307],
    ['the ends of a range as typed', '/search', '?price_from=5,000&price_to=&km_to=90000', '/search?price=5000:&km=:90000', 307],
    ['a distance that was not asked for', '/search', '?postcode=&within=&make=Kia', '/search?make=Kia', 307],
    ['empty fields and a campaign', '/search', '?query=&utm_source=x&page=', '/search?utm_source=x', 307],
    ['capitals', '/Search/Kia', '?page=2', '/search/kia?page=2', 308],
  ])('redirects %s', (_name, path, query, to, status) => {
    expect(decide(path, query, site)).toEqual({ kind: 'redirect', to, status })
  })

  it('gives each site its own files', () => {
    expect(decide('/robots.txt', '', site)).toEqual({ kind: 'file', to: '/files/s1/7/robots.txt' })
  })
})

it('leads /print?car_id={slug} to the sheet of that car (RTE-08)', () => {
  expect(decide('/print', '?car_id=2021-kia-rio&utm_source=mail', site)).toMatchObject({
    kind: 'page',
    to: '/cached/s1/7/page/print/2021-kia-rio',
  })
  expect(decide('/print', '?car_id=../secret', site)).toMatchObject({ kind: 'page', to: '/cached/s1/7/page/~unknown' })
  expect(decide('/print', '', site)).toMatchObject({ kind: 'page', to: '/cached/s1/7/page/~unknown' })
})

describe('isOwnAddress', () => {
  it.each([
    '/api/leads',
    '/media/cars/x.svg',
    '/internal/health',
    '/_next/static/x.js',
    '/1/indexes/*/queries',
    '/cars/2021-kia-rio/view.json',
    '/cars/2021-kia-rio.pdf',
    '/cars/2021-kia-rio/share.png',
    '/cars/2021-kia-rio/qr.svg',
    '/cars/2021-kia-rio/notice.pdf',
    '/feeds/0123456789abcdefghijklmnopqrstuv/google-vehicle-ads.tsv',
    '/feeds/0123456789abcdefghijklmnopqrstuv/club-2-magazine.csv',
  ])('%s answers for itself', (path) => {
    expect(isOwnAddress(path)).toBe(true)
  })
  it.each([
    '/',
    '/apiary',
    '/cached/s1/7',
    '/query/s1/7',
    '/files/s1/7/robots.txt',
    '/cars/x',
    '/internal',
    '/feeds',
    '/feeds/short/cars.csv',
  ])('%s is for a site', (path) => {
    expect(isOwnAddress(path)).toBe(false)
  })
})
