import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { matchAddress, type RoutedSite } from './matchAddress'

const site: RoutedSite = {
  config: buildConfig(),
  names: {
    makes: [{ slug: 'kia', name: 'Kia', models: [{ slug: 'rio', name: 'Rio' }] }],
    modelPages: [{ id: 'kia.rio', name: 'Kia Rio', path: '/rio', defaultPath: '/rio' }],
    dealershipSlugs: [],
    locationSlugs: ['newcastle'],
  },
}

describe('matchAddress', () => {
  const models = { page: 'models', path: '/models' }
  const search = (path: string, preset: object = {}) => ({ page: 'search', path, preset })
  const car = { page: 'car', path: '/cars/2021-kia-rio', slug: '2021-kia-rio' }

  it.each([
    ['the home page', '/', '', { page: 'content', path: '/' }],
    ['a model', '/rio', '?utm_source=x', { page: 'model', path: '/rio' }],
    ['the models of no body', '/models', '?body=&gclid=1', models],
    ['a car', '/cars/2021-kia-rio', '', car],
    ['a search with only a path', '/search/kia', '', search('/search/kia', { make: 'Kia' })],
    ['campaign parameters, which mean nothing to a page', '/cars/2021-kia-rio', '?utm_source=x', car],
    ['campaign parameters on a search', '/search/kia', '?utm_source=x&gclid=1', search('/search/kia', { make: 'Kia' })],
    ['a search whose query repeats its path', '/search/kia', '?make=Kia&page=1', search('/search/kia', { make: 'Kia' })],
    ['a comparison without cars', '/compare', '', { page: 'compare' }],
    ['a comparison without valid cars', '/compare', '?cars=,../x&utm_source=y', { page: 'compare' }],
    ['the saved cars', '/favourites', '?utm_source=y', { page: 'favourites' }],
    ['the finance form with unknown parameters', site.config.finance.path, '?utm_source=y&car_type=stolen', { page: 'content' }],
    ['the sheet of a car (RTE-08)', '/print', '?car_id=2021-kia-rio&utm_source=mail', { page: 'print', slug: '2021-kia-rio' }],
  ])('%s is a page that is the same for every shopper', (_name, path, query, route) => {
    expect(matchAddress(path, query, site)).toMatchObject({ kind: 'page', route, query: '', isPrivate: false })
  })

  it.each([
    ['an unknown path', '/nothing/here', ''],
    ['a path with dots', '/cars/..%2f..%2fetc', ''],
    ['the print page of an invalid car', '/print', '?car_id=../secret'],
    ['the print page without a car', '/print', ''],
  ])('%s matches no page', (_name, path, query) => {
    expect(matchAddress(path, query, site)).toEqual({ kind: 'missing' })
  })

  it.each([
    ['a comparison (FAV-02)', '/compare', '?utm_source=y&cars=B,a,a,c,d,e', '?cars=b,a,c,d'],
    ['the models of a body (RTE-20)', '/models', `?utm_source=x&body=${'SUV'.padEnd(60, 'x')}`, `?body=${'SUV'.padEnd(40, 'x')}`],
    [
      'the finance form with known parameters (RTE-11)',
      site.config.finance.path,
      '?utm_source=y&vin=JTN123&vehiclePriceBudget=30000',
      '?vehiclePriceBudget=30000&vin=JTN123',
    ],
    ['a search with further filters', '/search', '?utm_source=x&page=2&make=Kia&nonsense=1', '?make=Kia&page=2'],
  ])('%s keeps only its known query, in a canonical form', (_name, path, query, expected) => {
    expect(matchAddress(path, query, site)).toMatchObject({ kind: 'page', query: expected, isPrivate: false })
  })

  it.each([
    ['a trailing slash', '/search/kia/', '', '/search/kia', 308],
    ['empty fields of a form', '/search', '?query=&make=Kia&price=&price=&sortBy=recommended', '/search?make=Kia', 307],
    ['the ends of a range apart', '/search', '?price=5000:&price=:30000&make=Kia', '/search?make=Kia&price=5000:30000', 307],
    ['the ends of a range as entered', '/search', '?price_from=5,000&price_to=&km_to=90000', '/search?price=5000:&km=:90000', 307],
    ['an empty distance', '/search', '?postcode=&within=&make=Kia', '/search?make=Kia', 307],
    ['empty fields and a campaign', '/search', '?query=&utm_source=x&page=', '/search?utm_source=x', 307],
    ['capitals', '/Search/Kia', '?page=2', '/search/kia?page=2', 308],
  ])('matchAddress redirects %s', (_name, path, query, to, status) => {
    expect(matchAddress(path, query, site)).toEqual({ kind: 'redirect', to, status })
  })

  it('matchAddress serves each site its own files', () => {
    expect(matchAddress('/robots.txt', '', site)).toEqual({ kind: 'file', file: { kind: 'robots.txt' } })
  })
})
