import type { Selection } from './Query'

/** Reads `attributesToRetrieve`: names, all by `*`, and `-name` for all but it. */
export function selection(list: readonly string[] | null): Selection | null {
  if (list === null || list.includes('*')) {
    const without = (list ?? []).filter((name) => name.startsWith('-')).map((name) => name.slice(1))
    return without.length === 0 ? null : { names: new Set(without), isExclusion: true }
  }
  return { names: new Set(list), isExclusion: false }
}
