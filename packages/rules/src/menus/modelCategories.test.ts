import { expect, it } from 'vitest'
import type { RangeModel, StockModel } from '../entities/RangeModel'
import { buildConfig } from '../testing/buildConfig'
import { buildRangeModel } from '../testing/buildModel'
import { menuModels, modelCategories } from './modelCategories'

const stocked = (name: string, body: string | null, more: Partial<StockModel> = {}): StockModel => ({
  make: 'Toyota',
  makeSlug: 'toyota',
  model: name,
  modelSlug: name.toLowerCase(),
  body,
  count: 1,
  newCount: 1,
  comingCount: 0,
  electrified: [],
  ...more,
})
const modelWith = (model: string, more: Partial<RangeModel> = {}): RangeModel =>
  buildRangeModel({ model, modelSlug: model.toLowerCase(), path: `/${model.toLowerCase()}`, ...more })

const config = buildConfig()
const stockCategories = (stock: readonly StockModel[]) => modelCategories(menuModels([], stock), config)
const rangeCategories = (range: readonly RangeModel[], models = {}) =>
  modelCategories(menuModels(range, []), buildConfig({ models })).map(({ label, models: found }) => [
    label,
    found.map(({ model }) => model.model).join(' '),
  ])

it('categories have a fixed order and models are sorted by name (NAV-19)', () => {
  const found = stockCategories([
    stocked('HiLux', 'Ute'),
    stocked('RAV4', 'SUV'),
    stocked('86', 'Convertible'),
    stocked('Yaris', 'Hatchback'),
    stocked('Camry', 'Sedan'),
  ])
  expect(found.map(({ label, models }) => [label, models.map((one) => one.model.model).join(' ')])).toEqual([
    ['Cars', '86'],
    ['Hatch & sedans', 'Camry Yaris'],
    ['SUVs & 4WDs', 'RAV4'],
    ['Utes & Vans', 'HiLux'],
  ])
})

it('caravans and motorcycles have their own categories, not those of car bodies (CFG-06, NAV-19)', () => {
  const found = stockCategories([
    stocked('MT-07', 'Sports', { itemType: 'motorcycle' }),
    stocked('Journey', 'Caravan', { itemType: 'caravan' }),
    stocked('86', 'Convertible', { itemType: 'car' }),
  ])
  expect(found.map(({ label, models }) => [label, models.map((one) => one.model.model).join(' ')])).toEqual([
    ['Cars', '86'],
    ['Caravans', 'Journey'],
    ['Motorcycles', 'MT-07'],
  ])
})

it.each([
  { name: 'with petrol cars', more: {}, labels: ['SUVs & 4WDs'] },
  { name: 'with hybrids', more: { electrified: ['Hybrid'] }, labels: ['SUVs & 4WDs', 'Electrified'] },
  { name: 'of which one of two is upcoming', more: { newCount: 2, comingCount: 1 }, labels: ['SUVs & 4WDs'] },
  { name: 'of which all are upcoming', more: { newCount: 2, comingCount: 2 }, labels: ['Upcoming'] },
  { name: 'of which all are upcoming and electric', more: { comingCount: 1, electrified: ['Electric'] }, labels: ['Upcoming'] },
  { name: 'without new cars', more: { newCount: 0, comingCount: 0 }, labels: [] },
])('a model in stock $name has the categories $labels (NAV-19)', ({ more, labels }) => {
  expect(stockCategories([stocked('X', 'SUV', more)]).map((category) => category.label)).toEqual(labels)
})

it('the menu categories Electrified and Upcoming come last, and a model without a page links to its matching cars there (NAV-19)', () => {
  const found = stockCategories([
    stocked('bZ4X', 'SUV', { comingCount: 1 }),
    stocked('Camry', 'Sedan', { electrified: ['Hybrid', 'PHEV'] }),
  ])
  expect(found.map(({ label, models }) => [label, models.map(({ values }) => values)])).toEqual([
    ['Hatch & sedans', [{}]],
    ['Electrified', [{ fuel: ['Hybrid', 'PHEV'] }]],
    ['Upcoming', [{ status: ['coming_soon'] }]],
  ])
})

it('all eight categories come in the required order, including models not in stock (NAV-19)', () => {
  const range = [
    modelWith('Celica', { stage: 'discontinued' }),
    modelWith('FT-e', { stage: 'coming_soon', electrified: ['Electric'] }),
    modelWith('GR86', { body: 'Coupe', performance: true }),
    modelWith('HiLux', { body: 'Ute' }),
    modelWith('RAV4', { body: 'SUV', electrified: ['Hybrid'] }),
    modelWith('Corolla', { stage: 'new' }),
    modelWith('Mirai', { body: 'Roadster', stage: 'run_out' }),
  ]
  expect(rangeCategories(range, { performanceHeading: 'GR & performance' })).toEqual([
    ['Cars', 'Mirai'],
    ['Hatch & sedans', 'Corolla'],
    ['SUVs & 4WDs', 'RAV4'],
    ['Utes & Vans', 'HiLux'],
    ['GR & performance', 'GR86'],
    ['Electrified', 'RAV4'],
    ['Upcoming', 'FT-e'],
    ['Discontinued', 'Celica'],
  ])
  expect(rangeCategories(range, { showDiscontinued: false }).map(([label]) => label)).not.toContain('Discontinued')
})

it('a model in stock that has a page is listed once and links to the page (NAV-18)', () => {
  const found = modelCategories(
    menuModels([modelWith('RAV4', { body: 'SUV' })], [stocked('RAV4', 'SUV'), stocked('Tundra', 'Ute')]),
    config,
  )
  expect(found.map(({ label, models }) => [label, models.map(({ model }) => model.page?.path ?? null)])).toEqual([
    ['SUVs & 4WDs', ['/rav4']],
    ['Utes & Vans', [null]],
  ])
})

it('there are no categories without models (NAV-18)', () => expect(stockCategories([])).toEqual([]))
