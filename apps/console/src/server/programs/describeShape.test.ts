import { settingAt } from '@forecourt/schema/settingAt'
import { expect, test } from 'vitest'
import { describeShape } from './describeShape'

const shapeOf = (pointer: string) => {
  const place = settingAt(pointer)
  if (!place) throw new Error(`There is no setting ${pointer}.`)
  return JSON.parse(JSON.stringify(describeShape(place.node)))
}

test('a choice has its values with labels', () => {
  expect(shapeOf('/theme/corners').allowed).toContainEqual({ value: 'soft', label: 'Soft' })
})

test('a list has the fields of its items, with those that an item needs', () => {
  const { merge, maxItems, items } = shapeOf('/navigation/items')
  expect([merge, maxItems]).toEqual([expect.stringContaining('/removed'), 12])
  expect(items.needs).toEqual(['id'])
  expect(shapeOf('/pages/list').items.needs).toEqual(['id', 'path', 'title'])
  expect(items.fields.href).toMatchObject({ type: 'string', title: expect.any(String) })
  expect(items.fields.children).toMatchObject({ type: 'array', items: { fields: { label: { type: 'string' } } } })
})

test('blocks have the fields of each kind; pages name the kinds', () => {
  const { kinds } = shapeOf('/pages/list/home/blocks')
  expect(kinds.prose).toMatchObject({ title: 'Text', fields: { kind: { always: 'prose' }, text: { maxLength: 20_000 } } })
  expect(kinds.priceSearch.description).toMatch(/first\.$/)
  expect(kinds.prose.fields.text.format).toContain('“## ”')
  expect(shapeOf('/pages/list').items.fields.blocks.kinds).toContain('prose')
  expect(JSON.stringify(kinds).length).toBeLessThan(40_000)
})
