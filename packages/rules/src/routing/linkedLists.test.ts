import { expect, it } from 'vitest'
import { buildSiteData } from '../testing/buildSiteData'
import { listAbove, listsOfCar, listsOfMakes } from './linkedLists'

const corolla = { make: 'Toyota', makeSlug: 'toyota', model: 'Corolla', modelSlug: 'corolla' }
const listed = (...models: string[]) => models.map((modelSlug) => ({ makeSlug: 'toyota', modelSlug }))
const make = { label: 'Toyota', href: '/search/toyota' }
const model = { label: 'Corolla', href: '/search/toyota/corolla' }

it.each([
  { name: 'listed cars of its model', models: listed('corolla', 'hilux'), lists: [make, model] },
  { name: 'listed cars of its make only', models: listed('hilux'), lists: [make] },
  { name: 'no listed cars of its make', models: [{ makeSlug: 'kia', modelSlug: 'corolla' }], lists: [] },
])('the breadcrumb of a car with $name has only lists with cars (RTE-14)', ({ models, lists }) => {
  expect(listsOfCar(corolla, models)).toEqual(lists)
})

it('the breadcrumb of a model’s list has its make’s list only if that has cars (RTE-14)', () => {
  const { names } = buildSiteData()
  const preset = { make: 'Toyota', model: 'Corolla' }
  expect(listAbove(preset, { names, models: listed('hilux') })).toEqual(make)
  expect(listAbove(preset, { names, models: [] })).toBeNull()
  expect(listAbove({ make: 'Toyota' }, { names, models: listed('corolla') })).toBeNull()
  expect(listAbove({}, { names, models: listed('corolla') })).toBeNull()
})

it('the sitemap has the lists of makes with cars (RTE-26)', () => {
  const { names } = buildSiteData()
  expect(listsOfMakes({ names, models: listed('corolla', 'hilux') })).toEqual([make])
})
