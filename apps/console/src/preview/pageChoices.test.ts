import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import type { LoadedPage } from './LoadedPage'
import { pageChoices, pathOfPage } from './pageChoices'

const site = buildSiteData()
const page: LoadedPage = {
  ...{ match: { kind: 'notFound' }, data: null, site, offers: [], dataKey: '', now: '2026-03-10T10:00:00Z', origin: '', names: site.names },
}
const mainPlaces = (config = buildConfig(), loaded: LoadedPage | null = page) =>
  pageChoices(config, loaded).flatMap(({ label, path, group }) => (group === 'Main pages' ? [`${label}: ${path}`] : []))

it('the page menu of the preview lists a page of every kind that the site has, in a fixed order (UI-19)', () => {
  expect(mainPlaces()).toEqual([
    'Home: /',
    'Stock list: /search',
    'A car: null',
    'Locations: /our-location',
    'A location: /our-location/parramatta',
    'Special offers: /special-offers',
    'Blog: /blog',
    'Saved cars: /favourites',
    'Compare cars: /compare',
    'After an enquiry: /success',
  ])
})

it('the page menu of the preview omits pages that the settings turn off', () => {
  const config = buildConfig({ favourites: { enabled: false, compare: false }, blog: { show: false }, valuation: { enabled: true } })
  const without = mainPlaces(config, null)
  expect(without.filter((place) => /Saved|Compare|Blog|Model/.test(place))).toEqual([])
  expect(without).toContain('Your trade-in valuation: /cars/trade-in?step=result')
})

it('the page menu of the preview finds the page that shows a setting, even if the site does not have that page yet', () => {
  const config = buildConfig({ blog: { show: false } })
  expect((['home', 'blog', 'tradeIn', 'model', 'car'] as const).map((kind) => pathOfPage(kind, config, page))).toEqual([
    '/',
    '/blog',
    '/cars/trade-in',
    '/models',
    null,
  ])
})
