import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, test } from 'vitest'
import { planDraft, proposedChange } from './draftPlan'

const template: Layer = {
  kind: 'template',
  name: 'Dealer template',
  schemaVersion,
  values: { navigation: { items: [{ id: 'stock', label: 'Stock', href: '/stock' }] } } as ConfigValues,
  locks: ['/theme/corners'],
}

const planWith = (layer: Layer, values: object, ...changes: readonly object[]) =>
  planDraft(
    { layers: [layer], site: { name: 'North' }, draft: { values }, modelPages: [] } as unknown as Parameters<typeof planDraft>[0],
    changes.map((change) => proposedChange.parse(change)),
  )

const planOf = (values: object, ...changes: readonly object[]) => planWith(template, values, ...changes)

test('a valid change has a sentence, and leaves other values of the draft', () => {
  const { values, errors, changes } = planOf({ identity: { tagline: 'Old' } }, { setting: '/checkout/deposit', value: 350 })
  expect([errors, values]).toEqual([[], { identity: { tagline: 'Old' }, checkout: { deposit: 350 } }])
  expect(changes).toEqual([expect.stringContaining('350')])
})

test('an item of a list is changed by its id, and an inherited one is removed', () => {
  const { values, errors } = planOf(
    {},
    { setting: '/navigation/items/about', value: { label: 'About us', href: '/about' } },
    { setting: '/navigation/items/stock/removed', value: true },
  )
  expect(errors).toEqual([])
  expect(values.navigation?.items).toEqual([
    { id: 'about', label: 'About us', href: '/about' },
    { id: 'stock', removed: true },
  ])
})

test('a change with “reset” removes the site’s own value', () => {
  const { values, errors } = planOf({ identity: { tagline: 'Old' } }, { setting: '/identity/tagline', reset: true })
  expect([errors, values]).toEqual([[], {}])
})

test.each([
  { reason: 'an unknown setting', change: { setting: '/search/nothing', value: 1 }, message: /find_settings/ },
  { reason: 'a value over its limit', change: { setting: '/checkout/deposit', value: 9000 }, message: /5,?000/ },
  { reason: 'a value of another type', change: { setting: '/identity/tagline', value: 5 }, message: /text/ },
  { reason: 'a locked setting', change: { setting: '/theme/corners', value: 'round' }, message: /Dealer template/ },
  {
    reason: 'an unknown field of an item',
    change: { setting: '/navigation/items/a', value: { label: 'A', href: '/', x: 1 } },
    message: /x/,
  },
  { reason: 'a setting for staff', change: { setting: '/search/pageSize', value: 36 }, message: /Forecourt staff/ },
  { reason: 'an item with another id', change: { setting: '/navigation/items/a', value: { id: 'b' } }, message: /must be “a”/ },
  {
    reason: 'an item of a list without ids',
    change: { setting: '/vdp/whyBuyPoints/0', value: 'A' },
    message: / whole list .*\/vdp\/whyBuyPoints\.$/,
  },
  { reason: 'no value', change: { setting: '/identity/tagline' }, message: /Give a value/ },
  { reason: 'a prototype', change: { setting: '/identity/constructor', value: {} }, message: /no such setting/ },
])('$reason is refused', ({ change, message }) => {
  expect(planOf({}, change).errors).toEqual([{ setting: expect.stringContaining(change.setting), message: expect.stringMatching(message) }])
})

test('a problem that the draft already has refuses no other change', () => {
  const before = { checkout: { deposit: 9000 } }
  expect(planOf(before, { setting: '/identity/tagline', value: 'New' }).errors).toEqual([])
})

test('one refused change refuses all', () => {
  const plan = planOf({}, { setting: '/identity/tagline', value: 'New' }, { setting: '/search/nothing', value: 1 })
  expect(plan).toMatchObject({ values: {}, changes: [], errors: [{ setting: '/search/nothing' }] })
})

test('a list that leaves out inherited items is warned of, as they stay, also inside an item', () => {
  const pages = {
    list: [{ id: 'about', path: '/about-us', title: 'About us', blocks: [{ id: 'text', kind: 'prose', text: 'We sell cars.' }] }],
  }
  const layer: Layer = { ...template, values: { ...template.values, pages } as ConfigValues }
  const hero = { id: 'hero', kind: 'hero', heading: 'About us' }
  const page = (...blocks: readonly object[]) => ({ setting: '/pages/list/about', value: { path: '/about-us', title: 'About us', blocks } })
  expect(planWith(layer, {}, page(hero)).warnings).toEqual([
    { setting: '/pages/list/about/blocks', message: expect.stringMatching(/ stay, .*: text\. .*\/removed/) },
  ])
  expect(planWith(layer, {}, page(hero, { id: 'text', removed: true })).warnings).toEqual([])
  expect(planWith(layer, {}, { setting: '/navigation/items', value: [{ id: 'about', label: 'About' }] }).warnings).toEqual([
    { setting: '/navigation/items', message: expect.stringContaining('stock') },
  ])
})
