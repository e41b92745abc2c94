import { expect, test } from 'vitest'
import { rootNode } from './configSchema'

const sections = Object.entries(rootNode.properties ?? {})

/** Maximum number of settings in a section without parts. */
const maxWithoutParts = 10

test.each(sections.filter(([, node]) => node['x-parts']))('Each setting of %s is in one part', (_key, node) => {
  const keys = (node['x-parts'] ?? []).flatMap((part) => part.keys)
  expect(keys.toSorted()).toEqual(Object.keys(node.properties ?? {}).toSorted())
})

test('A section with more than ten settings has parts', () => {
  const long = sections.filter(([, node]) => Object.keys(node.properties ?? {}).length > maxWithoutParts && !node['x-parts'])
  expect(long.map(([key]) => key)).toEqual([])
})
