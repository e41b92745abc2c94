import { isRecord } from '@forecourt/schema/isRecord'
import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { joinPointer, pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { DemoSite } from './seededDemo'
import { trialPage, withTrialPage } from './switches/trialPage'

/** An occurrence of a setting: a block setting occurs in each such block. */
export interface SettingPlace {
  readonly of: DemoSite
  readonly pointer: string
  readonly value: unknown
}

/** A setting of the schema with all its occurrences in the demo. */
export interface Setting {
  /** Pointer with `{item}` or the block kind for items: `/pages/list/{item}/blocks/hero/layout`. */
  readonly name: string
  readonly node: SchemaNode
  readonly places: SettingPlace[]
}

type Visit = (name: string, node: SchemaNode, pointer: string, value: unknown) => void

const walk = (node: SchemaNode, value: unknown, name: string, pointer: string, visit: Visit): void => {
  if (node.properties) {
    for (const [key, child] of Object.entries(node.properties)) {
      walk(child, isRecord(value) ? value[key] : undefined, joinPointer(name, key), joinPointer(pointer, key), visit)
    }
    return
  }
  if (node['x-merge'] !== 'id') {
    visit(name, node, pointer, value)
    return
  }
  for (const item of Array.isArray(value) ? value : []) {
    const shape = itemNode(node, item.kind)
    if (shape) walk(shape, item, joinPointer(name, node.items?.oneOf ? item.kind : '{item}'), joinPointer(pointer, item.id), visit)
  }
}

/** Names of all settings of the schema. */
export const namesIn = (node: SchemaNode, name: string): [string, SchemaNode][] => {
  if (node.properties) return Object.entries(node.properties).flatMap(([key, child]) => namesIn(child, joinPointer(name, key)))
  if (node['x-merge'] !== 'id') return [[name, node]]
  const { items } = node
  const kinds = items?.oneOf ?? [items ?? {}]
  return kinds.flatMap((kind) => namesIn(kind, joinPointer(name, String(kind.properties?.kind?.const ?? '{item}'))))
}

/** All settings of a config by pointer, list items included. */
export const settingsIn = (config: unknown): { readonly node: SchemaNode; readonly pointer: string; readonly value: unknown }[] => {
  const found: { node: SchemaNode; pointer: string; value: unknown }[] = []
  walk(rootNode, config, '', '', (_name, node, pointer, value) => found.push({ node, pointer, value }))
  return found
}

/**
 * How much a site sets in the setting's section. Sites that set most come first: a test stops at the first site where the setting has an
 * effect, and so it seldom renders the pages of the others.
 */
const weight = ({ of, pointer }: SettingPlace): number => {
  const [section = ''] = pointerSegments(pointer)
  return of.layers.reduce((sum, { values }) => {
    const sectionValue: unknown = (values as { readonly [section: string]: unknown })[section]
    return sum + (isRecord(sectionValue) ? Object.keys(sectionValue).length : 0)
  }, 0)
}

/** All settings of the schema with their occurrences on demo sites; unused block kinds are on a trial page. */
export const listSettings = (sites: readonly DemoSite[]): Setting[] => {
  const settings = new Map(namesIn(rootNode, '').map(([name, node]): [string, Setting] => [name, { name, node, places: [] }]))
  const trial = withTrialPage(sites)
  for (const of of trial ? [...sites, trial] : sites) {
    walk(rootNode, of.site.config, '', '', (name, _node, pointer, value) => {
      if (of !== trial || pointer.startsWith(`${trialPage}/blocks/`)) settings.get(name)?.places.push({ of, pointer, value })
    })
  }
  for (const { places } of settings.values()) places.sort((a, b) => weight(b) - weight(a))
  return [...settings.values()]
}
