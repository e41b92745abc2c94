import { setValue } from '@forecourt/schema/layers/setValue'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { hostileText } from './hostile/hostileText'
import { settingsIn } from './settings'

type Bound = (node: SchemaNode, value: unknown) => unknown

const isLink = (node: SchemaNode) => node['x-control'] === 'path' || node['x-expects']?.includes('https://')

const longest: Bound = (node) => {
  const { type, items, maxLength = 200, maxItems = 3 } = node
  if (type === 'boolean') return true
  if (node.enum || node.const !== undefined) return undefined
  if (type === 'integer' || type === 'number') return node.maximum
  if (type === 'array')
    return items?.enum ? items.enum.slice(0, maxItems) : Array.from({ length: maxItems }, () => longest(items ?? {}, null))
  if (isLink(node)) return `/${hostileText(maxLength - 1).replaceAll('\u0000', '')}`
  return node['x-expects'] ? undefined : hostileText(maxLength).replaceAll('\u0000', '')
}

const shortest: Bound = (node) => {
  const { type, items, minLength = 0, minItems = 0 } = node
  if (type === 'boolean') return false
  if (node.enum || node.const !== undefined) return undefined
  if (type === 'integer' || type === 'number') return node.minimum
  if (type === 'array') return items?.enum ? items.enum.slice(0, minItems) : []
  return node['x-expects'] && !isLink(node) ? undefined : 'x'.repeat(minLength)
}

const allHidden: Bound = (_node, value) => (typeof value === 'boolean' ? false : undefined)

const extreme = (config: unknown, bound: Bound): ConfigValues =>
  settingsIn(config).reduce<ConfigValues>((values, { node, pointer, value }) => {
    const boundValue = pointer.endsWith('/id') || pointer.endsWith('/mandatory') ? undefined : bound(node, value)
    return boundValue === undefined ? values : setValue(values, pointer, boundValue)
  }, {})

/** A config with lists reduced to their mandatory items. */
const emptied = (config: unknown): ConfigValues => {
  const items = new Set(
    settingsIn(config).flatMap(({ pointer }) => /^(\/(?:navigation|footer|card|vdp)\/\w+\/[^/]+)\//.exec(pointer)?.[1] ?? []),
  )
  const blocks = new Set(settingsIn(config).flatMap(({ pointer }) => /^(\/pages\/list\/[^/]+\/blocks\/[^/]+)\//.exec(pointer)?.[1] ?? []))
  return [...items, ...blocks].reduce<ConfigValues>((values, pointer) => setValue(values, `${pointer}/removed`, true), {})
}

/** Layers that bring a config to the limits of its schema. */
export const configBounds: { readonly [name: string]: (config: unknown) => ConfigValues } = {
  'as it is': () => ({}),
  'with the longest of everything': (config) => extreme(config, longest),
  'with the least of everything': (config) => extreme(config, shortest),
  'with everything switched off': (config) => extreme(config, allHidden),
  'with empty lists': emptied,
}
