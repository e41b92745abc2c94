import { expect, it } from 'vitest'
import { columnOfHeading, type Mapping, withAnswer, withHeading, withSource } from './Mapping'

const mapping: Mapping = {
  version: 1,
  columns: { make: { from: ['Brand'], steps: [] }, price: { from: ['DAP', 'EGC'], steps: [{ do: 'times', factor: 0.01 }] } },
  only: [],
}

it('knows as which field a heading is read', () => {
  expect([columnOfHeading(mapping, 'EGC'), columnOfHeading(mapping, 'Brand'), columnOfHeading(mapping, 'Else')]).toEqual([
    'price',
    'make',
    null,
  ])
})

it('reads a heading as another field, which keeps what it was read from', () => {
  expect(withHeading(mapping, 'EGC', 'egcPrice').columns).toEqual({
    make: { from: ['Brand'], steps: [] },
    price: { from: ['DAP'], steps: [{ do: 'times', factor: 0.01 }] },
    egcPrice: { from: ['EGC'], steps: [] },
  })
  expect(withHeading(mapping, 'Price', 'price').columns.price?.from).toEqual(['DAP', 'EGC', 'Price'])
})

it('lets a field go that is read from nothing any more', () => {
  expect(Object.keys(withHeading(mapping, 'Brand', null).columns)).toEqual(['price'])
  expect(withHeading(mapping, 'Brand', 'make')).toBe(mapping)
  expect(withSource(mapping, 'carType', { from: [], constant: 'used', steps: [] }).columns.carType).toEqual({
    from: [],
    constant: 'used',
    steps: [],
  })
})

it('remembers what a text means in the words of its column, and what is meant where nothing is said (ENT-01)', () => {
  const lookup = (table: object) => [{ do: 'lookup', table }]
  const once = withAnswer(mapping, 'make', 'VWs', 'Volkswagen')
  expect(once.columns.make?.steps).toEqual(lookup({ VWs: 'Volkswagen' }))
  expect(withAnswer(once, 'make', 'Merc', 'Mercedes-Benz').columns.make?.steps).toEqual(
    lookup({ VWs: 'Volkswagen', Merc: 'Mercedes-Benz' }),
  )
  expect(withAnswer(mapping, 'price', 'x', '').columns.price?.steps).toEqual([{ do: 'times', factor: 0.01 }, ...lookup({ x: '' })])
  expect(withAnswer(mapping, 'carType', '', 'Used').columns.carType).toEqual({ from: [], constant: 'Used', steps: [] })
})

it('answers a text that the words of its column made another of, however it is written (ENT-01)', () => {
  const table = { TRUCK: 'Truck or ute', SUV: 'SUV' }
  const body: Mapping = {
    ...mapping,
    columns: { body: { from: ['body_style'], steps: [{ do: 'lookup', table, otherwise: 'Truck or ute' }] } },
  }
  expect(withAnswer(body, 'body', 'Truck', 'Ute').columns.body?.steps).toEqual([
    { do: 'lookup', table: { Truck: 'Ute', SUV: 'SUV' }, otherwise: 'Truck or ute' },
  ])
})
