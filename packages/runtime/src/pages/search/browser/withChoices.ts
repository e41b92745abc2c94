import type { SearchState } from '@forecourt/rules/search/SearchState'

type Values = SearchState['values']

/** Parsed values, with the selections and removals made since. */
const changedValues = (meant: Values, before: Values, now: Values): Values => {
  const facets = new Set([meant, before, now].flatMap((values) => Object.keys(values)))
  const changed = [...facets].map((facet) => {
    const [of, was, is] = [meant, before, now].map((values) => values[facet] ?? [])
    const stays = (of ?? []).filter((value) => is?.includes(value) || !was?.includes(value))
    return [facet, [...new Set([...stays, ...(is ?? []).filter((value) => !was?.includes(value))])]] as const
  })
  return Object.fromEntries(changed.filter(([, values]) => values.length > 0))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges a parsed sentence with selections made before its result (SRC-05, SRC-06): the fields don't contain the parsed filters yet, so
 * only their changes since the submission are merged.
 */
export const withChoices = (
  { meant, before }: { readonly meant: SearchState; readonly before: SearchState },
  now: SearchState,
): SearchState => {
  const ranges = Object.entries(now.ranges).filter(([facet, range]) => !same(range, before.ranges[facet]))
  const isNear = now.near !== undefined && !same(now.near, before.near)
  const excluded = changedValues(meant.excluded ?? {}, before.excluded ?? {}, now.excluded ?? {})
  return {
    ...meant,
    query: now.query === before.query ? meant.query : now.query,
    sortBy: now.sortBy === before.sortBy ? meant.sortBy : now.sortBy,
    values: changedValues(meant.values, before.values, now.values),
    ranges: { ...meant.ranges, ...Object.fromEntries(ranges) },
    ...(isNear && { near: now.near }),
    ...(Object.keys(excluded).length > 0 && { excluded }),
  }
}
