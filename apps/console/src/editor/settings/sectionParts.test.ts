import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { expect, test } from 'vitest'
import { sectionParts } from './sectionParts'

const node = (key: string): SchemaNode => {
  const found = rootNode.properties?.[key]
  if (!found) throw new Error(`There is no section ${key}.`)
  return found
}
const forDealer = (section: SchemaNode, pointer: string) =>
  section.properties?.[pointer.slice(pointer.lastIndexOf('/') + 1)]?.['x-role'] !== 'dealer'

test.each(Object.keys(rootNode.properties ?? {}))('The parts of the section %s include every setting exactly once, for any role', (key) => {
  const section = node(key)
  for (const isReadOnly of [() => false, () => true, (pointer: string) => forDealer(section, pointer)]) {
    const { parts, readOnly } = sectionParts({ pointer: `/${key}`, node: section }, isReadOnly)
    const keys = [...parts.flatMap(({ entries }) => entries), ...readOnly].map((entry) => entry.key)
    expect(keys.toSorted()).toEqual(Object.keys(section.properties ?? {}).toSorted())
  }
})

test('For a dealer the car page section starts with the buttons, and has no heading without settings', () => {
  const section = node('vdp')
  const { parts, readOnly } = sectionParts({ pointer: '/vdp', node: section }, (pointer) => forDealer(section, pointer))
  expect(parts[0]).toMatchObject({
    title: 'Buttons',
    entries: [{ key: 'buttons' }, { key: 'buttonsOnPhones' }, { key: 'foldButtons' }, { key: 'customButtonHref' }],
  })
  expect(parts.every(({ entries }) => entries.length > 0)).toBe(true)
  expect(readOnly.map((entry) => entry.key)).toContain('layout')
})

test('For a dealer the menu section starts with the menu items', () => {
  const section = node('navigation')
  const { parts } = sectionParts({ pointer: '/navigation', node: section }, (pointer) => forDealer(section, pointer))
  expect(parts).toMatchObject([{ title: null, entries: [{ key: 'items' }] }])
})
