import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import { stockLexicon } from './stockLexicon'

const now = '2026-03-01T00:00:00Z'
const item = (value: string, count: number) => ({ value, label: value, count })
const result = {
  cars: [],
  total: 2,
  page: 1,
  pageCount: 1,
  facets: { make: [item('Mazda', 2), item('Ford', 0)], colour: [] },
  ranges: { km: { min: 5, max: 90 }, subscription_price: { min: 100, max: 200 } },
}

it('the search lexicon contains the values of the cars and the current year (SRC-06)', () => {
  const lexicon = stockLexicon(result, { config: buildConfig(), site: buildSiteData(), now })
  expect(lexicon).toMatchObject({
    values: { make: [['Mazda', 2]] },
    ranges: { km: { min: 5, max: 90 } },
    thisYear: 2026,
    weeklyShare: null,
  })
  expect(Object.keys(lexicon.values)).toEqual(['make'])
})

it('the search lexicon contains each model once, in its most common spelling (SRC-06)', () => {
  const model = (make: string, name: string, count: number) => ({
    ...{ make, makeSlug: 'x', model: name, modelSlug: 'x', body: null, count, newCount: 0, comingCount: 0, electrified: [] },
  })
  const models = [model('MAZDA', 'CX5', 1), model('Mazda', 'CX-5', 3), model('Mazda', 'CX 5', 1), model('Ford', 'Ranger', 4)]
  const lexicon = stockLexicon(result, { config: buildConfig(), site: { models, locations: [], dealerships: [{ makes: ['Mazda'] }] }, now })
  expect(lexicon.models).toEqual([
    ['Mazda', 'CX-5', 5],
    ['Ford', 'Ranger', 4],
  ])
  expect(lexicon.ownMakes).toEqual(['Mazda'])
})

it('the search lexicon contains weekly prices only if subscriptions are offered (CAR-14)', () => {
  const rangesWith = (offerSubscriptions: boolean) =>
    Object.keys(stockLexicon(result, { config: buildConfig({ price: { offerSubscriptions } }), site: buildSiteData(), now }).ranges)
  expect([rangesWith(false), rangesWith(true)]).toEqual([['km'], ['subscription_price', 'km']])
})
