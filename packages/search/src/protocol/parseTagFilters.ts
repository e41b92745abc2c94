import type { Filter } from '../contract/Filter'
import { jsonParam } from './Params'
import { ProtocolError } from './ProtocolError'

/**
 * Algolia's `tagFilters`, conditions on `_tags`: a list joined by AND whose inner lists are joined by OR, or the same as a text,
 * `a,(b,c)` (SRC-45). `-` before a tag negates it. Tags match as they are written.
 */
export function parseTagFilters(input: unknown): Filter[] {
  const given = jsonParam(input, 'tagFilters')
  if (given === undefined || given === null) return []
  const list = typeof given === 'string' ? groupsOf(given) : given
  if (!Array.isArray(list)) throw expected()
  return list.flatMap((entry): Filter[] => {
    if (!Array.isArray(entry)) return [tag(entry)]
    return entry.length === 0 ? [] : [{ kind: 'or', filters: entry.map(tag) }]
  })
}

function groupsOf(text: string): (string | string[])[] {
  return [...text.matchAll(/\(([^()]*)\)|[^,()]+/g)].flatMap(([whole, group]): (string | string[])[] => {
    const tags = (group ?? whole)
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    return group === undefined ? tags : [tags]
  })
}

function tag(input: unknown): Filter {
  if (typeof input !== 'string' || input === '') throw expected()
  if (input.startsWith('-')) return { kind: 'not', filter: exactly(input.slice(1)) }
  return exactly(input.startsWith('\\-') ? input.slice(1) : input)
}

const exactly = (value: string): Filter => ({ kind: 'facet', attribute: '_tags', value, exact: true })

const expected = () => new ProtocolError(400, 'tagFilters: expected tags, or lists of tags')
