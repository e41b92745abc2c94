import { expect, it } from 'vitest'
import type { StockModel } from '../entities/StockModel'
import { modelCategories } from './modelCategories'

const model = (name: string, body: string | null, more: Partial<StockModel> = {}): StockModel => ({
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

it('Categories come in their order and models by name, whatever order they are in (NAV-19)', () => {
  const found = modelCategories([
    model('HiLux', 'Ute'),
    model('RAV4', 'SUV'),
    model('86', 'Convertible'),
    model('Yaris', 'Hatchback'),
    model('Camry', 'Sedan'),
  ])
  expect(found.map(({ label, models }) => [label, models.map((one) => one.model.model).join(' ')])).toEqual([
    ['Cars', '86'],
    ['Hatch & sedans', 'Camry Yaris'],
    ['SUVs & 4WDs', 'RAV4'],
    ['Utes & Vans', 'HiLux'],
  ])
})

it.each([
  { name: 'with petrol cars', more: {}, labels: ['SUVs & 4WDs'] },
  { name: 'with hybrids', more: { electrified: ['Hybrid'] }, labels: ['SUVs & 4WDs', 'Electrified'] },
  { name: 'of which one of two is still to come', more: { newCount: 2, comingCount: 1 }, labels: ['SUVs & 4WDs'] },
  { name: 'of which all are still to come', more: { newCount: 2, comingCount: 2 }, labels: ['Upcoming'] },
  { name: 'of which all are to come, and electric', more: { comingCount: 1, electrified: ['Electric'] }, labels: ['Upcoming'] },
  { name: 'of which no new car is there', more: { newCount: 0, comingCount: 0 }, labels: ['SUVs & 4WDs'] },
])('A model $name is among $labels (NAV-19)', ({ more, labels }) => {
  expect(modelCategories([model('X', 'SUV', more)]).map((category) => category.label)).toEqual(labels)
})

it('Electrified and Upcoming lead to those cars alone, and come last (NAV-19)', () => {
  const found = modelCategories([model('bZ4X', 'SUV', { comingCount: 1 }), model('Camry', 'Sedan', { electrified: ['Hybrid', 'PHEV'] })])
  expect(found.map(({ label, models }) => [label, models.map(({ values }) => values)])).toEqual([
    ['Hatch & sedans', [{}]],
    ['Electrified', [{ fuel: ['Hybrid', 'PHEV'] }]],
    ['Upcoming', [{ status: ['coming_soon'] }]],
  ])
})

it('No stock, no categories (NAV-18)', () => {
  expect(modelCategories([])).toEqual([])
})
