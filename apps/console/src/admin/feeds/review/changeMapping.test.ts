import { expect, it } from 'vitest'
import {
  columnOfHeading,
  decisionText,
  type Mapping,
  withAddedColumn,
  withAnswer,
  withDecisions,
  withHeading,
  withoutDecision,
  withSection,
  withSource,
} from './Mapping'

const mapping: Mapping = {
  version: 1,
  columns: { make: { from: ['Brand'], steps: [] }, price: { from: ['DAP', 'EGC'], steps: [{ do: 'times', factor: 0.01 }] } },
  only: [],
}

it('the mapping editor finds the field that a heading is mapped to', () => {
  expect([columnOfHeading(mapping, 'EGC'), columnOfHeading(mapping, 'Brand'), columnOfHeading(mapping, 'Else')]).toEqual([
    'price',
    'make',
    null,
  ])
})

it('the mapping editor maps a heading to another field, and the field keeps its other headings', () => {
  expect(withHeading(mapping, 'EGC', 'egcPrice').columns).toEqual({
    make: { from: ['Brand'], steps: [] },
    price: { from: ['DAP'], steps: [{ do: 'times', factor: 0.01 }] },
    egcPrice: { from: ['EGC'], steps: [] },
  })
  expect(withHeading(mapping, 'Price', 'price').columns.price?.from).toEqual(['DAP', 'EGC', 'Price'])
})

it('the mapping editor removes a field that has no heading and no fixed value left', () => {
  expect(Object.keys(withHeading(mapping, 'Brand', null).columns)).toEqual(['price'])
  expect(withHeading(mapping, 'Brand', 'make')).toBe(mapping)
  expect(withSource(mapping, 'carType', { from: [], constant: 'used', steps: [] }).columns.carType).toEqual({
    from: [],
    constant: 'used',
    steps: [],
  })
})

it('the mapping editor stores the meaning of a text in its column’s lookup table, and of an empty cell as a fixed value (ENT-01)', () => {
  const lookup = (table: object) => [{ do: 'lookup', table }]
  const once = withAnswer(mapping, 'make', 'VWs', 'Volkswagen')
  expect(once.columns.make?.steps).toEqual(lookup({ VWs: 'Volkswagen' }))
  expect(withAnswer(once, 'make', 'Merc', 'Mercedes-Benz').columns.make?.steps).toEqual(
    lookup({ VWs: 'Volkswagen', Merc: 'Mercedes-Benz' }),
  )
  expect(withAnswer(mapping, 'price', 'x', '').columns.price?.steps).toEqual([{ do: 'times', factor: 0.01 }, ...lookup({ x: '' })])
  expect(withAnswer(mapping, 'carType', '', 'Used').columns.carType).toEqual({ from: [], constant: 'Used', steps: [] })
})

it('the mapping editor replaces an existing entry of the lookup table whatever its letter case (ENT-01)', () => {
  const table = { TRUCK: 'Truck or ute', SUV: 'SUV' }
  const body: Mapping = {
    ...mapping,
    columns: { body: { from: ['body_style'], steps: [{ do: 'lookup', table, otherwise: 'Truck or ute' }] } },
  }
  expect(withAnswer(body, 'body', 'Truck', 'Ute').columns.body?.steps).toEqual([
    { do: 'lookup', table: { Truck: 'Ute', SUV: 'SUV' }, otherwise: 'Truck or ute' },
  ])
})

it('in the mapping editor a later decision about an unread column adds to the earlier one, and can be taken back (ENT-01)', () => {
  const once = withDecisions(mapping, { Channel: { ignores: ['Retail'], holds: ['Hold'] } })
  expect(once.decided).toEqual({ Channel: { ignores: ['Retail'], holds: ['Hold'] } })
  expect(withDecisions(once, { Channel: { ignores: ['Fleet', 'hold'], holds: [] } }).decided).toEqual({
    Channel: { ignores: ['Retail', 'Fleet', 'hold'], holds: [] },
  })
  const all = withDecisions(once, { Channel: { ignores: 'all', holds: [] } })
  expect(all.decided).toEqual({ Channel: { ignores: 'all', holds: ['Hold'] } })
  expect([decisionText(once, 'Channel'), decisionText(all, 'Channel'), decisionText(all, 'Memo')]).toEqual([
    '“Retail” doesn’t matter. Cars with “Hold” wait.',
    'It doesn’t matter. Cars with “Hold” wait.',
    null,
  ])
  expect(withoutDecision(all, 'Channel').decided).toEqual({})
  // Of a column that doesn’t matter, texts that contradict their row are asked about one by one.
  expect(withDecisions(all, { Channel: { ignores: ['2019 Kia Rio'], holds: [] } }).decided).toEqual({
    Channel: { ignores: 'all', holds: ['Hold'], allows: ['2019 Kia Rio'] },
  })
})

it('the mapping editor keeps entries whose cars wait only where they contradict another column, until they are decided (ENT-01)', () => {
  const kept = withDecisions(mapping, { Title: { ignores: 'all', holds: [], contradictory: ['2019 Kia Rio'] } })
  expect(kept.decided).toEqual({ Title: { ignores: 'all', holds: [], contradictory: ['2019 Kia Rio'] } })
  expect(decisionText(kept, 'Title')).toBe('It doesn’t matter. Cars with “2019 Kia Rio” wait if that contradicts another column.')
  const next = withDecisions(kept, { Title: { ignores: [], holds: [], contradictory: ['2018 Kia Rio'] } })
  expect(next.decided?.Title).toMatchObject({ ignores: 'all', contradictory: ['2019 Kia Rio', '2018 Kia Rio'] })
  expect(withDecisions(kept, { Title: { ignores: ['2019 kia rio'], holds: [] } }).decided).toEqual({
    Title: { ignores: 'all', holds: [], allows: ['2019 kia rio'] },
  })
})

it('the mapping editor stores what a row above some cars means, and takes it back (ENT-01)', () => {
  const once = withSection(withSection(mapping, 'Ex fleet', 'Used'), 'Specials', '')
  expect(once.sections).toEqual({ 'Ex fleet': 'Used', Specials: '' })
  expect(withSection(withSection(once, 'Ex fleet', 'Demo'), 'Specials', null).sections).toEqual({ 'Ex fleet': 'Demo' })
})

it('an added column is read as the field that it seems to be, in addition to headings of other files (ENT-01)', () => {
  const status = { column: 'status' as const, source: { from: ['Status'], steps: [] } }
  const read = withAddedColumn(mapping, 'Status', status)
  expect(read.columns.status).toEqual(status.source)
  expect(withAddedColumn(read, 'State', { ...status, source: { from: ['State'], steps: [] } }).columns.status?.from).toEqual([
    'Status',
    'State',
  ])
})
