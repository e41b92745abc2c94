import { isRecord } from '@forecourt/schema/isRecord'
import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { itemName } from '@forecourt/schema/json-schema/itemName'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingQueryTerms } from '@forecourt/schema/search/listSynonyms'
import { itemSummary } from '../items/itemSummary'
import type { FoundSetting, SettingFilter } from './SettingFilter'

type FilterLists = Readonly<Record<SettingFilter, readonly FoundSetting[]>>

/** Whether one pointer equals or contains the other. */
const overlaps = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)

/** By relevance: errors first, then changes, then own values. */
const filtersByRelevance = ['errors', 'warnings', 'sincePublish', 'overridden'] as const

const matches = ({ title, text, pointer }: FoundSetting, terms: readonly string[]) => {
  const all = `${title} ${text} ${pointer}`.toLowerCase()
  return terms.every((word) => all.includes(word))
}

/** The settings that match all filters and search words, ordered by the most relevant filter. */
export const filteredSettings = (lists: FilterLists, chosen: ReadonlySet<SettingFilter>, query: string): readonly FoundSetting[] => {
  const [first, ...others] = filtersByRelevance.filter((filter) => chosen.has(filter))
  if (!first) return []
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return lists[first].filter(
    (found) => others.every((filter) => lists[filter].some(({ pointer }) => overlaps(pointer, found.pointer))) && matches(found, terms),
  )
}

interface IndexedItem extends FoundSetting {
  readonly searchText: string
}

const collect = (node: SchemaNode, value: unknown, pointer: string, chain: readonly string[], found: IndexedItem[]): void => {
  if (node.properties && isRecord(value))
    for (const [key, child] of Object.entries(node.properties))
      if (child.properties || child['x-merge'] === 'id')
        collect(child, value[key], joinPointer(pointer, key), child.properties ? [...chain, child.title ?? key] : chain, found)
  if (node['x-merge'] !== 'id' || !Array.isArray(value)) return
  for (const item of value) {
    const shape = itemNode(node, isRecord(item) ? item.kind : undefined)
    if (!shape || !isRecord(item) || typeof item.id !== 'string') continue
    const name = itemName(shape, item, item.id)
    const text = itemSummary(shape, { ...item, id: item.id })
    const at = joinPointer(pointer, item.id)
    const title = [...chain, name].join(' › ')
    found.push({
      pointer: at,
      title,
      text: text.trim() || (node.items?.title ?? ''),
      searchText: `${title} ${text} ${item.id}`.toLowerCase(),
    })
    collect(shape, item, at, [...chain, name], found)
  }
}

const cachedItems = new WeakMap<ResolvedConfig, readonly IndexedItem[]>()

const itemsOf = (config: ResolvedConfig): readonly IndexedItem[] => {
  const before = cachedItems.get(config)
  if (before) return before
  const found: IndexedItem[] = []
  collect(rootNode, config, '', [], found)
  cachedItems.set(config, found)
  return found
}

/** List items that match all words: menu items, buttons, pages, blocks and their items. */
export const findItems = (config: ResolvedConfig, query: string): readonly FoundSetting[] => {
  const queryTerms = settingQueryTerms(query)
  if (queryTerms.length === 0) return []
  return itemsOf(config).filter(({ searchText }) => queryTerms.every((synonyms) => synonyms.some((word) => searchText.includes(word))))
}
