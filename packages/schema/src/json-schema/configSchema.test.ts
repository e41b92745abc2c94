import { describe, expect, it } from 'vitest'
import { blocks } from '../blocks/blocks'
import type { SchemaNode } from '../SchemaNode'
import { configSections } from './configSchema'

const settings = (node: SchemaNode, path: string): [string, SchemaNode][] => [
  [path, node],
  ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => settings(child, `${path}.${key}`)),
  ...(node.items && !node.items.oneOf ? settings(node.items, `${path}[]`) : []),
]

const all = [...Object.entries<SchemaNode>(configSections), ...Object.entries<SchemaNode>(blocks)].flatMap(([key, node]) =>
  settings(node, key),
)

/** Entries of a plain list have no name. */
const named = all.filter(([path, node]) => !path.endsWith('[]') || node.properties)

describe('the config’s schema', () => {
  it.each(named)('%s has a title and a description in a sentence', (_path, node) => {
    expect(node.title).toMatch(/^\S/)
    if (node.type !== 'object') expect(node.description).toMatch(/^[A-Z].*[.]$/)
  })

  it.each(all.filter(([, node]) => node.pattern))('%s describes what its pattern expects', (_path, node) => {
    expect(node['x-expects']).toMatch(/ /)
  })

  it.each(all.filter(([, node]) => node['x-labels']))('%s has a label for each of its choices', (_path, node) => {
    expect(node['x-labels']).toHaveLength(node.enum?.length ?? 0)
  })

  it.each(all.filter(([, node]) => node['x-merge']))('%s has items with ids, as it merges by id', (_path, node) => {
    const items = node.items?.oneOf ?? [node.items]
    expect(items.every((item) => item?.properties?.id)).toBe(true)
  })

  it('every text has a maximum length, every number bounds and every list a maximum size', () => {
    const unbounded = all.filter(([, { type, maxLength, pattern, enum: choices, const: only, minimum, maximum, maxItems }]) => {
      if (choices !== undefined || only !== undefined) return false
      if (type === 'string') return maxLength === undefined && pattern === undefined
      if (type === 'integer' || type === 'number') return minimum === undefined || maximum === undefined
      return type === 'array' && maxItems === undefined
    })
    expect(unbounded.map(([path]) => path)).toEqual([])
  })

  it('switches of the config’s schema are named for what they show, not for what they hide', () => {
    const switches = all.filter(([, { type }]) => type === 'boolean').map(([path]) => path)
    expect(switches.filter((path) => /\.(no|not|disable)[A-Z]/.test(path))).toEqual([])
  })
})
