import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, test } from 'vitest'
import type { PreviewView } from '../../../preview/PreviewMessage'
import { newVisitor } from '../../../preview/PreviewVisitor'
import { cardCars, cardOffers, pageReasons } from './pageReasons'

const config = buildConfig({ phone: { main: '02 5550 1234' } })
const site = buildSiteData()
const request = { now: '2026-11-20T04:00:00.000Z', origin: 'https://cars.example', mode: 'preview' } as const
const car = buildCar()
const state = parseSearch(new URLSearchParams(), { config, preset: {} })
const viewOf = (route: Route | null, data: PageData | null): PreviewView => ({
  path: route?.path ?? '/nowhere',
  route,
  data,
  site,
  request,
  visitor: newVisitor,
  isTimeSimulated: false,
})

const search = viewOf(
  { page: 'search', path: '/search', preset: {} },
  { page: 'search', site, state, result: { cars: [car], total: 1, page: 1, pageCount: 1, facets: {}, ranges: {} } },
)
const carPage = viewOf(
  { page: 'car', path: `/cars/${car.slug}`, slug: car.slug },
  { page: 'car', site, car, location: buildLocation(), similar: [] },
)
const home = viewOf(
  { page: 'content', path: '/', pageId: 'home' },
  { page: 'content', site, blocks: { latest: { cars: [car, buildCar({ slug: 'b' })] } } },
)
const offer = buildOffer({ id: 'o1' })
const over = buildOffer({ id: 'over', endsOn: '2026-11-19' })
const offers = [offer, over]
const around = ['Menu', 'Header', 'Under every form', 'Footer', 'Pages of the site']
const card = ['Buttons of the card', 'Tags of the card', 'Price of the card', 'Parts of the card']

describe('the reasons why parts of a page show or hide', () => {
  test.each([
    { name: 'a car’s page', view: carPage, titles: ['Buttons', 'Tags', 'Price', 'Finance', 'Sections', ...around] },
    { name: 'the stock list', view: search, titles: ['Filters', 'Stock list', ...card, ...around] },
    { name: 'the home page', view: home, titles: ['Blocks of the page', 'Offers', ...card, ...around] },
    {
      name: 'the locations',
      view: viewOf({ page: 'locations', path: '/our-location' }, { page: 'locations', site }),
      titles: ['Locations', ...around],
    },
    {
      name: 'a location',
      view: viewOf(
        { page: 'location', path: '/our-location/parramatta', slug: 'parramatta' },
        { page: 'location', site, location: buildLocation(), cars: [], reviews: [] },
      ),
      titles: ['The location', ...around],
    },
    {
      name: 'the offers',
      view: viewOf({ page: 'offers', path: '/special-offers' }, { page: 'offers', site, offers: [offer] }),
      titles: ['Offers', 'Around the offers', 'The card of the offer', ...around],
    },
    {
      name: 'an offer',
      view: viewOf(
        { page: 'offer', path: '/offers/toyota/o1', offerId: 'o1' },
        { page: 'offer', site, offer, cars: [], areChosen: true, hasMore: false },
      ),
      titles: ['The offer', ...around],
    },
    { name: 'an offer that is over', view: { ...viewOf(null, null), path: '/offers/over' }, titles: ['The offer', ...around] },
    { name: 'an unknown address', view: viewOf(null, null), titles: around },
  ])('the reasons why parts of a page show or hide are listed for $name', ({ view, titles }) => {
    const groups = pageReasons({ config, view, car: cardCars(view)[0] ?? null, offers, offer: cardOffers(view)[0] ?? null })
    expect(groups.map(({ title }) => title)).toEqual(titles)
    for (const { reasons } of groups) {
      expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length)
      for (const { because, title } of reasons) expect(because.map(({ message }) => message).join(''), title).not.toBe('')
    }
  })

  test('the reasons why parts of a page show or hide include that a car’s page masks the phone number in the header', () => {
    const phone = (view: PreviewView) =>
      pageReasons({ config, view, car: null, offers: [], offer: null })
        .flatMap(({ reasons }) => reasons)
        .find(({ id }) => id === 'header-phone')?.shown
    expect(phone(carPage)).toBe(false)
    expect(phone(search)).toBe(true)
  })

  test('the reasons why parts of a page show or hide can be requested for each card of a page', () => {
    expect(cardCars(home).map(({ slug }) => slug)).toEqual([car.slug, 'b'])
    expect(cardCars(carPage)).toEqual([])
  })
})
